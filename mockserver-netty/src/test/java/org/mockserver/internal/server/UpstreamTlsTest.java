package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
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
}
