package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mockserver.internal.tls.TlsFixture;
import org.mockserver.internal.tls.TlsFixture.Holder;

/** Expectations for clients that prove who they are with a certificate. */
class ClientCertificateTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @TempDir
    static Path folder;

    private static Holder baker;
    private static Holder miller;
    private static String roots;

    @BeforeAll
    static void issue() {
        Holder authority = TlsFixture.authority(TlsFixture.ec());
        baker = authority.issue(TlsFixture.ec(), "baker.test");
        miller = authority.issue(TlsFixture.ec(), "miller.test");
        roots = TlsFixture.write(folder.resolve("clients.pem"), authority.pem());
    }

    @BeforeEach
    void askForCertificates() throws Exception {
        HOUSE.restartWith("tlsMutualAuthenticationCertificateChain", roots);
    }

    private static void expect(String certificate) {
        HOUSE.client()
                .expect("{'httpRequest': {'path': '/a', 'clientCertificate': " + certificate
                        + "}, 'httpResponse': {'body': 'known'}}");
    }

    private static boolean isKnown(Holder self, HttpClient.Version version) throws Exception {
        HttpClient client = HttpClient.newBuilder()
                .version(version)
                .sslContext(TlsFixture.client(TlsFixture.tls(true).trustAnchor().pem(), self))
                .build();
        HttpResponse<String> answer = client.send(
                HttpRequest.newBuilder(URI.create("https://127.0.0.1:" + HOUSE.port() + "/a"))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(answer.version()).isEqualTo(version);
        return answer.body().equals("known");
    }

    private static boolean isKnown(Holder self) throws Exception {
        return isKnown(self, HttpClient.Version.HTTP_1_1);
    }

    @ParameterizedTest
    @EnumSource(HttpClient.Version.class)
    void theSubjectAndTheIssuerTellClientsApart(HttpClient.Version version) throws Exception {
        expect("{'subject': 'CN=baker\\\\..*', 'issuer': 'CN=test authority'}");

        assertThat(isKnown(baker, version)).isTrue();
        assertThat(isKnown(miller, version)).isFalse();
        assertThat(isKnown(null, version)).isFalse();
    }

    @Test
    void theFingerprintMayHaveColons() throws Exception {
        byte[] digest =
                MessageDigest.getInstance("SHA-256").digest(baker.certificate().getEncoded());
        expect("{'fingerprintSha256': '"
                + HexFormat.ofDelimiter(":").formatHex(digest).toUpperCase(Locale.ROOT) + "'}");

        assertThat(isKnown(baker)).isTrue();
        assertThat(isKnown(miller)).isFalse();
    }

    @Test
    void aNegatedSubjectStillTakesACertificate() throws Exception {
        expect("{'subject': '!CN=baker.test'}");

        assertThat(isKnown(miller)).isTrue();
        assertThat(isKnown(baker)).isFalse();
        assertThat(isKnown(null)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(HttpClient.Version.class)
    void whoAskedIsRecordedAndVerified(HttpClient.Version version) throws Exception {
        isKnown(baker, version);

        assertThat(HOUSE.client().retrieve("requests", "{'path': '/a'}"))
                .contains(
                        "\"clientCertificateChain\"",
                        "\"subjectDistinguishedName\" : \"CN=baker.test\"",
                        "\"issuerDistinguishedName\" : \"CN=test authority\"",
                        "\"serialNumber\" : \"" + baker.certificate().getSerialNumber() + "\"");
        assertThat(HOUSE.client().verifies("{'httpRequest': {'clientCertificate': {'subject': 'CN=baker.test'}}}"))
                .isTrue();
        assertThat(HOUSE.client().verifies("{'httpRequest': {'clientCertificate': {'subject': 'CN=miller.test'}}}"))
                .isFalse();
    }

    @Test
    void aRecordedRequestCanBeUsedToVerify() throws Exception {
        isKnown(baker);
        String recorded = HOUSE.client().retrieve("requests", "{'path': '/a'}");

        assertThat(HOUSE.client()
                        .verifies("{\"httpRequest\": "
                                + recorded.substring(recorded.indexOf('{'), recorded.lastIndexOf(']')) + "}"))
                .isTrue();
    }

    @Test
    void whatIsExpectedIsShownAsItWasGiven() {
        expect("{'subject': '!CN=a', 'fingerprintSha256': 'AB:CD'}");

        assertThat(HOUSE.client().retrieve("active_expectations"))
                .contains("\"clientCertificate\"", "\"fingerprintSha256\" : \"AB:CD\"", "CN=a");
    }
}
