package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.mockserver.internal.transport.RawClient;

/** Lists of responses, delays and broken connections. */
@OverEveryProtocol
class AnsweringTest {

    /* Longer than any test may take: an answer that has to wait this long never comes. */
    private static final String FOR_EVER = "'delay': {'timeUnit': 'HOURS', 'value': 1}";
    private static final String A_MOMENT = "'delay': {'timeUnit': 'MILLISECONDS', 'value': 150}";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("stopDrainMillis", "0");

    @Parameter
    Speech speech;

    private static HouseClient client() {
        return HOUSE.client();
    }

    private static void expectError(String error) {
        client().expect("{'httpRequest': {'path': '/broken'}, 'httpError': " + error + "}");
    }

    private static List<String> bodies(int count) {
        List<String> bodies = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            bodies.add(client().get("/list").body());
        }
        return bodies;
    }

    @Test
    void aListOfResponsesIsServedInTurn() {
        client().expect("{'httpRequest': {'path': '/list'}, 'httpResponses': [{'body': 'a'}, {'body': 'b'}]}");

        assertThat(bodies(5)).containsExactly("a", "b", "a", "b", "a");
    }

    @Test
    void aListThatSwitchesStaysWithTheLast() {
        client().expect("{'httpRequest': {'path': '/list'}, 'responseMode': 'SWITCH', 'switchAfter': 2,"
                + " 'httpResponses': [{'body': 'a'}, {'body': 'b'}]}");

        assertThat(bodies(5)).containsExactly("a", "a", "b", "b", "b");
    }

    @Test
    void aWeightOfOneAmongHugeOnesIsRare() {
        client().expect("{'httpRequest': {'path': '/list'}, 'responseMode': 'WEIGHTED',"
                + " 'responseWeights': [1000000000, 1], 'httpResponses': [{'body': 'a'}, {'body': 'b'}]}");

        assertThat(bodies(20)).containsOnly("a");
    }

    @Test
    void replacingAnExpectationGoesOnInItsList() {
        String list = "{'id': 'l', 'httpRequest': {'path': '/list'}, 'httpResponses': [{'body': 'a'}, {'body': 'b'}]}";
        client().expect(list);
        assertThat(bodies(1)).containsExactly("a");
        client().expect(list);

        assertThat(bodies(2)).containsExactly("b", "a");
    }

    @Test
    void aDelayedAnswerHoldsUpNoOtherConnection() {
        client().expect("{'httpRequest': {'path': '/slow'}, 'httpResponse': {" + FOR_EVER + "}}")
                .expect("/fast", "now");
        List<RawClient> waiting = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            waiting.add(HOUSE.connect().get("/slow"));
        }

        for (int i = 0; i < 20; i++) {
            try (RawClient other = HOUSE.connect()) {
                assertThat(other.get("/fast").read().body()).isEqualTo("now");
            }
        }
        waiting.forEach(RawClient::close);
    }

    @Test
    void aRequestIsVerifiedWhileItsAnswerIsDelayed() {
        client().expect("{'httpRequest': {'path': '/slow'}, 'httpResponse': {" + FOR_EVER + "}}")
                .expect("/fast", "now");
        try (RawClient one = HOUSE.connect()) {
            one.get("/slow").get("/fast");
            client().get("/fast");

            Awaitility.await()
                    .untilAsserted(() -> assertThat(client().verifies("{'httpRequest': {'path': '/slow'}}"))
                            .isTrue());
        }
    }

    @Test
    void answersKeepTheOrderOfTheRequestsOnAConnection() {
        client().expect("{'httpRequest': {'path': '/late'}, 'httpResponse': {'body': 'late', " + A_MOMENT + "}}")
                .expect("/next", "next");
        try (RawClient one = HOUSE.connect()) {
            one.get("/late").get("/next").get("/none").get("/late").get("/next");

            assertThat(one.read().body()).isEqualTo("late");
            assertThat(one.read().body()).isEqualTo("next");
            assertThat(one.read().status()).isEqualTo(404);
            assertThat(one.read().body()).isEqualTo("late");
            assertThat(one.read().body()).isEqualTo("next");
        }
    }

    @Test
    void aDroppedConnectionEndsWithoutAnAnswer() {
        expectError("{'dropConnection': true}");
        try (RawClient one = HOUSE.connect()) {
            assertThat(one.get("/broken").ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void rawBytesAreWrittenBeforeTheDrop() {
        expectError("{'dropConnection': true, 'responseBytes': 'bm90IGh0dHA='}");
        try (RawClient one = HOUSE.connect()) {
            assertThat(one.get("/broken").readToEnd()).isEqualTo("not http");
        }
    }

    @Test
    void rawBytesAloneLeaveTheConnectionOpen() {
        expectError("{'responseBytes': 'SFRUUC8xLjEgMjA0IGJ5IGhhbmQNCg0K'}");
        client().expect("/fine", "fine");
        try (RawClient one = HOUSE.connect()) {
            assertThat(one.get("/broken").read().head()).startsWith("HTTP/1.1 204 by hand");
            assertThat(one.get("/fine").read().body()).isEqualTo("fine");
        }
    }

    @Test
    void aResetConnectionIsReset() {
        expectError("{'resetConnection': true}");
        try (RawClient one = HOUSE.connect()) {
            assertThat(one.get("/broken").ending()).isEqualTo(RawClient.Ending.RESET);
        }
    }

    @Test
    void anHttp2ErrorIsADropOnThisProtocol() {
        expectError("{'streamError': 8}");
        try (RawClient one = HOUSE.connect()) {
            assertThat(one.get("/broken").ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void aResetFollowsTheBytesAndWinsOverADrop() {
        expectError("{'resetConnection': true, 'dropConnection': true, 'responseBytes': 'bm90IGh0dHA='}");
        try (RawClient one = HOUSE.connect()) {
            assertThat(one.get("/broken").readBytes(8)).isEqualTo("not http");
            assertThat(one.ending()).isEqualTo(RawClient.Ending.RESET);
        }
    }

    @Test
    void anErrorThatAsksForNothingKeepsTheClientWaiting() throws Exception {
        client().expect("{'id': 'e', 'httpRequest': {'path': '/broken'}, 'httpError': {}}")
                .expect("/next", "next");
        try (RawClient one = HOUSE.connect()) {
            one.get("/broken");
            Awaitility.await().until(() -> client().verifies("{'expectationId': {'id': 'e'}}"));
            assertThat(client().get("/next").body()).isEqualTo("next");
        }
    }

    @Test
    void anErrorAlsoComesAfterItsDelay() {
        expectError("{'dropConnection': true, " + A_MOMENT + "}");
        try (RawClient one = HOUSE.connect()) {
            assertThat(one.get("/broken").ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        assertThat(client().verifies("{'httpRequest': {'path': '/broken'}}")).isTrue();
    }

    @Test
    void anErrorIsRecordedAsTheAnswer() {
        client().expect("{'id': 'e', 'httpRequest': {'path': '/broken'}, 'httpError': {'dropConnection': true}}");
        try (RawClient one = HOUSE.connect()) {
            one.get("/broken").ending();
        }

        assertThat(client().verifies("{'expectationId': {'id': 'e'}}")).isTrue();
    }

    @Test
    void theDelayForAllAnswersIsAddedToMatchedOnes() {
        client().expect("/a", "now");
        HOUSE.configure("{'globalResponseDelayMillis': 3600000}");
        try (RawClient one = HOUSE.connect();
                RawClient other = HOUSE.connect()) {
            one.get("/a");
            assertThat(other.get("/unmatched").read().status()).isEqualTo(404);
            HOUSE.configure("{'globalResponseDelayMillis': 0}");
            assertThat(other.get("/a").read().body()).isEqualTo("now");
        }
    }
}
