package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.server.BinaryTest.base64;
import static org.mockserver.internal.server.BinaryTest.bytes;
import static org.mockserver.internal.server.BinaryTest.hear;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages on their way to a server behind, some of which expectations answer. */
class BinaryRelayTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("nioEventLoopThreadCount", "1");

    private static final String ENCRYPTION = "\0\0\0\10\4\u00d2\26\57";
    private static final String BEGIN = "\0\0\0\11\0\3\0\0\0";
    private static final String READY = "Z\0\0\0\5I";

    private ServerSocket listener;

    @BeforeEach
    void listen() throws IOException {
        listener = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        listener.setSoTimeout(BinaryTest.PATIENCE_MILLIS);
    }

    @AfterEach
    void close() throws IOException {
        listener.close();
    }

    private void start(String... more) throws StartFailure {
        String[] settings = new String[more.length + 4];
        settings[0] = "proxyRemoteHost";
        settings[1] = "127.0.0.1";
        settings[2] = "proxyRemotePort";
        settings[3] = String.valueOf(listener.getLocalPort());
        System.arraycopy(more, 0, settings, 4, more.length);
        HOUSE.restartWith(settings);
    }

    private static void expect(String asked, String answer, String upstream) {
        HOUSE.client()
                .expect("{'httpRequest': {'binaryData': '" + base64(asked) + "'}, 'binaryResponse': {'binaryData': '"
                        + base64(answer) + "', 'upstream': '" + upstream + "'}}");
    }

    private static Socket client() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), HOUSE.port());
        socket.setSoTimeout(BinaryTest.PATIENCE_MILLIS);
        return socket;
    }

    private Socket behind() throws IOException {
        Socket socket = listener.accept();
        socket.setSoTimeout(BinaryTest.PATIENCE_MILLIS);
        return socket;
    }

    private static void say(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(bytes(text));
    }

    private static String query(String text) {
        return "Q\0\0\0" + (char) (text.length() + 5) + text + "\0";
    }

    @Test
    void whatAnExpectationAnswersDoesNotReachTheServerBehind() throws Exception {
        start();
        expect("\1", "here", "ANSWER_ONLY");
        try (Socket client = client()) {
            say(client, "\1");
            assertThat(hear(client, 4)).isEqualTo("here");
            say(client, "\2");
            try (Socket behind = behind()) {
                assertThat(hear(behind, 1)).isEqualTo("\2");
                say(behind, "there");
                assertThat(hear(client, 5)).isEqualTo("there");
                say(client, "\1");
                assertThat(hear(client, 4)).isEqualTo("here");
                client.shutdownOutput();
                assertThat(behind.getInputStream().read()).isEqualTo(-1);
                say(behind, "bye");
                assertThat(hear(client, 3)).isEqualTo("bye");
            }
        }
        assertThat(HOUSE.client().verifies("{'httpRequest': {'binaryData': 'Ag=='}, 'times': {'atLeast': 1}}"))
                .isTrue();
    }

    @Test
    void everythingGoesToTheServerBehindIfWished() throws Exception {
        start("matchBinaryExpectationsWhenProxying", "false");
        expect("\1", "here", "ANSWER_ONLY");
        try (Socket client = client()) {
            say(client, "\1");
            try (Socket behind = behind()) {
                assertThat(hear(behind, 1)).isEqualTo("\1");
            }
        }
        assertThat(HOUSE.client().verifies("{'httpRequest': {'binaryData': ''}, 'times': {'atMost': 0}}"))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"ANSWER_AND_FORWARD", "FORWARD_AND_REPLACE"})
    void anAnswerTakesThePlaceOfThatOfThePostgresServer(String upstream) throws Exception {
        start("binaryMessageFraming", "POSTGRESQL");
        String answer = "T\0\0\0\6\0\0" + READY;
        expect(query("b"), answer, upstream);
        try (Socket client = client()) {
            say(client, ENCRYPTION);
            try (Socket behind = behind()) {
                assertThat(hear(behind, 8)).isEqualTo(ENCRYPTION);
                say(behind, "N");
                assertThat(hear(client, 1)).isEqualTo("N");
                say(client, BEGIN + query("a") + query("b") + query("c"));
                String all = BEGIN + query("a") + query("b") + query("c");
                assertThat(hear(behind, all.length())).isEqualTo(all);
                String session = "R\0\0\0\10\0\0\0\0" + READY;
                String first = "D\0\0\0\5a" + READY;
                String replaced = "D\0\0\0\5bD\0\0\0\5b" + READY;
                String third = "D\0\0\0\5c" + READY;
                for (byte octet : bytes(session + first + replaced + third)) {
                    behind.getOutputStream().write(octet);
                    behind.getOutputStream().flush();
                }
                String heard = session + first + answer + third;
                assertThat(hear(client, heard.length())).isEqualTo(heard);
                assertThat(client.getInputStream().available()).isZero();
            }
        }
    }

    @Test
    void anAnswerGivenAtOnceDoesNotWaitForThePostgresServer() throws Exception {
        start("binaryMessageFraming", "POSTGRESQL");
        expect(query("b"), "now", "ANSWER_AND_FORWARD");
        expect(query("c"), "here", "ANSWER_ONLY");
        try (Socket client = client()) {
            say(client, BEGIN);
            try (Socket behind = behind()) {
                assertThat(hear(behind, BEGIN.length())).isEqualTo(BEGIN);
                say(behind, READY);
                assertThat(hear(client, READY.length())).isEqualTo(READY);
                say(client, query("b"));
                assertThat(hear(client, 3)).isEqualTo("now");
                assertThat(hear(behind, query("b").length())).isEqualTo(query("b"));
                say(client, query("c"));
                say(behind, "D\0\0\0\5b" + READY);
                assertThat(hear(client, 4)).isEqualTo("here");
            }
        }
    }

    @Test
    void withoutThatFramingAnAnswerIsGivenHereOnly() throws Exception {
        start();
        expect("\1", "here", "FORWARD_AND_REPLACE");
        try (Socket client = client()) {
            say(client, "\1");
            assertThat(hear(client, 4)).isEqualTo("here");
            say(client, "\2");
            try (Socket behind = behind()) {
                assertThat(hear(behind, 1)).isEqualTo("\2");
            }
        }
    }

    @Test
    void whatIsEncryptedFromNowOnIsPassedOnUnread() throws Exception {
        start("binaryMessageFraming", "POSTGRESQL");
        try (Socket client = client()) {
            say(client, ENCRYPTION);
            try (Socket behind = behind()) {
                assertThat(hear(behind, 8)).isEqualTo(ENCRYPTION);
                say(behind, "S");
                assertThat(hear(client, 1)).isEqualTo("S");
                say(client, "\26\3\1\377\377no length that makes sense");
                assertThat(hear(behind, 31)).startsWith("\26\3\1").endsWith("sense");
                say(behind, "\26\3\3");
                assertThat(hear(client, 3)).isEqualTo("\26\3\3");
            }
        }
    }
}
