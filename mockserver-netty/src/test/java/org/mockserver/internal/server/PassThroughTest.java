package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.internal.tls.TlsFixture;

/** Connections that are joined to another server instead of being read. */
class PassThroughTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("tlsPassThroughHosts", "*.bank.test, 127.0.0.1");

    private static final int PATIENCE_MILLIS = 20_000;

    private static MockServer bank;

    @BeforeAll
    static void startBank() throws Exception {
        bank = MockServer.start(
                new LiveSettings(SettingsResolver.resolve(SettingsSources.fixed(Map.of(
                        "serverPort", "0",
                        "localBoundIP", "127.0.0.1",
                        "directoryToSaveDynamicSSLCertificate", TlsFixture.FOLDER.toString())))),
                Audience.at(new ByteArrayOutputStream()));
        new HouseClient(bank.ports().get(0)).expect("/where", "the bank");
    }

    @AfterAll
    static void stopBank() {
        bank.close();
    }

    @BeforeEach
    void expectHere() {
        HOUSE.client().expect("/where", "here");
    }

    private static Socket plain() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), HOUSE.port());
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    private static Socket throughConnect() throws IOException {
        Socket socket = plain();
        String target = "127.0.0.1:" + bank.ports().get(0);
        socket.getOutputStream().write(("CONNECT " + target + " HTTP/1.1\r\nHost: " + target + "\r\n\r\n").getBytes());
        String opened = "HTTP/1.1 200 OK\r\n\r\n";
        assertThat(new String(socket.getInputStream().readNBytes(opened.length())))
                .isEqualTo(opened);
        return socket;
    }

    private static Socket throughSocks() throws IOException {
        Socket socket = plain();
        int port = bank.ports().get(0);
        socket.getOutputStream().write(new byte[] {5, 1, 0, 5, 1, 0, 1, 127, 0, 0, 1, (byte) (port >> 8), (byte) port});
        assertThat(socket.getInputStream().readNBytes(12)).startsWith(5, 0, 5, 0);
        return socket;
    }

    private static String ask(Socket tunnel, String serverName) throws Exception {
        try (SSLSocket tls = (SSLSocket)
                TlsFixture.trusting(TlsFixture.tls(true).trustAnchor().pem())
                        .getSocketFactory()
                        .createSocket(tunnel, serverName, 443, true)) {
            tls.getOutputStream()
                    .write(("GET /where HTTP/1.1\r\nHost: " + serverName + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(tls.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        }
    }

    private static boolean seenHere() {
        return HOUSE.client().verifies("{'httpRequest': {'path': '/where'}, 'times': {'atLeast': 1}}");
    }

    @Test
    void aTunnelForANamedHostIsNotDecrypted() throws Exception {
        assertThat(ask(throughConnect(), "www.bank.test")).endsWith("the bank");
        assertThat(ask(throughSocks(), "www.bank.test")).endsWith("the bank");
        assertThat(seenHere()).isFalse();
    }

    @Test
    void withoutANameTheTargetOfTheTunnelDecides() throws Exception {
        assertThat(ask(throughConnect(), "127.0.0.1")).endsWith("the bank");
        assertThat(seenHere()).isFalse();
    }

    @Test
    void otherHostsAreServedHere() throws Exception {
        assertThat(ask(throughConnect(), "bank.other.test")).endsWith("here");
        assertThat(ask(plain(), "bank.test")).endsWith("here");
        assertThat(seenHere()).isTrue();
    }

    @Test
    void plainRequestsInATunnelAreServedHere() throws Exception {
        try (Socket tunnel = throughConnect()) {
            tunnel.getOutputStream()
                    .write("GET /where HTTP/1.1\r\nHost: www.bank.test\r\nConnection: close\r\n\r\n".getBytes());
            assertThat(new String(tunnel.getInputStream().readAllBytes())).endsWith("here");
        }
    }

    @Test
    void aDirectConnectionIsJoinedToTheNamedHostThroughTheUpstreamProxy() throws Exception {
        try (Origin proxy = Origin.answering("HTTP/1.1 403 Forbidden\r\n\r\n")) {
            HOUSE.restartWith("forwardHttpsProxy", "127.0.0.1:" + proxy.port());

            assertThatThrownBy(() -> ask(plain(), "www.bank.test")).isInstanceOf(IOException.class);
            assertThat(proxy.received().get(0).line()).isEqualTo("CONNECT www.bank.test:443 HTTP/1.1");
        }
    }

    @Test
    void thisServerIsNotJoinedToItself() throws Exception {
        try (Socket socket = plain()) {
            String own = "127.0.0.1:" + HOUSE.port();
            socket.getOutputStream().write(("CONNECT " + own + " HTTP/1.1\r\nHost: " + own + "\r\n\r\n").getBytes());
            socket.getInputStream().readNBytes("HTTP/1.1 200 OK\r\n\r\n".length());

            assertThatThrownBy(() -> ask(socket, "www.bank.test")).isInstanceOf(IOException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void bytesThatAreNotHttpGoToTheServerBehind(boolean overTls) throws Exception {
        byte[] sent = new byte[3_000_000];
        new Random(7).nextBytes(sent);
        sent[0] = 0;
        try (ServerSocket echo = overTls
                ? TlsFixture.server(TlsFixture.authority(TlsFixture.ec()).issue(TlsFixture.ec(), "any.test"), null)
                        .getServerSocketFactory()
                        .createServerSocket(0, 5, InetAddress.getLoopbackAddress())
                : new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            CompletableFuture<byte[]> arrived = CompletableFuture.supplyAsync(() -> echo(echo, sent.length));
            HOUSE.restartWith(
                    "proxyRemoteHost",
                    "127.0.0.1",
                    "proxyRemotePort",
                    String.valueOf(echo.getLocalPort()),
                    "forwardProxyTLSX509CertificatesTrustManagerType",
                    "ANY");
            try (Socket raw = plain();
                    Socket socket = overTls
                            ? TlsFixture.trusting(
                                            TlsFixture.tls(true).trustAnchor().pem())
                                    .getSocketFactory()
                                    .createSocket(raw, "any.test", 443, true)
                            : raw) {
                CompletableFuture<byte[]> back = CompletableFuture.supplyAsync(() -> read(socket, sent.length));
                socket.getOutputStream().write(sent);
                assertThat(Arrays.equals(arrived.get(20, TimeUnit.SECONDS), sent))
                        .isTrue();
                assertThat(Arrays.equals(back.get(20, TimeUnit.SECONDS), sent)).isTrue();
                socket.shutdownOutput();
                assertThat(socket.getInputStream().read()).isEqualTo(-1);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aServerThatSpeaksFirstIsLetToSpeak(boolean overTls) throws Exception {
        try (ServerSocket server = overTls
                ? TlsFixture.server(TlsFixture.authority(TlsFixture.ec()).issue(TlsFixture.ec(), "any.test"), null)
                        .getServerSocketFactory()
                        .createServerSocket(0, 5, InetAddress.getLoopbackAddress())
                : new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            CompletableFuture<byte[]> said = CompletableFuture.supplyAsync(() -> greet(server));
            HOUSE.restartWith(
                    "proxyRemoteHost",
                    "127.0.0.1",
                    "proxyRemotePort",
                    String.valueOf(server.getLocalPort()),
                    "forwardBinaryServerFirstWaitMillis",
                    "500",
                    "forwardProxyTLSX509CertificatesTrustManagerType",
                    "ANY");
            try (Socket raw = plain();
                    Socket client = overTls
                            ? Speech.trustingAnyone().getSocketFactory().createSocket(raw, "any.test", 443, true)
                            : raw) {
                assertThat(read(client, 9)).isEqualTo("220 ready".getBytes(StandardCharsets.US_ASCII));
                client.getOutputStream().write("QUIT".getBytes(StandardCharsets.US_ASCII));
                assertThat(said.get(20, TimeUnit.SECONDS)).isEqualTo("QUIT".getBytes(StandardCharsets.US_ASCII));
            }
        }
    }

    private static byte[] greet(ServerSocket server) {
        try (Socket client = server.accept()) {
            client.setSoTimeout(PATIENCE_MILLIS);
            client.getOutputStream().write("220 ready".getBytes(StandardCharsets.US_ASCII));
            return client.getInputStream().readNBytes(4);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Test
    void whatTheClientHasSaidLastArrivesAndCanStillBeAnswered() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            HOUSE.restartWith("proxyRemoteHost", "127.0.0.1", "proxyRemotePort", String.valueOf(server.getLocalPort()));
            try (Socket client = plain()) {
                client.getOutputStream().write(new byte[] {0, 1, 2});
                client.shutdownOutput();
                try (Socket behind = server.accept()) {
                    behind.setSoTimeout(PATIENCE_MILLIS);
                    assertThat(behind.getInputStream().readAllBytes()).containsExactly(0, 1, 2);
                    behind.getOutputStream().write(9);
                }
                assertThat(client.getInputStream().readAllBytes()).containsExactly(9);
            }
        }
    }

    private static byte[] echo(ServerSocket listener, int length) {
        try (Socket socket = listener.accept()) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            byte[] buffer = new byte[65_536];
            InputStream in = socket.getInputStream();
            while (all.size() < length) {
                int read = in.read(buffer);
                if (read < 0) {
                    break;
                }
                all.write(buffer, 0, read);
                socket.getOutputStream().write(buffer, 0, read);
            }
            return all.toByteArray();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static byte[] read(Socket socket, int length) {
        try {
            return socket.getInputStream().readNBytes(length);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
