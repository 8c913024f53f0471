package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Headers;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.http2.FrameClient;

/** WebSockets on streams of an HTTP/2 connection (RFC 8441). */
class WebSocketOverHttp2Test {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static final int STREAM = 1;
    private static final int ENABLE_CONNECT_PROTOCOL = 8;

    /** What a client takes before it opens its windows further (RFC 9113 section 6.9.2). */
    private static final int WINDOW = 65_535;

    private final ByteArrayOutputStream unread = new ByteArrayOutputStream();

    private static void expect(String response) {
        HOUSE.client().expect("{'httpRequest': {'path': '/ws'}, 'httpWebSocketResponse': " + response + "}");
    }

    private static Http2Headers wish(String path) {
        Http2Headers headers = new DefaultHttp2Headers(false)
                .method("CONNECT")
                .scheme("http")
                .authority("localhost:" + HOUSE.port())
                .path(path);
        return headers.add(":protocol", "websocket").add("sec-websocket-version", "13");
    }

    private static FrameClient open(Http2Headers wish) {
        FrameClient client = FrameClient.connect(HOUSE.port());
        client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS, STREAM, client.block(wish));
        client.until(FrameClient.HEADERS);
        return client;
    }

    private static void say(FrameClient client, int opcode, byte[] payload) {
        client.frame(FrameClient.DATA, 0, STREAM, CallbackPeer.frame(opcode, true, payload));
    }

    private static void say(FrameClient client, String text) {
        say(client, CallbackPeer.TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    private byte[] bytes(FrameClient client, int count) {
        while (unread.size() < count) {
            FrameClient.Frame frame = client.next();
            if (frame.type() == FrameClient.DATA) {
                unread.writeBytes(frame.payload());
            }
        }
        byte[] all = unread.toByteArray();
        unread.reset();
        unread.write(all, count, all.length - count);
        return Arrays.copyOf(all, count);
    }

    /* A frame of the server that is not very long. */
    private byte[] heard(FrameClient client, int opcode) {
        byte[] start = bytes(client, 2);
        assertThat(start[0]).isEqualTo((byte) (0x80 | opcode));
        boolean longer = start[1] == 126;
        return bytes(client, longer ? ByteBuffer.wrap(bytes(client, 2)).getShort() : start[1]);
    }

    private String heard(FrameClient client) {
        return new String(heard(client, CallbackPeer.TEXT), StandardCharsets.UTF_8);
    }

    @Test
    void clientsAreToldThatStreamsCanBecomeWebSockets() {
        try (FrameClient client = FrameClient.connect(HOUSE.port())) {
            byte[] settings = client.until(FrameClient.SETTINGS).payload();
            int value = 0;
            for (int at = 0; at < settings.length; at += 6) {
                value = settings[at + 1] == ENABLE_CONNECT_PROTOCOL ? settings[at + 5] : value;
            }
            assertThat(value).isEqualTo(1);
        }
    }

    @Test
    void aConversationOnAStreamIsTheSameAsOnAConnection() {
        expect("{'subprotocol': 'chat', 'messages': [{'text': 'welcome'}],"
                + " 'matchers': [{'textMatcher': 'hello', 'responses': [{'text': 'hi'}, {'binary': 'AQI='}]}]}");
        try (FrameClient client = open(wish("/ws").add("sec-websocket-protocol", "other, chat"))) {
            FrameClient.Answer answer = client.answer(STREAM);
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.header("sec-websocket-protocol")).isEqualTo("chat");
            assertThat(answer.head()).hasSize(2);
            assertThat(heard(client)).isEqualTo("welcome");
            say(client, "Hello");
            assertThat(heard(client)).isEqualTo("hi");
            assertThat(heard(client, CallbackPeer.BINARY)).containsExactly(1, 2);
            say(client, CallbackPeer.PING, new byte[] {7});
            assertThat(heard(client, CallbackPeer.PONG)).containsExactly(7);
            say(client, CallbackPeer.CLOSE, new byte[] {3, (byte) 0xe8});
            assertThat(heard(client, CallbackPeer.CLOSE)).containsExactly(3, 0xe8);
            client.read(STREAM);
        }
        assertThat(HOUSE.client()
                        .verifies(
                                "{'httpRequest': {'path': '/ws', 'method': 'GET', 'headers': {'upgrade': ['websocket']},"
                                        + " 'protocol': 'HTTP_2'}, 'times': {'atLeast': 1, 'atMost': 1}}"))
                .isTrue();
    }

    @Test
    void otherStreamsOfTheConnectionGoOn() {
        HOUSE.client().expect("/a", "served");
        expect("{'matchers': [{'responses': [{'text': 'again'}]}]}");
        try (FrameClient client = open(wish("/ws"))) {
            say(client, "one");
            assertThat(heard(client)).isEqualTo("again");
            client.frame(
                    FrameClient.HEADERS,
                    FrameClient.END_HEADERS | FrameClient.END_STREAM,
                    3,
                    client.block("GET", "/a"));
            assertThat(client.read(3).body()).isEqualTo("served");
            say(client, "two");
            assertThat(heard(client)).isEqualTo("again");
        }
    }

    @Test
    void aClientThatResetsTheStreamGetsNothingMoreOfIt() {
        HOUSE.client().expect("/a", "served");
        try (FrameClient client = withMoreMessagesThanWindow()) {
            client.reset(STREAM);
            client.window(0, 200_000);
            client.frame(
                    FrameClient.HEADERS,
                    FrameClient.END_HEADERS | FrameClient.END_STREAM,
                    3,
                    client.block("GET", "/a"));
            assertThat(client.read(3).body()).isEqualTo("served");
            assertThat(client.answer(STREAM).body()).hasSize(WINDOW);
        }
    }

    @Test
    void messagesWaitForTheWindowOfTheClient() {
        try (FrameClient client = withMoreMessagesThanWindow()) {
            client.ping();
            client.window(0, 200_000).window(STREAM, 200_000);
            assertThat(bytes(client, 3 * (50_000 + 4) - WINDOW)).endsWith("xxx".getBytes(StandardCharsets.UTF_8));
            assertThat(heard(client, CallbackPeer.CLOSE)).startsWith(3, 0xe8);
        }
    }

    /* A conversation that stands still because the window of its stream is used up. */
    private FrameClient withMoreMessagesThanWindow() {
        String message = "{'text': '" + "x".repeat(50_000) + "'}";
        expect("{'messages': [" + message + ", " + message + ", " + message + "]}");
        FrameClient client = FrameClient.connect(HOUSE.port()).withoutGrantingWindow();
        client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS, STREAM, client.block(wish("/ws")));
        client.until(FrameClient.HEADERS);
        assertThat(bytes(client, WINDOW)).hasSize(WINDOW);
        return client;
    }

    @Test
    void clientsThatAnswerByCallbackMayConnectOnAStream() {
        try (FrameClient client =
                open(wish("/_mockserver_callback_websocket").add("x-client-registration-id", "two"))) {
            assertThat(client.answer(STREAM).status()).isEqualTo(200);
            assertThat(client.answer(STREAM).header("x-client-registration-id")).isEqualTo("two");
            assertThat(heard(client)).contains("clientId");
        }
    }

    @Test
    void aWishThatIsNotGrantedIsAnsweredLikeARequest() {
        HOUSE.client().expect("/a", "no socket here");
        try (FrameClient client = open(wish("/a"))) {
            assertThat(client.read(STREAM).body()).isEqualTo("no socket here");
        }
        try (FrameClient client = open(wish("/nowhere"))) {
            assertThat(client.answer(STREAM).status()).isEqualTo(404);
        }
    }

    @Test
    void otherProtocolsAreNotSpoken() {
        Http2Headers wish = wish("/ws");
        wish.set(":protocol", "connect-udp");
        try (FrameClient client = open(wish)) {
            assertThat(client.answer(STREAM).status()).isEqualTo(501);
        }
    }

    @Test
    void aVersionThatNobodySpeaksIsNoWebSocket() {
        expect("{'messages': [{'text': 'welcome'}]}");
        Http2Headers wish = wish("/ws");
        wish.set("sec-websocket-version", "12");
        try (FrameClient client = FrameClient.connect(HOUSE.port())) {
            client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS, STREAM, client.block(wish));
            assertThat(client.until(FrameClient.RST_STREAM).error()).isEqualTo((int) Http2Error.CANCEL.code());
        }
    }

    @Test
    void aWishWithoutAPathOrWithAnotherMethodIsMalformed() {
        Http2Headers withoutPath = wish("/ws");
        withoutPath.remove(":path");
        Http2Headers get = wish("/ws").method("GET");
        for (Http2Headers malformed : new Http2Headers[] {withoutPath, get}) {
            try (FrameClient client = FrameClient.connect(HOUSE.port())) {
                client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS, STREAM, client.block(malformed));
                assertThat(client.until(FrameClient.RST_STREAM).error())
                        .isEqualTo((int) Http2Error.PROTOCOL_ERROR.code());
            }
        }
    }
}
