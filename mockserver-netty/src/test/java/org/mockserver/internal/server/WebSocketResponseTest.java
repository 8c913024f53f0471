package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;

class WebSocketResponseTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static void expect(String response) {
        HOUSE.client().expect("{'httpRequest': {'path': '/ws'}, 'httpWebSocketResponse': " + response + "}");
    }

    private static CallbackPeer open(String headerLines) {
        CallbackPeer peer = CallbackPeer.open(RawClient.connect(HOUSE.port()), HOUSE.port(), "/ws", headerLines);
        assertThat(peer.answer.status()).isEqualTo(101);
        return peer;
    }

    private static void assertText(CallbackPeer peer, String text) {
        CallbackPeer.Frame frame = peer.frame();
        assertThat(frame.opcode()).isEqualTo(CallbackPeer.TEXT);
        assertThat(frame.text()).isEqualTo(text);
    }

    @Test
    void messagesAreSentInOrderAndTheServerSaysGoodbye() {
        expect("{'messages': [{'text': 'one'}, {'binary': 'AAH/', 'delay': {'timeUnit': 'MILLISECONDS', 'value': 50}},"
                + " {'text': ''}]}");
        try (CallbackPeer peer = open("")) {
            assertThat(peer.answer.header("sec-websocket-accept")).isEqualTo("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
            assertThat(peer.answer.header("sec-websocket-protocol")).isEmpty();
            assertText(peer, "one");
            assertThat(peer.frame().payload()).containsExactly(0, 1, 0xff);
            assertText(peer, "");
            CallbackPeer.Frame goodbye = peer.frame();
            assertThat(goodbye.status()).isEqualTo(1000);
            assertThat(goodbye.text()).endsWith("Bye");
            assertThat(peer.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        assertThat(HOUSE.client().retrieve("request_responses")).contains("101");
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/ws'}, 'times': {'atLeast': 1, 'atMost': 1}}"))
                .isTrue();
    }

    @Test
    void theFirstMatcherThatTakesAMessageAnswersIt() {
        expect("{'matchers': [{'textMatcher': 'hello', 'responses': [{'text': 'hi'}, {'text': 'there'}]},"
                + " {'textMatcher': '!n.*', 'frameType': 'TEXT', 'responses': [{'text': 'yes'}]},"
                + " {'frameType': 'BINARY', 'responses': [{'binary': 'Ag=='}]},"
                + " {'frameType': 'PING', 'responses': [{'text': 'pinged'}]}]}");
        try (CallbackPeer peer = open("")) {
            peer.say("Hello");
            assertText(peer, "hi");
            assertText(peer, "there");
            peer.say("no");
            peer.say("other");
            assertText(peer, "yes");
            peer.send(CallbackPeer.BINARY, false, new byte[] {1});
            peer.send(CallbackPeer.CONTINUATION, true, new byte[] {1});
            assertThat(peer.frame().payload()).containsExactly(2);
            peer.send(CallbackPeer.PING, true, new byte[] {5});
            assertThat(peer.frame().opcode()).isEqualTo(CallbackPeer.PONG);
            assertText(peer, "pinged");
            peer.send(CallbackPeer.CLOSE, true, new byte[] {3, (byte) 0xe8});
            assertThat(peer.frame().status()).isEqualTo(1000);
            assertThat(peer.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void aSubprotocolIsAgreedUponIfItIsOffered() {
        expect("{'subprotocol': 'bread.v1', 'closeConnection': false}");
        try (CallbackPeer offering = open("Sec-WebSocket-Protocol: other, bread.v1\r\n");
                CallbackPeer another = open("Sec-WebSocket-Protocol: other\r\n")) {
            assertThat(offering.answer.header("sec-websocket-protocol")).isEqualTo("bread.v1");
            assertThat(another.answer.header("sec-websocket-protocol")).isEmpty();
        }
    }

    @Test
    void aRequestThatAsksForNoWebSocketGetsNoAnswer() {
        expect("{'messages': [{'text': 'one'}]}");
        try (RawClient connection = HOUSE.connect().get("/ws")) {
            assertThat(connection.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        try (RawClient connection = HOUSE.connect()
                .send("GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")) {
            assertThat(connection.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void thousandsOfMessagesAreSentAsTheClientReadsThem() {
        String text = "0123456789".repeat(100);
        StringBuilder messages = new StringBuilder("{'text': '" + text + "'}");
        for (int i = 1; i < 3_000; i++) {
            messages.append(", {'text': '").append(text).append("'}");
        }
        expect("{'messages': [" + messages + "]}");
        try (CallbackPeer peer = open("")) {
            for (int i = 0; i < 3_000; i++) {
                assertThat(peer.frame().payload()).hasSize(1_000);
            }
            assertThat(peer.frame().opcode()).isEqualTo(CallbackPeer.CLOSE);
        }
    }

    @Test
    void textThatIsNoUtf8EndsTheConversation() {
        expect("{'closeConnection': false}");
        try (CallbackPeer peer = open("")) {
            peer.send(CallbackPeer.TEXT, true, "\u00ff".getBytes(StandardCharsets.ISO_8859_1));
            assertThat(peer.frame().opcode()).isEqualTo(CallbackPeer.CLOSE);
            assertThat(peer.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void textsAreRenderedForTheRequestThatOpened() {
        expect("{'templateType': 'MUSTACHE', 'messages': [{'text': 'at {{request.path}}'}],"
                + " 'matchers': [{'frameType': 'BINARY', 'responses': [{'binary': 'Ag=='}]},"
                + " {'responses': [{'text': 'by {{request.method}}'}]}]}");
        try (CallbackPeer peer = open("")) {
            assertText(peer, "at /ws");
            peer.say("x");
            assertText(peer, "by GET");
            peer.send(CallbackPeer.BINARY, true, new byte[] {1});
            assertThat(peer.frame().payload()).containsExactly(2);
        }
    }

    @Test
    void aPatternThatBacktracksHoldsUpNobodyAndMessagesKeepTheirOrder() {
        expect("{'matchers': [{'textMatcher': '(.*a){6}b', 'responses': [{'text': 'never'}]},"
                + " {'textMatcher': 'a+c', 'responses': [{'text': 'slow'}]},"
                + " {'textMatcher': 'quick', 'responses': [{'text': 'quick'}]}]}");
        try (CallbackPeer peer = open("");
                CallbackPeer other = open("")) {
            peer.say("a".repeat(26) + "c");
            peer.say("quick");
            other.say("quick");
            assertText(other, "quick");
            assertText(peer, "slow");
            assertText(peer, "quick");
        }
    }
}
