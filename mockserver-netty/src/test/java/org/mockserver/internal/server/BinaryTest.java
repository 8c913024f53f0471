package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.client.MockServerClient;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;
import org.mockserver.model.BinaryRequestDefinition;
import org.mockserver.model.BinaryResponse;

/** Messages that are not HTTP, answered by expectations. */
class BinaryTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("nioEventLoopThreadCount", "1");

    static final int PATIENCE_MILLIS = 20_000;

    static Socket plain() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), HOUSE.port());
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.setTcpNoDelay(true);
        return socket;
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    static String base64(String text) {
        return Base64.getEncoder().encodeToString(bytes(text));
    }

    static void expect(String asked, String answer, String rest) {
        HOUSE.client()
                .expect("{'httpRequest': {'binaryData': '" + base64(asked) + "'}, 'binaryResponse': {'binaryData': '"
                        + base64(answer) + "'" + rest + "}");
    }

    static void expect(String asked, String answer) {
        expect(asked, answer, "}");
    }

    static String say(Socket socket, String text, int answerBytes) throws IOException {
        socket.getOutputStream().write(bytes(text));
        return hear(socket, answerBytes);
    }

    static String hear(Socket socket, int answerBytes) throws IOException {
        return new String(socket.getInputStream().readNBytes(answerBytes), StandardCharsets.ISO_8859_1);
    }

    static String hearAll(Socket socket) throws IOException {
        try {
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (SocketException | EOFException reset) {
            return "reset";
        }
    }

    @Test
    void messagesAreAnsweredOneAfterTheOtherOnOneConnection() throws Exception {
        expect(
                "\1\2",
                "first",
                ", 'delay': {'timeUnit': 'MILLISECONDS', 'value': 50}}, 'times': {'remainingTimes': 1}");
        expect("\1\2", "later");
        expect("\3", "three");
        expect("", "any", "}, 'priority': -1");
        try (Socket socket = plain()) {
            assertThat(say(socket, "\1\2", 5)).isEqualTo("first");
            assertThat(say(socket, "\1\2", 5)).isEqualTo("later");
            assertThat(say(socket, "\3", 5)).isEqualTo("three");
            assertThat(say(socket, "\0GET / HTTP/1.1\r\n\r\n", 3)).isEqualTo("any");
            socket.shutdownOutput();
            assertThat(hearAll(socket)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tls", "connect", "socks", "tls in connect"})
    void messagesInsideOfLayersAreAnsweredToo(String layers) throws Exception {
        expect("\1hello", "world");
        try (Socket socket = layered(layers)) {
            assertThat(say(socket, "\1hello", 5)).isEqualTo("world");
            assertThat(say(socket, "\1hello", 5)).isEqualTo("world");
        }
    }

    private static Socket layered(String layers) throws Exception {
        Socket socket = plain();
        if (layers.endsWith("connect")) {
            socket.getOutputStream().write(bytes("CONNECT else.test:7 HTTP/1.1\r\nHost: else.test:7\r\n\r\n"));
            assertThat(hear(socket, 19)).isEqualTo("HTTP/1.1 200 OK\r\n\r\n");
        } else if (layers.equals("socks")) {
            socket.getOutputStream().write(new byte[] {5, 1, 0, 5, 1, 0, 1, 127, 0, 0, 1, 0, 7});
            assertThat(hear(socket, 12)).startsWith("\5\0\5\0");
        }
        if (!layers.startsWith("tls")) {
            return socket;
        }
        SSLSocket tls =
                (SSLSocket) Speech.trustingAnyone().getSocketFactory().createSocket(socket, "any.test", 443, true);
        tls.startHandshake();
        return tls;
    }

    @Test
    void aMessageThatNobodyAnswersIsRefusedAndRecorded() throws Exception {
        HOUSE.client().expect("{'httpRequest': {}, 'httpResponse': {'body': 'for HTTP only'}}");
        expect("\1", "one");
        try (Socket socket = plain()) {
            assertThat(say(socket, "\1", 3)).isEqualTo("one");
            socket.getOutputStream().write(bytes("\2"));
            assertThat(hearAll(socket)).startsWith("unknown message format").endsWith("\n");
        }
        assertThat(HOUSE.client().get("/x").body()).isEqualTo("for HTTP only");

        assertThat(verifies("\1", 1)).isTrue();
        assertThat(verifies("\2", 1)).isTrue();
        assertThat(verifies("\3", 1)).isFalse();
        assertThat(verifies("", 2)).isTrue();
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/.*'}, 'times': {'atMost': 1, 'atLeast': 1}}"))
                .isTrue();
        assertThat(HOUSE.client().verifies("{'httpRequest': {'method': '!GET'}, 'times': {'atMost': 0}}"))
                .isTrue();
        HouseClient.Answer failed = HOUSE.client().control("/verify", "{'httpRequest': {'binaryData': 'Aw=='}}");
        assertThat(failed.body()).contains("\"binaryData\" : \"AQ==\"").contains("binary message of 1 bytes");
    }

    private static boolean verifies(String message, int times) {
        return HOUSE.client()
                .verifies("{'httpRequest': {'binaryData': '" + base64(message) + "'}, 'times': {'atLeast': " + times
                        + ", 'atMost': " + times + "}}");
    }

    @Test
    void whatWasSaidIsShownToWhoAsksForIt() throws Exception {
        expect("\1", "one", "}, 'id': 'a'");
        try (Socket socket = plain()) {
            say(socket, "\1", 3);
        }
        HouseClient client = HOUSE.client();
        assertThat(client.retrieve("requests")).isEqualToIgnoringWhitespace("[]");
        assertThat(client.retrieve("request_responses")).isEqualToIgnoringWhitespace("[]");
        assertThat(client.retrieve("recorded_expectations")).isEqualToIgnoringWhitespace("[]");
        assertThat(client.retrieve("requests", "{'binaryData': ''}"))
                .isEqualToIgnoringWhitespace("[{\"binaryData\": \"AQ==\"}]");
        assertThat(client.retrieve("requests", "{'binaryData': 'Ag=='}")).isEqualToIgnoringWhitespace("[]");
        assertThat(client.retrieve("request_responses", "{'binaryData': 'AQ=='}"))
                .contains("\"httpRequest\" : {\n    \"binaryData\" : \"AQ==\"")
                .contains("\"binaryResponse\" : {\n    \"binaryData\" : \"" + base64("one") + "\"");
        assertThat(client.retrieve("logs"))
                .contains("received request:\n\n  {\n    \"binaryData\" : \"AQ==\"\n  }")
                .contains("returning response:\n\n  {\n    \"binaryData\" : \"" + base64("one") + "\"\n  }")
                .doesNotContain("httpResponse");
        assertThat(client.verifies("{'expectationId': {'id': 'a'}, 'times': {'atLeast': 1, 'atMost': 1}}"))
                .isTrue();
        assertThat(client.retrieve("active_expectations", "{'binaryData': 'AQ=='}"))
                .contains("\"id\" : \"a\"");
        assertThat(client.retrieve("active_expectations", "{'path': '/x'}")).isEqualToIgnoringWhitespace("[]");
        client.control("/clear", "{'binaryData': 'AQ=='}");
        assertThat(client.retrieve("active_expectations")).isEqualToIgnoringWhitespace("[]");
        assertThat(client.retrieve("requests", "{'binaryData': ''}")).isEqualToIgnoringWhitespace("[]");
    }

    @Test
    void anUnmatchedRequestIsNotComparedWithMessages() {
        expect("\1", "one");
        HouseClient.Answer answer = HOUSE.client().get("/nobody");

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.header("x-mockserver-closest-match-hint")).isEmpty();
        assertThat(HOUSE.client().retrieve("logs")).doesNotContain("didn't match");
    }

    @Test
    void anAlternativeOfHttpIsToldThatBytesAreNoAnswer() throws Exception {
        HOUSE.client()
                .expect("{'httpRequest': {'anyOf': [{'path': '/x'}, {'binaryData': 'AQ=='}]},"
                        + " 'binaryResponse': {'binaryData': 'Ag=='}}");
        HouseClient.Answer answer = HOUSE.client().get("/x");

        assertThat(answer.status()).isEqualTo(501);
        assertThat(answer.body())
                .isEqualTo("the matched expectation's BINARY_RESPONSE action cannot answer an HTTP request");
        try (Socket socket = plain()) {
            assertThat(say(socket, "\1", 1)).isEqualTo("\2");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'httpRequest': {'binaryData': '!!'}, 'binaryResponse': {}} | $.httpRequest.binaryData",
                "{'httpRequest': {'binaryData': 'AQ==', 'path': '/x'}, 'binaryResponse': {}} | $.httpRequest.path",
                "{'httpRequest': {'binaryData': 'AQ=='}, 'binaryResponse': {'upstream': 'NOPE'}} | $.binaryResponse.upstream",
                "{'httpRequest': {'binaryData': 'AQ=='}, 'httpResponse': {}} | binaryResponse or httpError only",
            })
    void whatCannotWorkIsRefused(String expectation, String place) {
        HouseClient.Answer answer = HOUSE.client().control("/expectation", expectation);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains(place);
    }

    @ParameterizedTest
    @CsvSource({
        "'dropConnection': true, ''",
        "'dropConnection': true; 'responseBytes': 'aGk=', hi",
        "'resetConnection': true, reset"
    })
    void anErrorEndsTheConnection(String error, String heard) throws Exception {
        HOUSE.client()
                .expect("{'httpRequest': {'binaryData': 'AQ=='}, 'httpError': {" + error.replace(';', ',') + "}}");
        try (Socket socket = plain()) {
            socket.getOutputStream().write(1);
            assertThat(hearAll(socket)).isEqualTo(heard);
        }
    }

    @Test
    void messagesAreCutByTheirLengthHoweverTheyArrive() throws Exception {
        HOUSE.restartWith(
                "binaryMessageFraming",
                "LENGTH_PREFIX",
                "binaryMessageLengthPrefixBytes",
                "2",
                "binaryMessageLengthPrefixByteOrder",
                "LITTLE_ENDIAN");
        expect("\3\0abc", "ABC");
        expect("\0\0", "nil");
        try (Socket socket = plain()) {
            for (byte octet : bytes("\3\0abc")) {
                socket.getOutputStream().write(octet);
                socket.getOutputStream().flush();
            }
            assertThat(hear(socket, 3)).isEqualTo("ABC");
            assertThat(say(socket, "\0\0\3\0abc\0\0\3\0abc", 12)).isEqualTo("nilABCnilABC");
        }
    }

    @Test
    void aSettingThatChangesHoldsForNewConnections() throws Exception {
        expect("*1\r\n$4\r\nPING\r\n", "+PONG\r\n");
        HOUSE.configure("{'binaryMessageFraming': 'redis'}");
        try (Socket socket = plain()) {
            assertThat(say(socket, "*1\r\n$4\r\nPING\r\n*1\r\n$4\r\nPING\r\n", 14))
                    .isEqualTo("+PONG\r\n+PONG\r\n");
        }
        HouseClient.Answer wrong = HOUSE.client().control("/configuration", "{'binaryMessageFraming': 'MORSE'}");
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.body()).contains("one of RAW, POSTGRESQL, MYSQL, REDIS, LENGTH_PREFIX");
        assertThat(HOUSE.client()
                        .control("/configuration", "{'binaryMessageLengthPrefixBytes': 3}")
                        .status())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource({"\177\377\377\377x, longer than the", "\0\0\0\11abc, the last one is incomplete"})
    void bytesThatAreNoMessageEndTheConnectionAndAreTold(String sent, String reason) throws Exception {
        HOUSE.restartWith("binaryMessageFraming", "LENGTH_PREFIX");
        List<String> warnings = new CopyOnWriteArrayList<>();
        Handler listener = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                warnings.add(entry.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger log = Logger.getLogger("org.mockserver.internal.binary");
        log.addHandler(listener);
        try (Socket socket = plain()) {
            socket.getOutputStream().write(bytes(sent));
            socket.shutdownOutput();
            assertThat(hearAll(socket)).isIn("", "reset");
        } finally {
            log.removeHandler(listener);
        }
        assertThat(warnings).singleElement().asString().contains(reason, "binaryMessageFraming");
    }

    @Test
    void aMessageWhoseRestDoesNotComeEndsTheConnection() throws Exception {
        HOUSE.restartWith("binaryMessageFraming", "LENGTH_PREFIX", "requestReadTimeoutMillis", "200");
        try (Socket socket = plain()) {
            socket.getOutputStream().write(bytes("\0\0\0\11abc"));
            assertThat(hearAll(socket)).isIn("", "reset");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"RAW", "POSTGRESQL", "MYSQL", "REDIS", "LENGTH_PREFIX"})
    void hostileBytesCostNobodyElseAnything(String framing) throws Exception {
        HOUSE.restartWith("binaryMessageFraming", framing, "maxRequestBodySize", "100000");
        HOUSE.client().expect("/alive", "yes");
        expect("never said", "x");
        for (int seed = 0; seed < 20; seed++) {
            byte[] sent = new byte[1 + new Random(seed).nextInt(3_000)];
            new Random(seed).nextBytes(sent);
            sent[0] = (byte) (128 + seed);
            try (Socket socket = plain()) {
                socket.getOutputStream().write(sent);
                socket.shutdownOutput();
                hearAll(socket);
            } catch (SocketException alreadyClosed) {
                assertThat(alreadyClosed).isNotNull();
            }
        }
        byte[] large = new byte[5_000_000];
        Arrays.fill(large, (byte) 0xff);
        try (Socket socket = plain()) {
            socket.getOutputStream().write(large);
            hearAll(socket);
        } catch (SocketException alreadyClosed) {
            assertThat(alreadyClosed).isNotNull();
        }
        assertThat(HOUSE.client().get("/alive").body()).isEqualTo("yes");
    }

    @Test
    void theClientRegistersThem() throws Exception {
        MockServerClient client = new MockServerClient("127.0.0.1", HOUSE.port());
        BinaryResponse answer =
                BinaryResponse.binaryResponse(bytes("two")).withUpstream(BinaryResponse.Upstream.ANSWER_ONLY);
        BinaryRequestDefinition asked = BinaryRequestDefinition.binaryRequest(bytes("\1"));
        Expectation[] stored = client.when(asked, Times.exactly(1)).respondWithBinary(answer);
        assertThat(stored[0].getBinaryResponse()).isEqualTo(answer);
        assertThat(stored[0].getHttpRequest()).isEqualTo(asked);
        try (Socket socket = plain()) {
            assertThat(say(socket, "\1", 3)).isEqualTo("two");
        }
        client.verify(asked);
    }
}
