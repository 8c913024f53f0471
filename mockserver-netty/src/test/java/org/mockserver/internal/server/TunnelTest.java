package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.tls.TlsFixture;
import org.mockserver.internal.transport.RawClient;

/** Clients that use the server as a proxy and ask for tunnels. */
class TunnelTest {

    private static final String CONNECT = "CONNECT shop.example:443 HTTP/1.1\r\nHost: shop.example:443\r\n";
    private static final String WELCOME =
            "Basic " + Base64.getEncoder().encodeToString("baker:dough".getBytes(StandardCharsets.US_ASCII));

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static RawClient tunnel() {
        RawClient client = HOUSE.connect().send(CONNECT + "\r\n");
        RawClient.Response opened = client.readHead();
        assertThat(opened.status()).isEqualTo(200);
        assertThat(opened.head()).doesNotContainIgnoringCase("content-length");
        return client;
    }

    private static String pem() throws Exception {
        return Files.readString(TlsFixture.FOLDER.resolve("CertificateAuthorityCertificate.pem"));
    }

    @Test
    void requestsInATunnelAreMatchedAndRecordedLikeOthers() {
        HOUSE.client().expect("/a", "served");
        try (RawClient client = tunnel()) {
            assertThat(client.get("/a").read().body()).isEqualTo("served");
            assertThat(client.get("/a").read().body()).isEqualTo("served");
        }
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/a'}, 'times': {'atLeast': 2, 'atMost': 2}}"))
                .isTrue();
        assertThat(HOUSE.client().verifies("{'httpRequest': {'method': 'CONNECT'}, 'times': {'atMost': 0}}"))
                .isTrue();
    }

    @Test
    void whatTheClientSendsBeforeTheTunnelIsOpenArrivesInIt() {
        HOUSE.client().expect("/a", "served");
        try (RawClient client = HOUSE.connect()) {
            client.send(CONNECT + "\r\nGET /a HTTP/1.1\r\nHost: shop.example\r\n\r\n");
            assertThat(client.readHead().status()).isEqualTo(200);
            assertThat(client.read().body()).isEqualTo("served");
        }
    }

    @Test
    void aClientBehindTheProxyTrustsTheNameOfTheTarget() throws Exception {
        HOUSE.client().expect("{'httpRequest': {'path': '/a', 'secure': true}, 'httpResponse': {'body': 'inside'}}");
        HttpClient client = HttpClient.newBuilder()
                .proxy(ProxySelector.of(new InetSocketAddress("127.0.0.1", HOUSE.port())))
                .sslContext(TlsFixture.trusting(pem()))
                .build();
        HttpRequest request =
                HttpRequest.newBuilder(URI.create("https://shop.example/a")).build();
        HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(answer.body()).isEqualTo("inside");
    }

    @ParameterizedTest
    @ValueSource(strings = {"shop.example", "shop.example:", "shop.example:0", "shop.example:99999", "/a", "a b:1"})
    void aTunnelToNowhereIsRefused(String target) {
        try (RawClient client = HOUSE.connect()) {
            client.send("CONNECT " + target + " HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(client.read().status()).isEqualTo(400);
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /mockserver/configuration",
                "GET /configuration",
                "PUT /mockserver/reset",
                "PUT http://localhost/mockserver/reset",
                "PUT /mockserver/../mockserver/reset"
            })
    void theControlPlaneIsNotInATunnel(String start) {
        HOUSE.client().expect("/kept", "kept");
        String own = "localhost:" + HOUSE.port();
        String request = start + " HTTP/1.1\r\nHost: " + own + "\r\nContent-Length: 0\r\n\r\n";
        try (RawClient client = HOUSE.connect()) {
            client.send("CONNECT " + own + " HTTP/1.1\r\nHost: " + own + "\r\n\r\n");
            client.readHead();
            assertThat(client.send(request).read().status()).isIn(404, 502);
        }
        try (RawClient client = HOUSE.connect()) {
            byte[] port = {(byte) (HOUSE.port() >> 8), (byte) HOUSE.port()};
            client.send(new byte[] {5, 1, 0, 5, 1, 0, 1, 127, 0, 0, 1}).send(port);
            assertThat(client.bytes(12)).startsWith(5, 0, 5, 0);
            assertThat(client.send(request).read().status()).isIn(404, 502);
        }
        assertThat(HOUSE.client().get("/kept").body()).isEqualTo("kept");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://localhost:%d", "HTTP://127.0.0.1:%d", "http://[::1]:%d", "http://other.example"})
    void theControlPlaneIsNotBehindATargetInAbsoluteForm(String origin) {
        HOUSE.client().expect("/kept", "kept");
        try (RawClient client = HOUSE.connect()) {
            String target = String.format(origin, HOUSE.port()) + "/mockserver/reset";
            client.send("PUT " + target + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
            assertThat(client.read().status()).isNotEqualTo(200);
        }
        assertThat(HOUSE.client().get("/kept").body()).isEqualTo("kept");
    }

    @Test
    void credentialsAreDemandedWhereTheyAreConfigured() throws Exception {
        HOUSE.restartWith(
                "proxyAuthenticationUsername", "baker",
                "proxyAuthenticationPassword", "dough",
                "proxyAuthenticationRealm", "the \"oven\"");
        HOUSE.client().expect("/a", "served");
        try (RawClient client = HOUSE.connect()) {
            RawClient.Response refusal = client.send(CONNECT + "\r\n").read();
            assertThat(refusal.status()).isEqualTo(407);
            assertThat(refusal.header("proxy-authenticate"))
                    .isEqualTo("Basic realm=\"the \\\"oven\\\"\", charset=\"UTF-8\"");
            for (String wrong : List.of("Basic eDp5", "Basic !", "Bearer x", "Basic", "")) {
                client.send(CONNECT + "Proxy-Authorization: " + wrong + "\r\n\r\n");
                assertThat(client.read().status()).isEqualTo(407);
            }
            client.send(CONNECT + "Proxy-Authorization: " + WELCOME + "\r\n\r\n");
            assertThat(client.readHead().status()).isEqualTo(200);
            assertThat(client.get("/a").read().body()).isEqualTo("served");
        }
        try (RawClient client = HOUSE.connect()) {
            String absolute = "GET http://shop.example/a HTTP/1.1\r\nHost: shop.example\r\n";
            assertThat(client.send(absolute + "\r\n").read().status()).isEqualTo(407);
            client.send(absolute + "Proxy-Authorization: " + WELCOME + "\r\n\r\n");
            assertThat(client.read().body()).isEqualTo("served");
            assertThat(client.get("/a").read().body()).isEqualTo("served");
        }
    }

    @Test
    void theJdksSocksClientIsServed() throws Exception {
        HOUSE.client().expect("/a", "served");
        Proxy proxy = new Proxy(Proxy.Type.SOCKS, new InetSocketAddress("127.0.0.1", HOUSE.port()));
        try (Socket socket = new Socket(proxy)) {
            socket.connect(InetSocketAddress.createUnresolved("shop.example", 80));
            assertThat(exchange(socket)).endsWith("served");
        }
        try (Socket socket = new Socket(proxy)) {
            socket.connect(InetSocketAddress.createUnresolved("shop.example", 443));
            try (SSLSocket secure = (SSLSocket)
                    TlsFixture.trusting(pem()).getSocketFactory().createSocket(socket, "shop.example", 443, true)) {
                assertThat(exchange(secure)).endsWith("served");
            }
        }
    }

    private static String exchange(Socket socket) throws Exception {
        socket.setSoTimeout(10_000);
        socket.getOutputStream()
                .write("GET /a HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n"
                        .getBytes(StandardCharsets.US_ASCII));
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    }

    private static byte[] socks5Request(int command, String host) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(new byte[] {5, (byte) command, 0, 3, (byte) host.length()});
        bytes.writeBytes(host.getBytes(StandardCharsets.US_ASCII));
        bytes.writeBytes(new byte[] {1, (byte) 0xbb});
        return bytes.toByteArray();
    }

    @Test
    void socks5ArrivesInPiecesAndAllAtOnce() {
        HOUSE.client().expect("/a", "served");
        try (RawClient client = HOUSE.connect()) {
            client.send(new byte[] {5}).send(new byte[] {2, 1}).send(new byte[] {0});
            assertThat(client.bytes(2)).containsExactly(5, 0);
            for (byte b : socks5Request(1, "shop.example")) {
                client.send(new byte[] {b});
            }
            assertThat(client.bytes(10)).startsWith(5, 0);
            assertThat(client.get("/a").read().body()).isEqualTo("served");
        }
        try (RawClient client = HOUSE.connect()) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            all.writeBytes(new byte[] {5, 1, 0});
            all.writeBytes(socks5Request(1, "shop.example"));
            all.writeBytes("GET /a HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            client.send(all.toByteArray());
            assertThat(client.bytes(12)).startsWith(5, 0, 5, 0);
            assertThat(client.read().body()).isEqualTo("served");
        }
    }

    @Test
    void socks4NamesAnAddressOrAHost() {
        HOUSE.client().expect("/a", "served");
        for (byte[] request : List.of(
                new byte[] {4, 1, 0, 80, 10, 0, 0, 1, 'm', 'e', 0},
                new byte[] {4, 1, 0, 80, 0, 0, 0, 1, 0, 's', 'h', 'o', 'p', 0})) {
            try (RawClient client = HOUSE.connect()) {
                assertThat(client.send(request).bytes(8)).startsWith(0, 0x5a);
                assertThat(client.get("/a").read().body()).isEqualTo("served");
            }
        }
    }

    @Test
    void otherCommandsThanConnectAreRefused() {
        try (RawClient client = HOUSE.connect()) {
            client.send(new byte[] {5, 1, 0}).send(socks5Request(2, "shop.example"));
            assertThat(client.bytes(12)).startsWith(5, 0, 5, 7);
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        try (RawClient client = HOUSE.connect()) {
            client.send(new byte[] {4, 2, 0, 80, 10, 0, 0, 1, 0});
            assertThat(client.bytes(8)).startsWith(0, 0x5b);
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        try (RawClient client = HOUSE.connect()) {
            client.send(new byte[] {5, 1, 0, 5, 1, 0, 9, 1});
            assertThat(client.bytes(12)).startsWith(5, 0, 5, 8);
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void socksClientsNeedCredentialsWhereTheyAreConfigured() throws Exception {
        HOUSE.restartWith("proxyAuthenticationUsername", "baker", "proxyAuthenticationPassword", "dough");
        HOUSE.client().expect("/a", "served");
        try (RawClient client = HOUSE.connect()) {
            assertThat(client.send(new byte[] {5, 1, 0}).bytes(2)).containsExactly(5, (byte) 0xff);
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        try (RawClient client = HOUSE.connect()) {
            client.send(new byte[] {4, 1, 0, 80, 10, 0, 0, 1, 'b', 'a', 'k', 'e', 'r', 0});
            assertThat(client.bytes(8)).startsWith(0, 0x5b);
        }
        try (RawClient client = HOUSE.connect()) {
            assertThat(client.send(new byte[] {5, 2, 0, 2}).bytes(2)).containsExactly(5, 2);
            assertThat(client.send(password("baker", "wrong")).bytes(2)).containsExactly(1, 1);
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        try (RawClient client = HOUSE.connect()) {
            assertThat(client.send(new byte[] {5, 2, 0, 2}).bytes(2)).containsExactly(5, 2);
            assertThat(client.send(password("baker", "dough")).bytes(2)).containsExactly(1, 0);
            assertThat(client.send(socks5Request(1, "shop.example")).bytes(10)).startsWith(5, 0);
            assertThat(client.get("/a").read().body()).isEqualTo("served");
        }
    }

    private static byte[] password(String user, String password) {
        String text = "\1" + (char) user.length() + user + (char) password.length() + password;
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void bytesThatOnlyLookLikeSocksAreToldSo() {
        for (byte[] bytes : List.of(new byte[] {4, 9}, new byte[] {5, 0}, new byte[] {5, 99})) {
            try (RawClient client = HOUSE.connect()) {
                assertThat(client.send(bytes).readToEnd()).contains("only HTTP");
            }
        }
    }

    @Test
    void tunnelsInTunnelsEndSomewhere() {
        HOUSE.client().expect("/a", "served");
        try (RawClient client = HOUSE.connect()) {
            for (int i = 0; i < 3; i++) {
                client.send(CONNECT + "\r\n");
                assertThat(client.readHead().status()).isEqualTo(200);
            }
            assertThat(client.get("/a").read().body()).isEqualTo("served");
        }
        try (RawClient client = HOUSE.connect()) {
            client.send((CONNECT + "\r\n").repeat(40));
            assertThat(client.readToEnd()).contains("only HTTP");
        }
    }

    @Test
    void aTunnelEndsWithItsClient() throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), HOUSE.port())) {
            socket.getOutputStream().write((CONNECT + "\r\n").getBytes(StandardCharsets.US_ASCII));
            assertThat(socket.getInputStream().readNBytes(19)).hasSize(19);
            socket.shutdownOutput();
            assertThat(socket.getInputStream().read()).isEqualTo(-1);
        }
    }
}
