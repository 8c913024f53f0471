package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.transport.RawClient;

/** Expectations that answer GraphQL subscriptions over WebSockets. */
class GraphQlSubscriptionTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static final String FILTER = "'graphqlSubscriptionFilter': {'query': 'subscription { prices }'}";
    private static final String INIT = "{\"type\":\"connection_init\"}";

    private static String expectation(String response) {
        return "{'httpRequest': {'path': '/graphql'}, 'httpWebSocketResponse': {" + response + "}}";
    }

    private static CallbackPeer open(String protocols) {
        String offer = protocols.isEmpty() ? "" : "Sec-WebSocket-Protocol: " + protocols + "\r\n";
        CallbackPeer peer = CallbackPeer.open(RawClient.connect(HOUSE.port()), HOUSE.port(), "/graphql", offer);
        assertThat(peer.answer.status()).isEqualTo(101);
        return peer;
    }

    private static CallbackPeer initialised(String protocols) {
        CallbackPeer peer = open(protocols);
        peer.say(INIT);
        assertThat(peer.frame().text()).isEqualTo("{\"type\":\"connection_ack\"}");
        return peer;
    }

    private static String subscribe(String type, String id, String query) {
        return "{\"id\":\"" + id + "\",\"type\":\"" + type + "\",\"payload\":{\"query\":\"" + query + "\"}}";
    }

    @ParameterizedTest
    @CsvSource({"graphql-transport-ws,subscribe,next", "graphql-ws,start,data"})
    void aSubscriptionThatIsWantedGetsTheMessagesAsItsEvents(String protocol, String begin, String event) {
        HOUSE.client().expect(expectation(FILTER + ", 'messages': [{'text': '{\"prices\": 1}'}, {'text': 'two'}]"));
        try (CallbackPeer peer = initialised(protocol)) {
            assertThat(peer.answer.header("sec-websocket-protocol")).isEqualTo(protocol);
            peer.say(subscribe(begin, "7", "subscription  {  prices }"));
            String head = "{\"type\":\"" + event + "\",\"id\":\"7\",\"payload\":{\"data\":";
            assertThat(peer.frame().text()).isEqualTo(head + "{\"prices\":1}}}");
            assertThat(peer.frame().text()).isEqualTo(head + "\"two\"}}");
            assertThat(peer.frame().text()).isEqualTo("{\"type\":\"complete\",\"id\":\"7\"}");
        }
    }

    @Test
    void anotherSubscriptionIsToldThatNothingMatches() {
        HOUSE.client().expect(expectation(FILTER + ", 'messages': [{'text': '1'}]"));
        try (CallbackPeer peer = initialised("graphql-transport-ws")) {
            peer.say(subscribe("subscribe", "a", "subscription { news }"));
            assertThat(peer.frame().text())
                    .isEqualTo("{\"type\":\"error\",\"id\":\"a\",\"payload\":[{\"message\":\"No matching subscription"
                            + " expectation found for query: subscription { news }\"}]}");
            peer.say("{\"type\":\"ping\"}");
            assertThat(peer.frame().text()).isEqualTo("{\"type\":\"pong\"}");
        }
        try (CallbackPeer former = initialised("graphql-ws")) {
            former.say(subscribe("start", "a", "subscription { news }"));
            assertThat(former.frame().text()).contains("\"payload\":{\"message\":\"No matching");
        }
    }

    @Test
    void operationNameAndVariablesAreComparedToo() {
        HOUSE.client()
                .expect(expectation("'subprotocol': 'graphql-transport-ws', 'messages': [{'text': '1'}],"
                        + " 'graphqlSubscriptionFilter': {'type': 'GRAPHQL', 'query': 'subscription { prices }',"
                        + " 'operationName': 'Pr.*', 'variablesSchema': {'type': 'object', 'required': ['of']}}"));
        try (CallbackPeer peer = initialised("")) {
            assertThat(peer.answer.header("sec-websocket-protocol")).isEmpty();
            String payload = "\"payload\":{\"query\":\"subscription { prices }\",\"operationName\":\"Prices\"";
            peer.say("{\"id\":\"1\",\"type\":\"subscribe\"," + payload + "}}");
            assertThat(peer.frame().text()).contains("\"type\":\"error\"");
            peer.say("{\"id\":\"2\",\"type\":\"subscribe\"," + payload + ",\"variables\":{\"of\":\"bread\"}}}");
            assertThat(peer.frame().text()).contains("\"type\":\"next\"");
        }
        assertThat(HOUSE.client().retrieve("active_expectations"))
                .contains("graphqlSubscriptionFilter", "\"operationName\" : \"Pr.*\"");
    }

    @Test
    void aSubscriptionThatTheClientEndsGetsNothingMore() {
        HOUSE.client()
                .expect(
                        expectation(
                                FILTER
                                        + ", 'messages': [{'text': '1'}, {'text': '2', 'delay': {'timeUnit': 'MINUTES', 'value': 5}}]"));
        try (CallbackPeer peer = initialised("graphql-transport-ws")) {
            peer.say(subscribe("subscribe", "a", "subscription { prices }"));
            assertThat(peer.frame().text()).contains("\"data\":1");
            peer.say(subscribe("subscribe", "b", "subscription { prices }"));
            assertThat(peer.frame().text()).contains("\"id\":\"b\"", "\"data\":1");
            peer.say("{\"id\":\"a\",\"type\":\"complete\"}");
            peer.say(subscribe("subscribe", "a", "subscription { prices }"));
            assertThat(peer.frame().text()).contains("\"id\":\"a\"", "\"data\":1");
            peer.say(subscribe("subscribe", "b", "subscription { prices }"));
            assertThat(peer.frame().status()).isEqualTo(4409);
        }
    }

    @Test
    void whoBreaksTheRulesOfTheProtocolIsToldSo() {
        HOUSE.client().expect(expectation(FILTER + ", 'messages': [{'text': '1'}]"));
        String early = subscribe("subscribe", "a", "subscription { prices }");
        assertThat(closedAfter(open("graphql-transport-ws"), early)).isEqualTo(4401);
        assertThat(closedAfter(initialised("graphql-transport-ws"), INIT)).isEqualTo(4429);
        assertThat(closedAfter(initialised("graphql-transport-ws"), "no json")).isEqualTo(4400);
        assertThat(closedAfter(initialised("graphql-transport-ws"), "{\"type\":\"what\"}"))
                .isEqualTo(4400);
        assertThat(closedAfter(initialised("graphql-transport-ws"), "{\"type\":\"subscribe\",\"id\":\"1\"}"))
                .isEqualTo(4400);
        assertThat(closedAfter(initialised("graphql-ws"), "{\"type\":\"connection_terminate\"}"))
                .isEqualTo(1000);
    }

    private static int closedAfter(CallbackPeer peer, String message) {
        try (peer) {
            peer.say(message);
            return peer.frame().status() & 0xffff;
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'subprotocol': 'chat'|subprotocol",
                "'matchers': [{'responses': [{'text': 'a'}]}]|cannot be combined with matchers",
                "'messages': [{'binary': 'AA=='}]|events of subscriptions are text",
            },
            quoteCharacter = '`')
    void whatMakesNoSenseWithAFilterIsRefused(String member, String reason) {
        HouseClient.Answer answer = HOUSE.client().control("/expectation", expectation(FILTER + ", " + member));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains(reason);
    }
}
