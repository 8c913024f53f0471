package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.transport.RawClient;

/** Patterns that backtrack without end, on a server whose connections share one thread. */
class SlowPatternsTest {

    private static final int TIMEOUT_MILLIS = 1_500;

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with(
            "nioEventLoopThreadCount", "1", "regexMatchingTimeoutMillis", String.valueOf(TIMEOUT_MILLIS));

    private static final String ENDLESS = "(.*x){20}y";
    private static final String BAIT = "x".repeat(60);

    private static HouseClient client() {
        return HOUSE.client();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "path   | {'path': '/(.*x){20}y'}",
                "header | {'path': '/x.*', 'headers': {'bait': '(.*x){20}y'}}",
                "body   | {'path': '/x.*', 'body': {'type': 'REGEX', 'regex': '(.*x){20}y'}}",
                "json   | {'path': '/x.*', 'body': {'json': {'bait': '${json-unit.regex}(.*x){20}y'}}}"
            })
    void otherConnectionsAreServedWhileAPatternIsSlow(String where, String definition) {
        client().expect("{'httpRequest': " + definition + ", 'httpResponse': {'body': 'slow'}}")
                .expect("/fine", "fine");
        String body = where.equals("json") ? "{\"bait\": \"" + BAIT + "\"}" : where.equals("body") ? BAIT : "";
        try (RawClient hostile = HOUSE.connect();
                RawClient other = HOUSE.connect()) {
            other.get("/fine").read();
            hostile.post("/" + BAIT, "bait: " + BAIT + "\r\n", body);
            for (int i = 0; i < 20; i++) {
                assertThat(other.get("/fine").read().body()).isEqualTo("fine");
            }

            assertThat(client().verifies("{'httpRequest': {'path': '/x.*'}, 'times': {'atMost': 0}}"))
                    .as("the slow request is still being matched")
                    .isTrue();
            assertThat(hostile.read().status()).isEqualTo(404);
        }
        Awaitility.await()
                .untilAsserted(() -> assertThat(HOUSE.console()).containsOnlyOnce("regexMatchingTimeoutMillis"));
    }

    @Test
    void aLaterExpectationAnswersAndAllSlowPatternsTogetherTakeTheTimeOnce() {
        List<String> slow = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            slow.add("{'id': 's" + i + "', 'httpRequest': {'path': '/" + ENDLESS + "|" + i + "'}, 'httpResponse': {}}");
        }
        client().expect("[" + String.join(",", slow) + "]")
                .expect("{'httpRequest': {'path': '/x.*'}, 'httpResponse': {'body': 'found',"
                        + " 'delay': {'timeUnit': 'MILLISECONDS', 'value': 1}}, 'times': {'remainingTimes': 1}}");
        long before = System.nanoTime();
        HouseClient.Answer answer = client().get("/" + BAIT);
        long tookMillis = (System.nanoTime() - before) / 1_000_000;

        assertThat(answer.body()).isEqualTo("found");
        assertThat(tookMillis).isBetween((long) TIMEOUT_MILLIS, 7L * TIMEOUT_MILLIS);
        assertThat(client().verifies("{'httpRequest': {'path': '/x.*'}, 'times': {'atLeast': 1, 'atMost': 1}}"))
                .isTrue();
        assertThat(client().get("/x").status()).isEqualTo(404);
    }

    @Test
    void requestsOfOneConnectionAreAnsweredInTheirOrder() {
        client().expect("{'httpRequest': {'path': '/" + ENDLESS + "'}, 'httpResponse': {}}")
                .expect("/fine", "fine");
        try (RawClient one = HOUSE.connect()) {
            one.get("/" + BAIT).get("/fine");

            assertThat(one.read().status()).isEqualTo(404);
            assertThat(one.read().body()).isEqualTo("fine");
        }
    }
}
