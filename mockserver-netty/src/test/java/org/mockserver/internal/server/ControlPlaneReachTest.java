package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http2.DefaultHttp2Headers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.mockserver.internal.http2.FrameClient;
import org.mockserver.internal.http2.HeadBlocks;
import org.mockserver.internal.transport.RawClient;

/** Who may steer the server: whoever talks to it, by whatever name, and nobody who talks through it. */
class ControlPlaneReachTest {

    private static final List<String> SPELLINGS = List.of(
            "/mockserver/reset",
            "/reset",
            "//mockserver/reset",
            "/mockserver/./reset",
            "/%6dockserver/reset",
            "/mockserver/space/a/mockserver/reset");

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @BeforeEach
    void expect() {
        HOUSE.client().expect("/kept", "kept");
    }

    @AfterEach
    void nothingWasReset() {
        assertThat(HOUSE.client().get("/kept").body()).isEqualTo("kept");
    }

    private static String own() {
        return "localhost:" + HOUSE.port();
    }

    /** Ways of asking a proxy for a tunnel. */
    enum Through {
        CONNECT(Proxy.Type.HTTP),
        SOCKS(Proxy.Type.SOCKS);

        private final Proxy.Type type;

        Through(Proxy.Type type) {
            this.type = type;
        }

        Socket to(String host, int port) throws IOException {
            Socket socket = new Socket(new Proxy(type, new InetSocketAddress("127.0.0.1", HOUSE.port())));
            socket.connect(InetSocketAddress.createUnresolved(host, port));
            return socket;
        }
    }

    static Stream<Arguments> tunnels() {
        return Stream.of(Through.values())
                .flatMap(way -> Stream.of(Speech.values())
                        .flatMap(inside ->
                                Stream.of("localhost", "127.0.0.1").map(host -> Arguments.of(way, inside, host))));
    }

    @ParameterizedTest
    @MethodSource("tunnels")
    void isNotInATunnel(Through way, Speech inside, String host) throws IOException {
        for (String path : SPELLINGS) {
            try (Socket socket = way.to(host, HOUSE.port())) {
                assertThat(reset(speaking(inside, socket), inside, path, own())).isIn(404, 502);
            }
        }
    }

    private static Socket speaking(Speech inside, Socket socket) throws IOException {
        if (inside.scheme.equals("http")) {
            return socket;
        }
        SSLSocket secure = (SSLSocket)
                Speech.trustingAnyone().getSocketFactory().createSocket(socket, "localhost", HOUSE.port(), true);
        SSLParameters parameters = secure.getSSLParameters();
        parameters.setApplicationProtocols(new String[] {isHttp2(inside) ? "h2" : "http/1.1"});
        secure.setSSLParameters(parameters);
        return secure;
    }

    private static boolean isHttp2(Speech speech) {
        return speech.version == HttpClient.Version.HTTP_2;
    }

    /* Sends what would reset a server and returns the status. */
    private static int reset(Socket socket, Speech speech, String target, String authority) {
        if (!isHttp2(speech)) {
            RawClient client = RawClient.over(socket);
            client.send("PUT " + target + " HTTP/1.1\r\nHost: " + authority + "\r\nContent-Length: 0\r\n\r\n");
            return client.read().status();
        }
        FrameClient client = FrameClient.over(socket);
        byte[] block = client.block(new DefaultHttp2Headers(false)
                .method("PUT")
                .scheme(speech.scheme)
                .path(target)
                .authority(authority));
        client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS | FrameClient.END_STREAM, 1, block);
        FrameClient.Answer answer = client.read(1);
        return answer.isComplete() ? answer.status() : 0;
    }

    @ParameterizedTest
    @EnumSource(Speech.class)
    void isNotBehindATargetInAbsoluteForm(Speech speech) throws IOException {
        for (String origin :
                List.of("http://" + own(), "HTTPS://" + own(), "http://[::1]:" + HOUSE.port(), "ws://" + own())) {
            for (String path : SPELLINGS) {
                try (Socket socket = new Socket("127.0.0.1", HOUSE.port())) {
                    assertThat(reset(speaking(speech, socket), speech, origin + path, own()))
                            .isNotEqualTo(200);
                }
            }
        }
    }

    /* Otherwise the requests after it would look like those of a direct client. */
    @Test
    void aProxyDoesNotBecomeADirectConnectionByUpgrade() {
        try (RawClient client = HOUSE.connect()) {
            client.send("PUT http://" + own() + "/mockserver/reset HTTP/1.1\r\nHost: " + own()
                    + "\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n");
            assertThat(client.read().status()).isEqualTo(404);
            client.send("GET http://" + own() + "/kept HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(client.read().body()).isEqualTo("kept");
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Speech.class,
            names = {"H2C", "H2"})
    void isNotInATunnelOnAStream(Speech outside) throws IOException {
        for (String path : SPELLINGS) {
            try (Socket socket = new Socket("127.0.0.1", HOUSE.port())) {
                FrameClient client = FrameClient.over(speaking(outside, socket));
                byte[] connect = client.block(
                        new DefaultHttp2Headers(false).method("CONNECT").authority(own()));
                client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS, 1, connect);
                client.frame(FrameClient.DATA, FrameClient.END_STREAM, 1, http2Reset(path));
                assertThat(client.read(1).isComplete()).isTrue();
            }
        }
    }

    private static byte[] http2Reset(String path) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        bytes.writeBytes(FrameClient.frameBytes(FrameClient.SETTINGS, 0, 0, new byte[0]));
        byte[] head = new HeadBlocks()
                .block(new DefaultHttp2Headers(false)
                        .method("PUT")
                        .scheme("http")
                        .path(path)
                        .authority(own()));
        int flags = FrameClient.END_HEADERS | FrameClient.END_STREAM;
        bytes.writeBytes(FrameClient.frameBytes(FrameClient.HEADERS, flags, 1, head));
        return bytes.toByteArray();
    }

    /* Containers, balancers and name services give a server names that it does not know. */
    @ParameterizedTest
    @EnumSource(Speech.class)
    void isThereForDirectClientsWhateverTheyCallTheServer(Speech speech) throws IOException {
        for (String name : List.of("mock", "mock.test.svc.cluster.local:8080", "shop.example", own())) {
            try (Socket socket = new Socket("127.0.0.1", HOUSE.port())) {
                assertThat(reset(speaking(speech, socket), speech, "/mockserver/reset", name))
                        .as(name)
                        .isEqualTo(200);
            }
        }
        expect();
    }
}
