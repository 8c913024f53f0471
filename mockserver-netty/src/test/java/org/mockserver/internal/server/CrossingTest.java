package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;
import org.mockserver.internal.wire.Json;

/** Scenarios that are moved by requests of any state and by WebSockets. */
class CrossingTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static String crossing(String trigger, String pattern, String scenario, String state) {
        return "{'trigger': '" + trigger + "', 'matchPattern': '" + pattern + "', 'scenarioName': '" + scenario
                + "', 'targetState': '" + state + "'}";
    }

    private static String expectation(String id, String more, String... crossings) {
        return "{'id': '" + id + "', 'httpRequest': {'path': '/" + id + ".*'}, 'httpResponse': {'body': '" + id + "'}"
                + more + ", 'crossProtocolScenarios': [" + String.join(",", crossings) + "]}";
    }

    private static String state(String scenario) {
        return Json.parse(HOUSE.client().get("/mockserver/scenario/" + scenario).body())
                .path("currentState")
                .asString();
    }

    private static void connect(String path) {
        try (CallbackPeer peer = CallbackPeer.open(RawClient.connect(HOUSE.port()), HOUSE.port(), path, "")) {
            assertThat(peer.answer.status()).isEqualTo(101);
        }
    }

    @Test
    void aRequestThatIsAnsweredMovesScenariosIfItsPathHasThePart() {
        HOUSE.client()
                .expect(expectation(
                        "a",
                        "",
                        crossing("HTTP_REQUEST", "/B%20", "part", "T"),
                        crossing("HTTP_REQUEST", "/b", "case", "T"),
                        crossing("HTTP_REQUEST", "B.*", "expression", "T"),
                        crossing("HTTP_REQUEST", "k=v", "query", "T"),
                        crossing("HTTP_REQUEST", "", "any", "T")));

        HOUSE.client().get("/other/B%20");
        assertThat(state("part")).isEqualTo("Started");
        HOUSE.client().get("/a/1?k=v");
        assertThat(state("any")).isEqualTo("T");
        assertThat(state("part")).isEqualTo("Started");
        HOUSE.client().get("/a/B%20c?k=v");
        assertThat(state("part")).isEqualTo("T");
        for (String unmoved : new String[] {"case", "expression", "query"}) {
            assertThat(state(unmoved)).as(unmoved).isEqualTo("Started");
        }
    }

    @Test
    void aRequestOfAnotherExpectationMovesNothing() {
        HOUSE.client().expect(expectation("a", "", crossing("HTTP_REQUEST", "/b", "s", "T")));
        HOUSE.client().expect("/b", "b");

        assertThat(HOUSE.client().get("/b").body()).isEqualTo("b");
        assertThat(state("s")).isEqualTo("Started");
    }

    @Test
    void theMoveComesAfterThatOfTheExpectationItself() {
        HOUSE.client()
                .expect(expectation(
                        "a",
                        ", 'scenarioName': 's', 'scenarioState': 'Started', 'newScenarioState': 'own'",
                        crossing("HTTP_REQUEST", "/a", "s", "crossed")));

        assertThat(HOUSE.client().get("/a").body()).isEqualTo("a");
        assertThat(state("s")).isEqualTo("crossed");
        assertThat(HOUSE.client().get("/a").status()).isEqualTo(404);
    }

    @Test
    void aWebSocketThatAnotherExpectationAcceptsMovesScenarios() {
        HOUSE.client().expect("{'httpRequest': {'path': '/ws.*'}, 'httpWebSocketResponse': {}}");
        HOUSE.client()
                .expect(expectation(
                        "a",
                        ", 'times': {'remainingTimes': 1}",
                        crossing("WEBSOCKET_CONNECT", "/WS/1", "part", "T"),
                        crossing("WEBSOCKET_CONNECT", "/no", "other", "T"),
                        crossing("HTTP_REQUEST", "/ws", "request", "T"),
                        crossing("WEBSOCKET_CONNECT", "", "order", "first"),
                        "{'trigger': 'WEBSOCKET_CONNECT', 'scenarioName': 'order', 'targetState': 'second'}"));

        connect("/ws/1");

        assertThat(state("part")).isEqualTo("T");
        assertThat(state("order")).isEqualTo("second");
        assertThat(state("other")).isEqualTo("Started");
        assertThat(state("request")).isEqualTo("Started");
    }

    @Test
    void anExpectationThatHasEndedMovesNothing() {
        HOUSE.client().expect("{'httpRequest': {'path': '/ws.*'}, 'httpWebSocketResponse': {}}");
        HOUSE.client()
                .expect(expectation(
                        "used", ", 'times': {'remainingTimes': 1}", crossing("WEBSOCKET_CONNECT", "", "used", "T")));
        HOUSE.client().expect(expectation("cleared", "", crossing("WEBSOCKET_CONNECT", "", "cleared", "T")));
        HOUSE.client().expect(expectation("replaced", "", crossing("WEBSOCKET_CONNECT", "", "replaced", "T")));
        HOUSE.client().get("/used");
        HOUSE.client().control("/clear?type=expectations", "{'id': 'cleared'}");
        HOUSE.client().expect(expectation("replaced", ""));

        connect("/ws");

        for (String unmoved : new String[] {"used", "cleared", "replaced"}) {
            assertThat(state(unmoved)).as(unmoved).isEqualTo("Started");
        }
    }

    @Test
    void whatIsMissingOrCannotBeServedIsRefused() {
        String answer = HOUSE.client()
                .control(
                        "/expectation",
                        expectation(
                                "a",
                                "",
                                "{'matchPattern': 'x', 'wrong': 1}",
                                crossing("GRPC_REQUEST", "x", "s", "T"),
                                crossing("DNS_QUERY", "x", "s", "T"),
                                crossing("SOME", "x", "s", "T")))
                .body();

        assertThat(answer)
                .contains(
                        "$.crossProtocolScenarios[0].scenarioName: is required",
                        "$.crossProtocolScenarios[0].targetState: is required",
                        "$.crossProtocolScenarios[0].trigger: is required",
                        "$.crossProtocolScenarios[0].wrong: is not defined",
                        "$.crossProtocolScenarios[1].trigger: a scenario that GRPC_REQUEST moves is not supported by"
                                + " this version yet",
                        "$.crossProtocolScenarios[2].trigger: a scenario that DNS_QUERY moves is not supported",
                        "$.crossProtocolScenarios[3].trigger: \"SOME\" is not one of");
        assertThat(HOUSE.client().retrieve("active_expectations")).isEqualTo("[]");
    }

    @Test
    void crossingsAreShownAsTheyWereGiven() {
        HOUSE.client().expect(expectation("a", "", crossing("HTTP_REQUEST", "/a", "s", "T")));

        assertThat(Json.compact(Json.parse(HOUSE.client().retrieve("active_expectations"))))
                .contains(
                        "\"crossProtocolScenarios\":[{\"matchPattern\":\"/a\",\"scenarioName\":\"s\",\"targetState\":\"T\","
                                + "\"trigger\":\"HTTP_REQUEST\"}]");
    }
}
