package org.mockserver.socket.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.configuration.Configuration.configuration;
import static org.mockserver.integration.ClientAndServer.startClientAndServer;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Collections;
import java.util.Set;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockserver.configuration.Configuration;
import org.mockserver.integration.ClientAndServer;
import org.mockserver.logging.MockServerLogger;

class KeyStoreFactoryTest {

    @TempDir
    Path folder;

    private Configuration here() {
        return configuration().directoryToSaveDynamicSSLCertificate(folder.toString());
    }

    private static String secureBody(SSLContext trust, int port) throws Exception {
        HttpRequest question = HttpRequest.newBuilder(URI.create("https://localhost:" + port + "/safe"))
                .build();
        return HttpClient.newBuilder()
                .sslContext(trust)
                .build()
                .send(question, HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void aServerStartedLaterIsTrusted() throws Exception {
        SSLContext trust = new KeyStoreFactory(here(), new MockServerLogger()).sslContext();

        try (ClientAndServer server = startClientAndServer(here())) {
            server.when(request("/safe").withSecure(true)).respond(response("trusted"));
            assertThat(secureBody(trust, server.getPort())).isEqualTo("trusted");
        }
    }

    @Test
    void aServerStartedBeforeIsTrusted() throws Exception {
        try (ClientAndServer server = startClientAndServer(here())) {
            server.when(request("/safe")).respond(response("trusted"));
            SSLContext trust =
                    new KeyStoreFactory(here(), new MockServerLogger(KeyStoreFactoryTest.class)).sslContext();
            assertThat(secureBody(trust, server.getPort())).isEqualTo("trusted");
        }
    }

    @Test
    void namesOfCertificatesAndTrustAreGivenAsUsersGiveThem() throws Exception {
        Configuration configuration = here().sslSubjectAlternativeNameDomains("shop.test", "localhost")
                .sslSubjectAlternativeNameIps(Set.of("127.0.0.1"))
                .forwardProxyTLSX509CertificatesTrustManagerType(ForwardProxyTLSX509CertificatesTrustManager.ANY);

        assertThat(configuration.sslSubjectAlternativeNameDomains()).isEqualTo("shop.test,localhost");
        assertThat(configuration.forwardProxyTLSX509CertificatesTrustManagerType())
                .isEqualTo("ANY");
        try (ClientAndServer server = startClientAndServer(configuration)) {
            server.when(request("/safe")).respond(response("trusted"));
            SSLContext trust = new KeyStoreFactory(here(), null).sslContext();
            assertThat(secureBody(trust, server.getPort())).isEqualTo("trusted");
        }
    }

    @Test
    void theKeyStoreHoldsTheAuthorityAlone() throws Exception {
        KeyStore store = new KeyStoreFactory(here(), null).loadOrCreateKeyStore();
        KeyStore again = new KeyStoreFactory(here(), null).loadOrCreateKeyStore();

        assertThat(Collections.list(store.aliases())).hasSize(1).allMatch(alias -> isCertificate(store, alias));
        String alias = store.aliases().nextElement();
        assertThat(again.getCertificate(alias)).isEqualTo(store.getCertificate(alias));
    }

    private static boolean isCertificate(KeyStore store, String alias) {
        try {
            return store.isCertificateEntry(alias);
        } catch (java.security.KeyStoreException unexpected) {
            throw new AssertionError(unexpected);
        }
    }

    @Test
    void anAuthorityThatCannotBeKeptIsRefused() throws Exception {
        Path occupied = Files.createFile(folder.resolve("file"));
        KeyStoreFactory factory = new KeyStoreFactory(
                configuration().directoryToSaveDynamicSSLCertificate(occupied.toString()), new MockServerLogger());

        assertThatThrownBy(factory::sslContext)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(occupied.toString());
    }
}
