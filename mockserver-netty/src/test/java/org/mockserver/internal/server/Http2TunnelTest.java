package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.Http2Headers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.http2.FrameClient;
import org.mockserver.internal.tls.TlsFixture;

/** Clients that ask for tunnels on streams of an HTTP/2 connection (RFC 9113 section 8.5). */
class Http2TunnelTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static final int STREAM = 1;

    private static FrameClient connect(String authority, String... namesAndValues) {
        FrameClient client = FrameClient.connect(HOUSE.port());
        ask(client, STREAM, authority, namesAndValues);
        return client;
    }

    private static void ask(FrameClient client, int stream, String authority, String... namesAndValues) {
        Http2Headers headers = new DefaultHttp2Headers(false).method("CONNECT").authority(authority);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            headers.add(namesAndValues[i], namesAndValues[i + 1]);
        }
        client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS, stream, client.block(headers));
    }

    private static FrameClient tunnel() {
        FrameClient client = connect("shop.example:443");
        client.until(FrameClient.HEADERS);
        assertThat(client.answer(STREAM).status()).isEqualTo(200);
        assertThat(client.answer(STREAM).head()).hasSize(1);
        return client;
    }

    private static String request(String start, String host) {
        return start + " HTTP/1.1\r\nHost: " + host + "\r\nContent-Length: 0\r\n\r\n";
    }

    private static String lastRequest(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n";
    }

    @Test
    void requestsInATunnelAreMatchedAndRecordedLikeOthers() {
        HOUSE.client().expect("/a", "served");
        try (FrameClient client = tunnel()) {
            client.data(STREAM, request("GET /a", "shop.example") + lastRequest("/a"), false);

            String came = client.read(STREAM).body();
            assertThat(came).startsWith("HTTP/1.1 200 OK\r\n").endsWith("\r\n\r\nserved");
            assertThat(came.split("served", -1)).hasSize(3);
        }
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/a'}, 'times': {'atLeast': 2, 'atMost': 2}}"))
                .isTrue();
        assertThat(HOUSE.client().verifies("{'httpRequest': {'method': 'CONNECT'}, 'times': {'atMost': 0}}"))
                .isTrue();
    }

    @Test
    void requestsBesideATunnelAreServedAsEver() {
        HOUSE.client().expect("/a", "served");
        try (FrameClient client = tunnel()) {
            client.frame(
                    FrameClient.HEADERS,
                    FrameClient.END_HEADERS | FrameClient.END_STREAM,
                    3,
                    client.block("GET", "/a"));
            assertThat(client.read(3).body()).isEqualTo("served");
            ask(client, 5, "other.example:80");
            client.data(5, lastRequest("/a"), false);
            assertThat(client.read(5).body()).endsWith("served");
            client.data(STREAM, lastRequest("/a"), false);
            assertThat(client.read(STREAM).body()).endsWith("served");
        }
    }

    @Test
    void longAnswersComeThroughWithTheWindow() {
        HOUSE.client().expect("/long", "x".repeat(3_000_000));
        try (FrameClient client = tunnel()) {
            client.data(STREAM, lastRequest("/long"), false);

            String came = client.read(STREAM).body();
            assertThat(came.length() - came.indexOf("\r\n\r\n") - 4).isEqualTo(3_000_000);
        }
    }

    @Test
    void uploadsLargerThanTheWindowArrive() {
        HOUSE.client().expect("/up", "got it");
        try (FrameClient client = tunnel()) {
            int pieces = 250;
            String piece = "y".repeat(16_000);
            client.data(
                    STREAM,
                    "POST /up HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: " + pieces * 16_000
                            + "\r\n\r\n",
                    false);
            for (int i = 0; i < pieces; i++) {
                client.data(STREAM, piece, false);
                if (i % 25 == 24) {
                    /* Whatever the server gives back of the window comes before its answer to a ping. */
                    client.ping();
                }
            }
            assertThat(client.read(STREAM).body()).endsWith("got it");
        }
    }

    @Test
    void theEndOfTheClientsSideEndsTheTunnelAfterTheAnswer() {
        HOUSE.client().expect("/a", "served");
        try (FrameClient client = tunnel()) {
            client.data(STREAM, request("GET /a", "x"), true);
            assertThat(client.read(STREAM).body()).endsWith("served");
            assertThat(client.answer(STREAM).isComplete()).isTrue();
        }
    }

    @Test
    void aResetEndsTheTunnelOnly() {
        HOUSE.client().expect("/a", "served");
        try (FrameClient client = tunnel()) {
            client.data(STREAM, "GET /a HT", false).reset(STREAM).ping();
            client.frame(
                    FrameClient.HEADERS,
                    FrameClient.END_HEADERS | FrameClient.END_STREAM,
                    3,
                    client.block("GET", "/a"));
            assertThat(client.read(3).body()).isEqualTo("served");
        }
    }

    @Test
    void aConnectionThatIsResetInsideIsAResetStream() {
        HOUSE.client().expect("{'httpRequest': {'path': '/r'}, 'httpError': {'resetConnection': true}}");
        try (FrameClient client = tunnel()) {
            client.data(STREAM, request("GET /r", "x"), false);
            assertThat(client.read(STREAM).resetWith()).isEqualTo(10);
            client.ping();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"shop.example", "shop.example:", "shop.example:0", "shop.example:99999", "a/b:1"})
    void aTunnelToNowhereIsRefused(String authority) {
        try (FrameClient client = connect(authority)) {
            assertThat(client.read(STREAM).status()).isEqualTo(400);
            client.ping();
        }
    }

    @Test
    void aConnectRequestWithAPathIsMalformed() {
        try (FrameClient client = FrameClient.connect(HOUSE.port())) {
            client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS, STREAM, client.block("CONNECT", "/a"));
            assertThat(client.read(STREAM).resetWith()).isEqualTo(1);
            client.ping();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /mockserver/configuration",
                "GET /configuration",
                "PUT /mockserver/reset",
                "PUT http://localhost/mockserver/reset"
            })
    void theControlPlaneIsNotInATunnel(String start) {
        HOUSE.client().expect("/kept", "kept");
        String own = "localhost:" + HOUSE.port();
        try (FrameClient client = connect(own)) {
            client.data(STREAM, request(start, own), true);
            assertThat(client.read(STREAM).body()).matches("(?s)HTTP/1.1 (404|502) .*");
        }
        assertThat(HOUSE.client().get("/kept").body()).isEqualTo("kept");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://localhost:%d/mockserver/reset", "HTTP://127.0.0.1:%d/mockserver/reset"})
    void theControlPlaneIsNotBehindAPathInAbsoluteForm(String path) {
        HOUSE.client().expect("/kept", "kept");
        try (FrameClient client = FrameClient.connect(HOUSE.port())) {
            int stream = client.open("PUT", String.format(path, HOUSE.port()), true);
            FrameClient.Answer answer = client.read(stream);
            assertThat(answer.resetWith() >= 0 || answer.status() != 200).isTrue();
        }
        assertThat(HOUSE.client().get("/kept").body()).isEqualTo("kept");
    }

    @Test
    void credentialsAreDemandedWhereTheyAreConfigured() throws Exception {
        HOUSE.restartWith("proxyAuthenticationUsername", "baker", "proxyAuthenticationPassword", "dough");
        HOUSE.client().expect("/a", "served");
        try (FrameClient client = connect("shop.example:443")) {
            assertThat(client.read(STREAM).status()).isEqualTo(407);
            assertThat(client.answer(STREAM).header("proxy-authenticate")).startsWith("Basic realm=");

            String welcome = "Basic " + Base64.getEncoder().encodeToString("baker:dough".getBytes());
            ask(client, 3, "shop.example:443", "proxy-authorization", welcome);
            client.data(3, lastRequest("/a"), false);
            assertThat(client.read(3).body()).endsWith("served");
        }
    }

    @Test
    void tunnelsInTunnelsEnd() {
        try (FrameClient client = tunnel()) {
            StringBuilder nested = new StringBuilder();
            for (int i = 0; i < 20; i++) {
                nested.append("CONNECT a.example:1 HTTP/1.1\r\nHost: a\r\n\r\n");
            }
            client.data(STREAM, nested.toString(), true);
            FrameClient.Answer answer = client.read(STREAM);
            assertThat(answer.body()).contains("200 OK").contains("unknown message format");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"HTTP_1_1", "HTTP_2"})
    void tlsInATunnelIsServedWithTheNameOfTheTarget(String version) throws Exception {
        HOUSE.client().expect("{'httpRequest': {'path': '/a', 'secure': true}, 'httpResponse': {'body': 'inside'}}");
        try (FrameClient client = connect("localhost:443");
                ServerSocket entrance = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            client.until(FrameClient.HEADERS);
            daemon(() -> bridge(entrance, client));
            HttpClient http = HttpClient.newBuilder()
                    .version(HttpClient.Version.valueOf(version))
                    .sslContext(TlsFixture.trusting(
                            TlsFixture.tls(true).trustAnchor().pem()))
                    .build();
            URI uri = URI.create("https://localhost:" + entrance.getLocalPort() + "/a");
            for (int i = 0; i < 3; i++) {
                HttpResponse<String> answer = http.send(
                        HttpRequest.newBuilder(uri).build(),
                        HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
                assertThat(answer.body()).isEqualTo("inside");
                assertThat(answer.version()).isEqualTo(HttpClient.Version.valueOf(version));
            }
        }
    }

    private static void daemon(Runnable work) {
        Thread thread = new Thread(work, "bridge");
        thread.setDaemon(true);
        thread.start();
    }

    /* Lets a client that knows sockets only use the tunnel. */
    private static void bridge(ServerSocket entrance, FrameClient client) {
        try (Socket socket = entrance.accept()) {
            daemon(() -> upwards(socket, client));
            for (FrameClient.Frame frame = client.next(); frame != null; frame = client.next()) {
                if (frame.type() == FrameClient.DATA) {
                    socket.getOutputStream().write(frame.payload());
                }
            }
        } catch (IOException | IllegalStateException over) {
            return;
        }
    }

    private static void upwards(Socket socket, FrameClient client) {
        byte[] buffer = new byte[8_192];
        try {
            for (int read = socket.getInputStream().read(buffer); read >= 0; ) {
                client.frame(FrameClient.DATA, 0, STREAM, Arrays.copyOf(buffer, read));
                read = socket.getInputStream().read(buffer);
            }
        } catch (IOException | RuntimeException over) {
            return;
        }
    }
}
