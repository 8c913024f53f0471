package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.mockserver.internal.wire.CallbackMessage;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Exchanges that are held until a connected client has decided about them. */
@OverEveryProtocol
class BreakpointTest {

    private static final String BREAKPOINT_HEADER = "X-MockServer-BreakpointId";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    private static CallbackPeer peer() {
        return CallbackPeer.connect(HOUSE.port(), "one");
    }

    private static String set(String phases, String more) {
        HouseClient.Answer answer = HOUSE.client()
                .control(
                        "/breakpoint/matcher",
                        "{'httpRequest': {'path': '/held.*'}, 'phases': " + phases + ", 'clientId': 'one'" + more
                                + "}");
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        return Json.parse(answer.body()).path("id").asString();
    }

    private static String list() {
        return Json.compact(
                Json.parse(HOUSE.client().control("/breakpoint/matchers").body()));
    }

    private static void carryOn(CallbackPeer peer, CallbackMessage.Request question) {
        peer.say(CallbackWire.request(question.request(), question.correlationId()));
    }

    @Test
    void breakpointsAreListedAndRemoved() {
        String id = set("['REQUEST', 'RESPONSE']", ", 'skipCount': 2, 'responseStatusCodeMin': 400");
        String other = set("['RESPONSE']", "");

        assertThat(list())
                .startsWith("{\"matchers\":[{\"id\":\"" + id + "\",\"httpRequest\":{\"path\":\"/held.*\"},\"phases\":"
                        + "[\"REQUEST\",\"RESPONSE\"],\"clientId\":\"one\",\"skipCount\":2,"
                        + "\"responseStatusCodeMin\":400}");
        assertThat(HOUSE.client()
                        .control("/breakpoint/matcher/remove", "{'id': '" + id + "'}")
                        .status())
                .isEqualTo(200);
        assertThat(HOUSE.client()
                        .control("/breakpoint/matcher/remove", "{'id': '" + id + "'}")
                        .status())
                .isEqualTo(404);
        assertThat(list()).contains(other).doesNotContain(id);
        assertThat(Json.compact(Json.parse(
                        HOUSE.client().control("/breakpoint/matcher/clear").body())))
                .isEqualTo("{\"status\":\"cleared\",\"count\":1}");
        assertThat(list()).isEqualTo("{\"matchers\":[]}");
    }

    @Test
    void whatCannotBeHeldIsRefused() {
        for (String wrong : new String[] {
            "",
            "{'phases': ['REQUEST']}",
            "{'clientId': 'one'}",
            "{'clientId': 'one', 'phases': []}",
            "{'clientId': 'one', 'phases': ['SOMETIMES']}",
            "{'clientId': 'one', 'phases': ['INBOUND_STREAM']}",
            "{'clientId': 'one', 'phases': ['REQUEST'], 'skipCount': -1}",
            "{'clientId': 'one', 'phases': ['REQUEST'], 'httpRequest': {'pat': 1}}",
        }) {
            HouseClient.Answer answer = HOUSE.client().control("/breakpoint/matcher", wrong);
            assertThat(answer.status()).as(wrong).isEqualTo(400);
            assertThat(Json.parse(answer.body()).path("error").asString()).isNotEmpty();
        }
    }

    @Test
    void aRequestThatComesBackUnchangedGoesOnAsItCame() {
        HOUSE.client().expect("/held", "mocked");
        try (CallbackPeer peer = peer()) {
            String id = set("['REQUEST']", "");
            CompletableFuture<HouseClient.Answer> answer = HOUSE.client().start("/held?a=%41&b");
            CallbackMessage.Request question = peer.question();
            assertThat(question.request().getFirstHeader(BREAKPOINT_HEADER)).isEqualTo(id);
            assertThat(question.request().getFirstHeader("X-MockServer-RequestTimestamp"))
                    .matches("[0-9]{13}");
            assertThat(answer).isNotDone();
            carryOn(peer, question);
            assertThat(answer.join().body()).isEqualTo("mocked");
        }
        assertThat(HOUSE.client().retrieve("requests")).contains("\"a\"").doesNotContain(BREAKPOINT_HEADER);
    }

    @Test
    void aClientChangesTheRequest() {
        HOUSE.client()
                .expect("{'httpRequest': {'path': '/other', 'body': 'changed', 'queryStringParameters': {'q': ['1']},"
                        + " 'headers': {'x': ['y'], 'content-length': ['7']}}, 'httpResponse': {'body': 'elsewhere'}}");
        try (CallbackPeer peer = peer()) {
            set("['REQUEST']", "");
            CompletableFuture<HouseClient.Answer> answer = HOUSE.client().start("/held");
            CallbackMessage.Request question = peer.question();
            HttpRequest changed = question.request()
                    .withPath("/other")
                    .withBody("changed")
                    .withHeader("x", "y")
                    .withQueryStringParameter("q", "1");
            peer.say(CallbackWire.request(changed, question.correlationId()));
            assertThat(answer.join().body()).isEqualTo("elsewhere");
        }
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/held'}, 'times': {'atMost': 0}}"))
                .isTrue();
    }

    @Test
    void aClientAnswersInsteadOfAnExpectation() {
        HOUSE.client().expect("/held", "mocked");
        try (CallbackPeer peer = peer()) {
            set("['REQUEST']", "");
            CompletableFuture<HouseClient.Answer> answer = HOUSE.client().start("/held");
            peer.answer(HttpResponse.response("aborted").withStatusCode(418));
            assertThat(answer.join().status()).isEqualTo(418);
            assertThat(answer.join().body()).isEqualTo("aborted");
        }
        assertThat(HOUSE.client().retrieve("request_responses"))
                .contains("aborted")
                .doesNotContain("mocked");
    }

    @Test
    void aClientChangesTheResponse() {
        HOUSE.client().expect("/held", "mocked");
        try (CallbackPeer peer = peer()) {
            set("['RESPONSE']", "");
            CompletableFuture<HouseClient.Answer> answer = HOUSE.client().start("/held");
            CallbackMessage.Exchange exchange = (CallbackMessage.Exchange) peer.message();
            assertThat(exchange.response().getBodyAsString()).isEqualTo("mocked");
            HttpResponse changed =
                    exchange.response().withBody("longer than before").withHeader("x", "y");
            peer.say(CallbackWire.response(changed, exchange.correlationId()));
            assertThat(answer.join().body()).isEqualTo("longer than before");
            assertThat(answer.join().header("x")).isEqualTo("y");
        }
    }

    @Test
    void onlyResponsesThatFulfilTheConditionsAreHeld() {
        HOUSE.client()
                .expect("{'httpRequest': {'path': '/held/bad'}, 'httpResponse': {'statusCode': 500, 'body': 'so bad'}}")
                .expect("/held/good", "good");
        try (CallbackPeer peer = peer()) {
            set(
                    "['RESPONSE']",
                    ", 'responseStatusCodeMin': 500, 'responseStatusCodeMax': 599, 'responseBodyContains': 'bad'");
            assertThat(HOUSE.client().get("/held/good").body()).isEqualTo("good");
            CompletableFuture<HouseClient.Answer> answer = HOUSE.client().start("/held/bad");
            CallbackMessage.Exchange exchange = (CallbackMessage.Exchange) peer.message();
            peer.say(CallbackWire.response(HttpResponse.response("fine"), exchange.correlationId()));
            assertThat(answer.join().body()).isEqualTo("fine");
        }
    }

    @Test
    void theFirstOnesPassWhenSkipped() {
        HOUSE.client().expect("/held", "mocked");
        try (CallbackPeer peer = peer()) {
            set("['REQUEST']", ", 'skipCount': 2");
            HOUSE.client().get("/held");
            HOUSE.client().get("/held");
            CompletableFuture<HouseClient.Answer> third = HOUSE.client().start("/held");
            peer.answer(HttpResponse.response("third"));
            assertThat(third.join().body()).isEqualTo("third");
        }
    }

    @Test
    void anExchangeGoesOnWhenTheTimeIsUp() {
        HOUSE.configure("{'breakpointTimeoutMillis': 50}").expect("/held", "mocked");
        try (CallbackPeer peer = peer()) {
            set("['REQUEST', 'RESPONSE']", "");
            CompletableFuture<HouseClient.Answer> answer = HOUSE.client().start("/held");
            CallbackMessage.Request question = peer.question();
            assertThat(answer.join().body()).isEqualTo("mocked");
            peer.say(CallbackWire.response(HttpResponse.response("late"), question.correlationId()));
            assertThat(list()).contains("/held");
        }
    }

    @Test
    void whatIsTooManyOrHasNobodyToDecideIsNotHeld() {
        HOUSE.client().expect("/held", "mocked");
        set("['REQUEST', 'RESPONSE']", "");
        assertThat(HOUSE.client().get("/held").body()).isEqualTo("mocked");
        HOUSE.configure("{'breakpointMaxHeld': 1}");
        try (CallbackPeer peer = peer()) {
            CompletableFuture<HouseClient.Answer> first = HOUSE.client().start("/held");
            CallbackMessage.Request question = peer.question();
            assertThat(HOUSE.client().get("/held").body()).isEqualTo("mocked");
            peer.say(CallbackWire.response(HttpResponse.response("decided"), question.correlationId()));
            assertThat(first.join().body()).isEqualTo("decided");
        }
    }

    @Test
    void aClientThatLeavesTakesItsBreakpointsWithIt() {
        HOUSE.client().expect("/held", "mocked");
        CompletableFuture<HouseClient.Answer> answer;
        try (CallbackPeer peer = peer()) {
            set("['REQUEST']", "");
            answer = HOUSE.client().start("/held");
            peer.question();
        }
        assertThat(answer.join().body()).isEqualTo("mocked");
        Awaitility.await().untilAsserted(() -> assertThat(list()).isEqualTo("{\"matchers\":[]}"));
        try (CallbackPeer another = peer()) {
            assertThat(HOUSE.client().get("/held").body()).isEqualTo("mocked");
        }
    }

    @Test
    void aResetRemovesBreakpoints() {
        set("['REQUEST']", "");
        HOUSE.client().control("/reset");
        assertThat(list()).isEqualTo("{\"matchers\":[]}");
    }
}
