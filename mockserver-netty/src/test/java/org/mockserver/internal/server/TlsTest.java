package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.internal.tls.TlsFixture.authority;
import static org.mockserver.internal.tls.TlsFixture.ec;
import static org.mockserver.internal.tls.TlsFixture.write;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.net.ssl.SNIHostName;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSession;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.tls.TlsFixture;
import org.mockserver.internal.transport.RawClient;

/** The complete server over TLS, with the JDK's client and its verification of certificates. */
class TlsTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @TempDir
    private Path folder;

    private static String pem() {
        try {
            return Files.readString(TlsFixture.FOLDER.resolve("CertificateAuthorityCertificate.pem"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static HttpResponse<String> get(SSLContext trust, String path) throws Exception {
        HttpClient client = HttpClient.newBuilder()
                .sslContext(trust)
                .version(HttpClient.Version.HTTP_1_1)
                .build();
        URI uri = URI.create("https://localhost:" + HOUSE.port() + path);
        return client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
    }

    private static SSLSession session(String version, String serverName, String endpoint) throws IOException {
        SSLContext trust = TlsFixture.trusting(pem());
        try (SSLSocket socket = (SSLSocket) trust.getSocketFactory().createSocket("127.0.0.1", HOUSE.port())) {
            SSLParameters parameters = socket.getSSLParameters();
            parameters.setProtocols(new String[] {version});
            parameters.setEndpointIdentificationAlgorithm(endpoint);
            if (serverName != null) {
                parameters.setServerNames(List.of(new SNIHostName(serverName)));
            }
            socket.setSSLParameters(parameters);
            socket.startHandshake();
            return socket.getSession();
        }
    }

    @ParameterizedTest(name = "native: {0}")
    @ValueSource(booleans = {true, false})
    void servesMatchesAndRecordsOverTls(boolean nativeProvider) throws Exception {
        HouseClient client = HOUSE.restartWith("useNativeTls", "" + nativeProvider);
        client.expect("{'httpRequest': {'path': '/a', 'secure': true}, 'httpResponse': {'body': 'inside'}}")
                .expect("{'httpRequest': {'path': '/a', 'secure': false}, 'httpResponse': {'body': 'outside'}}");
        assertThat(get(TlsFixture.trusting(pem()), "/a").body()).isEqualTo("inside");
        assertThat(client.get("/a").body()).isEqualTo("outside");
        assertThat(client.verifies("{'httpRequest': {'path': '/a', 'secure': true}, 'times': {'atMost': 1}}"))
                .isTrue();
        assertThat(client.retrieve("REQUESTS", "{'secure': true}")).contains("\"secure\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
    void eachVersionPresentsTheNameThatWasAskedFor(String version) throws Exception {
        SSLSession session = session(version, "shop.example", null);
        assertThat(session.getProtocol()).isEqualTo(version);
        assertThat(names(session)).contains("shop.example", "localhost");
        assertThat(names(session(version, null, "HTTPS"))).contains("127.0.0.1");
    }

    private static List<Object> names(SSLSession session) throws Exception {
        var leaf = (java.security.cert.X509Certificate) session.getPeerCertificates()[0];
        List<Object> names = new ArrayList<>();
        leaf.getSubjectAlternativeNames().forEach(name -> names.add(name.get(1)));
        return names;
    }

    @Test
    void versionsThatAreNotOfferedAreRefused() throws Exception {
        HOUSE.restartWith("tlsProtocols", "TLSv1.2");
        assertThatThrownBy(() -> session("TLSv1.3", null, null)).isInstanceOf(IOException.class);
        assertThat(session("TLSv1.2", null, null).getProtocol()).isEqualTo("TLSv1.2");
    }

    @Test
    void oneCertificateServesEveryNameWhereNamesAreFixed() throws Exception {
        HOUSE.restartWith("preventCertificateDynamicUpdate", "true");
        assertThat(names(session("TLSv1.3", "shop.example", null))).doesNotContain("shop.example");
    }

    @Test
    void nothingOfTlsIsMadeBeforeItIsNeeded() throws Exception {
        Path keys = folder.resolve("keys");
        HOUSE.restartWith("directoryToSaveDynamicSSLCertificate", keys.toString());
        assertThat(HOUSE.client().get("/").status()).isEqualTo(404);
        assertThat(keys).isEmptyDirectory();
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(thread -> thread.getName().equals("mockserver-tls"));
    }

    @Test
    void proactiveInitialisationMakesTheAuthorityAtTheStart() throws Exception {
        Path keys = folder.resolve("keys");
        HOUSE.restartWith("proactivelyInitialiseTLS", "true", "directoryToSaveDynamicSSLCertificate", keys.toString());
        assertThat(keys.resolve("CertificateAuthorityCertificate.pem")).exists();
        assertThat(keys.resolve("Certificate.pem")).exists();
    }

    @Test
    void theCertificateToTrustCanBeFetched() {
        HouseClient.Answer pem = HOUSE.client().get("/mockserver/ca.pem");
        assertThat(pem.header("content-type")).isEqualTo("application/x-pem-file");
        assertThat(pem.body()).isEqualTo(pem());
        HouseClient.Answer shown = HOUSE.client().get("/mockserver/proxyConfiguration");
        assertThat(shown.body())
                .contains("\"httpsProxy\"", "http://localhost:" + HOUSE.port(), "CertificateAuthorityCertificate.pem")
                .contains("\"environmentVariables\"", "$env:HTTPS_PROXY")
                .doesNotContain("PRIVATE KEY");
        assertThat(HOUSE.client()
                        .get("/mockserver/proxyConfiguration", "Accept", "text/plain")
                        .body())
                .startsWith("export HTTP_PROXY='http://localhost:");
    }

    @Test
    void wrongSettingsStopTheStart() {
        String file = write(folder.resolve("file"), "");
        assertThatThrownBy(() -> HOUSE.restartWith("directoryToSaveDynamicSSLCertificate", file))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("directoryToSaveDynamicSSLCertificate");
        assertThatThrownBy(() -> HOUSE.restartWith("x509CertificatePath", "missing.pem", "privateKeyPath", "k.pem"))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("missing.pem");
    }

    private String[] mutual(TlsFixture.Holder clients, String... more) {
        String chain = write(folder.resolve("clients.pem"), clients.pem());
        return Stream.concat(Stream.of("tlsMutualAuthenticationCertificateChain", chain), Arrays.stream(more))
                .toArray(String[]::new);
    }

    @ParameterizedTest(name = "native: {0}")
    @ValueSource(strings = {"true", "false"})
    void aDemandedClientCertificateMustComeFromTheGivenAuthority(String nativeProvider) throws Exception {
        TlsFixture.Holder clients = authority(ec());
        HOUSE.restartWith(mutual(clients, "tlsMutualAuthenticationRequired", "true", "useNativeTls", nativeProvider));
        HOUSE.client().expect("/a", "known");
        SSLContext known = TlsFixture.client(pem(), clients.issue(ec(), "me.example"));
        assertThat(get(known, "/a").body()).isEqualTo("known");
        SSLContext stranger = TlsFixture.client(pem(), authority(ec()).issue(ec(), "other.example"));
        assertThatThrownBy(() -> get(stranger, "/a")).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> get(TlsFixture.trusting(pem()), "/a")).isInstanceOf(IOException.class);
    }

    @Test
    void plainTextIsForTheControlPlaneWhereClientCertificatesAreDemanded() throws Exception {
        HOUSE.restartWith(mutual(authority(ec()), "tlsMutualAuthenticationRequired", "true"));
        HOUSE.client().expect("/a", "known");
        try (RawClient client = HOUSE.connect()) {
            RawClient.Response refusal = client.get("/a").read();
            assertThat(refusal.status()).isEqualTo(426);
            assertThat(refusal.header("upgrade")).isEqualTo("TLS/1.2, HTTP/1.1");
            assertThat(refusal.header("connection")).isEqualTo("close");
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        assertThat(HOUSE.client().retrieve("REQUESTS")).isEqualTo("[]");
    }

    @Test
    void anOptionalClientCertificateMayBeMissing() throws Exception {
        TlsFixture.Holder clients = authority(ec());
        HOUSE.restartWith(mutual(clients));
        HOUSE.client().expect("/a", "served");
        assertThat(get(TlsFixture.trusting(pem()), "/a").body()).isEqualTo("served");
        assertThat(get(TlsFixture.client(pem(), clients.issue(ec(), "me.example")), "/a")
                        .body())
                .isEqualTo("served");
        assertThat(HOUSE.client().get("/a").body()).isEqualTo("served");
    }

    @Test
    void bytesThatOnlyLookLikeTlsCloseTheConnection() {
        try (RawClient client = HOUSE.connect()) {
            client.send(new byte[] {22, 3, 1, 0, 5, 9, 9, 9, 9, 9});
            client.readToEnd();
        }
        try (RawClient client = HOUSE.connect()) {
            client.send(new byte[] {22, 9});
            assertThat(client.readToEnd()).contains("only HTTP");
        }
        assertThat(HOUSE.client().get("/").status()).isEqualTo(404);
    }

    @Test
    void layersOfTlsCanBeStackedButNotWithoutEnd() throws Exception {
        HOUSE.client().expect("/a", "deep");
        SSLContext trust = TlsFixture.trusting(pem());
        List<SSLSocket> layers = new ArrayList<>();
        layers.add((SSLSocket) trust.getSocketFactory().createSocket("localhost", HOUSE.port()));
        layers.add((SSLSocket) trust.getSocketFactory().createSocket(layers.get(0), "localhost", HOUSE.port(), true));
        layers.get(1).getOutputStream().write("GET /a HTTP/1.1\r\nConnection: close\r\n\r\n".getBytes());
        assertThat(new String(layers.get(1).getInputStream().readAllBytes())).endsWith("deep");
        assertThatThrownBy(() -> {
                    SSLSocket inner = (SSLSocket) trust.getSocketFactory().createSocket("localhost", HOUSE.port());
                    for (int i = 0; i < 40; i++) {
                        inner = (SSLSocket)
                                trust.getSocketFactory().createSocket(inner, "localhost", HOUSE.port(), true);
                    }
                    inner.startHandshake();
                })
                .isInstanceOf(IOException.class);
    }
}
