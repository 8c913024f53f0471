package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.mockserver.internal.tls.TlsFixture;
import org.mockserver.internal.tls.TlsFixture.Holder;

/** Forwarding to servers over TLS: whom this server believes, and how it proves who it is. */
class UpstreamTlsTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("nioEventLoopThreadCount", "1");

    private static final String TRUST = "forwardProxyTLSX509CertificatesTrustManagerType";
    private static final String ROOTS = "forwardProxyTLSCustomTrustX509Certificates";
    private static final String BY_HOST = "forwardProxyClientCertificatesByHost";

    @TempDir
    static Path folder;

    private static Holder authority;
    private static String roots;

    @BeforeAll
    static void makeAuthority() {
        authority = TlsFixture.authority(TlsFixture.ec());
        roots = TlsFixture.write(folder.resolve("roots.pem"), authority.pem());
    }

    private static Origin origin(Holder self, Holder clientAuthority) {
        try {
            SSLContext context = TlsFixture.server(self, clientAuthority);
            SSLServerSocket listener = (SSLServerSocket)
                    context.getServerSocketFactory().createServerSocket(0, 50, InetAddress.getLoopbackAddress());
            listener.setNeedClientAuth(clientAuthority != null);
            return Origin.over(listener, (request, out) -> {
                out.write("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecret".getBytes(StandardCharsets.US_ASCII));
                return true;
            });
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Origin origin(String name) {
        return origin(authority.issue(TlsFixture.ec(), name), null);
    }

    private static HouseClient.Answer ask(Origin origin) {
        HOUSE.client()
                .expect(
                        "{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': 'localhost', 'scheme': 'HTTPS', 'port': "
                                + origin.port() + "}}");
        return HOUSE.client().get("/x");
    }

    private static void refused(HouseClient.Answer answer) {
        assertThat(answer.status()).isEqualTo(502);
        assertThat(answer.body()).startsWith("TLS with the upstream failed:");
    }

    @Test
    void whoIsCertifiedByOwnRootsIsBelieved() throws Exception {
        try (Origin origin = origin("localhost")) {
            HOUSE.restartWith(TRUST, "CUSTOM", ROOTS, roots);
            assertThat(ask(origin).body()).isEqualTo("secret");
            assertThat(HOUSE.client().get("/again").body()).isEqualTo("secret");
            assertThat(origin.connections()).isEqualTo(1);
        }
    }

    @Test
    void anUnknownAuthorityIsNotBelievedUnlessNothingIsVerified() throws Exception {
        try (Origin origin = origin("other.test")) {
            refused(ask(origin));

            HOUSE.restartWith(TRUST, "ANY");
            assertThat(ask(origin).body()).isEqualTo("secret");
        }
    }

    @Test
    void aCertificateForAnotherHostIsRefusedUnlessHostsAreNotVerified() throws Exception {
        try (Origin origin = origin("other.test")) {
            HOUSE.restartWith(TRUST, "CUSTOM", ROOTS, roots);
            refused(ask(origin));

            HOUSE.restartWith(TRUST, "CUSTOM", ROOTS, roots, "forwardProxyTLSHostnameVerificationEnabled", "false");
            assertThat(ask(origin).body()).isEqualTo("secret");
        }
    }

    @Test
    void anExpiredCertificateIsRefused() throws Exception {
        Instant now = Instant.now();
        Holder expired = authority.issue(
                TlsFixture.ec(), "localhost", now.minus(Duration.ofDays(9)), now.minus(Duration.ofDays(1)));
        try (Origin origin = origin(expired, null)) {
            HOUSE.restartWith(TRUST, "CUSTOM", ROOTS, roots);
            refused(ask(origin));
        }
    }

    @Test
    void thisServerProvesWhoItIsWhenItIsAsked() throws Exception {
        Holder clients = TlsFixture.authority(TlsFixture.ec());
        Holder self = clients.issue(TlsFixture.ec(), "mock.test");
        String key = TlsFixture.write(
                folder.resolve("self.key"), TlsFixture.pkcs8(self.keys().getPrivate()));
        String chain = TlsFixture.write(folder.resolve("self.pem"), self.pem());
        try (Origin origin = origin(authority.issue(TlsFixture.ec(), "localhost"), clients)) {
            HOUSE.restartWith(TRUST, "CUSTOM", ROOTS, roots);
            assertThat(ask(origin).status()).isEqualTo(502);

            HOUSE.restartWith(
                    TRUST,
                    "CUSTOM",
                    ROOTS,
                    roots,
                    "forwardProxyPrivateKey",
                    key,
                    "forwardProxyCertificateChain",
                    chain);
            assertThat(ask(origin).body()).isEqualTo("secret");
        }
    }

    private static String proof(Holder clients, String name) {
        Holder self = clients.issue(TlsFixture.ec(), "mock.test");
        String chain = TlsFixture.write(folder.resolve(name + ".pem"), self.pem());
        String key = TlsFixture.write(
                folder.resolve(name + ".key"), TlsFixture.pkcs8(self.keys().getPrivate()));
        return chain + ";" + key;
    }

    private static String ask(String host, Origin origin) {
        String expectation = "{'id': 'one', 'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '" + host
                + "', 'scheme': 'HTTPS', 'port': " + origin.port() + "}}";
        HOUSE.client().expect(expectation);
        return HOUSE.client().get("/x").body();
    }

    @Test
    void eachServerGetsTheProofThatIsMeantForIt() throws Exception {
        Holder some = TlsFixture.authority(TlsFixture.ec());
        Holder others = TlsFixture.authority(TlsFixture.ec());
        String own = proof(some, "own");
        String[] general = proof(others, "general").split(";", -1);
        try (Origin picky = origin(authority.issue(TlsFixture.ec(), "localhost"), some);
                Origin other = origin(authority.issue(TlsFixture.ec(), "localhost"), others)) {
            HOUSE.restartWith(
                    TRUST,
                    "ANY",
                    "forwardProxyPrivateKey",
                    general[1],
                    "forwardProxyCertificateChain",
                    general[0],
                    BY_HOST,
                    "else.test=" + own + ",LocalHost=" + own);
            assertThat(ask("localhost", picky)).isEqualTo("secret");
            assertThat(ask("127.0.0.1", picky)).isNotEqualTo("secret");
            assertThat(ask("127.0.0.1", other)).isEqualTo("secret");
            assertThat(ask("localhost", other)).isNotEqualTo("secret");
        }
    }

    @Test
    void aChangedProofHoldsForTheNextRequest() throws Exception {
        Holder some = TlsFixture.authority(TlsFixture.ec());
        Holder others = TlsFixture.authority(TlsFixture.ec());
        String good = proof(some, "good");
        String bad = proof(others, "bad");
        try (Origin origin = origin(authority.issue(TlsFixture.ec(), "localhost"), some)) {
            HOUSE.restartWith(TRUST, "ANY");
            assertThat(ask("localhost", origin)).isNotEqualTo("secret");
            HOUSE.configure("{'" + BY_HOST + "': 'localhost=" + good + "'}");
            assertThat(ask("localhost", origin)).isEqualTo("secret");

            HOUSE.configure("{'maxLogEntries': 1000}");
            assertThat(ask("localhost", origin)).isEqualTo("secret");
            int connections = origin.connections();
            HOUSE.configure("{'" + BY_HOST + "': 'localhost=" + good + ", b.test=" + bad + "'}");
            assertThat(ask("localhost", origin)).isEqualTo("secret");
            assertThat(origin.connections()).isEqualTo(connections + 1);

            HOUSE.configure("{'" + BY_HOST + "': 'localhost=" + bad + "'}");
            assertThat(ask("localhost", origin)).isNotEqualTo("secret");
        }
    }

    @Test
    void aProofThatCannotBeUsedIsRefusedBeforeItIsNeeded() {
        Holder some = TlsFixture.authority(TlsFixture.ec());
        String[] one = proof(some, "one").split(";", -1);
        String[] two = proof(some, "two").split(";", -1);
        Map<String, String> wrong = Map.of(
                "a.test",
                "host=certificates;key entries",
                "a.test=" + one[0],
                "host=certificates;key entries",
                "a.test=" + folder.resolve("none.pem") + ";" + one[1],
                "none.pem does not exist",
                "a.test=" + one[0] + ";" + roots,
                "holds no private key",
                "a.test=" + one[0] + ";" + two[1],
                "does not fit");
        wrong.forEach((value, reason) -> {
            HouseClient.Answer refused = HOUSE.client()
                    .control("/configuration", "{'" + BY_HOST + "': '" + value + "', 'maxLogEntries': 77}");
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.body()).contains(reason);
            assertThat(HOUSE.client().get("/mockserver/configuration").body())
                    .contains("\"" + BY_HOST + "\" : \"\"")
                    .doesNotContain("77,");
            assertThatThrownBy(() -> HOUSE.restartWith(BY_HOST, value))
                    .isInstanceOf(StartFailure.class)
                    .hasMessageContaining(reason);
            restart();
        });
        assertThatThrownBy(
                        () -> HOUSE.restartWith("forwardProxyPrivateKey", roots, "forwardProxyCertificateChain", roots))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("forwardProxyPrivateKey " + roots + " holds no private key");
    }

    private static void restart() {
        try {
            HOUSE.restartWith();
        } catch (StartFailure e) {
            throw new IllegalStateException(e);
        }
    }
}
