package org.mockserver.internal.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.internal.tls.TlsFixture.authority;
import static org.mockserver.internal.tls.TlsFixture.ec;
import static org.mockserver.internal.tls.TlsFixture.pkcs8;
import static org.mockserver.internal.tls.TlsFixture.rsa;
import static org.mockserver.internal.tls.TlsFixture.traditional;
import static org.mockserver.internal.tls.TlsFixture.write;

import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockserver.internal.tls.TlsFixture.Holder;

/** Keys and certificates of the user. */
class IdentitiesTest {

    private static final KeyPair RSA = rsa();
    private static final KeyPair EC = ec();
    private static final Holder AUTHORITY = authority(RSA);

    private final List<String> warnings = new ArrayList<>();

    @TempDir
    private Path folder;

    private Tls own(String authorityCertificate, String authorityKey, String certificate, String key) {
        return with(authorityCertificate, authorityKey, certificate, key, List.of("TLSv1.3"), folder, "");
    }

    private Tls with(
            String authorityCertificate,
            String authorityKey,
            String certificate,
            String key,
            List<String> protocols,
            Path keys,
            String clientAuthorities) {
        TlsOptions options = new TlsOptions(
                protocols,
                false,
                true,
                false,
                keys,
                true,
                authorityCertificate,
                authorityKey,
                certificate,
                key,
                "localhost",
                List.of("localhost"),
                List.of("127.0.0.1"),
                397,
                false,
                false,
                clientAuthorities);
        return new Tls(options, InstantSource.system(), warnings::add);
    }

    private String file(String name, String text) {
        return write(folder.resolve(name), text);
    }

    private void fails(Tls tls, String... words) {
        try (tls) {
            assertThatThrownBy(tls::check).isInstanceOf(TlsSetupException.class).hasMessageContainingAll(words);
        }
    }

    @Test
    void anAuthorityOfTheUserSignsWhateverItsKindOfKeyAndItsSpelling() throws TlsSetupException {
        for (KeyPair keys : List.of(RSA, EC)) {
            String certificate = file("ca.pem", authority(keys).pem());
            for (String text : List.of(pkcs8(keys.getPrivate()), traditional(keys.getPrivate()))) {
                try (Tls tls = own(certificate, file("ca-key.pem", text), "", "")) {
                    tls.check();
                    assertThat(tls.trustAnchor().pem()).isEqualTo(authorityText(certificate));
                }
            }
        }
    }

    private static String authorityText(String file) throws TlsSetupException {
        return Pem.ofCertificate(Pem.at("x", file).certificates().get(0));
    }

    @Test
    void aFixedCertificateIsPresentedForEveryName() throws TlsSetupException {
        Holder server = AUTHORITY.issue(EC, "shop.example");
        try (Tls tls = own(
                "", "", file("leaf.pem", server.pem() + AUTHORITY.pem()), file("key.pem", pkcs8(EC.getPrivate())))) {
            tls.check();
            assertThat(tls.nameFor("other.example", null, null)).isEmpty();
            assertThat(tls.trustAnchor().pem()).isEqualTo(AUTHORITY.pem());
            assertThat(warnings).isEmpty();
        }
    }

    @Test
    void oneOfAPairAloneIsRefused() {
        String certificate = file("ca.pem", AUTHORITY.pem());
        fails(own(certificate, "", "", ""), "certificateAuthorityPrivateKey");
        fails(own("", certificate, "", ""), "certificateAuthorityCertificate");
        fails(own("", "", certificate, ""), "privateKeyPath");
        fails(own("", "", "", certificate), "x509CertificatePath");
    }

    @Test
    void filesThatAreMissingOrNoPemAreRefused() {
        String key = file("key.pem", pkcs8(RSA.getPrivate()));
        String certificate = file("ca.pem", AUTHORITY.pem());
        fails(own("missing.pem", key, "", ""), "certificateAuthorityCertificate", "missing.pem", "does not exist");
        fails(own(key, key, "", ""), "certificateAuthorityCertificate", "holds no certificate");
        fails(own(certificate, certificate, "", ""), "certificateAuthorityPrivateKey", "holds no private key");
        String broken = file("broken.pem", TlsFixture.pem("CERTIFICATE", new byte[] {1, 2, 3}));
        fails(own(broken, key, "", ""), "malformed certificate");
        String brokenKey = file("broken-key.pem", TlsFixture.pem("PRIVATE KEY", new byte[] {1, 2, 3}));
        fails(own(certificate, brokenKey, "", ""), "malformed private key");
    }

    @Test
    void anEncryptedKeyIsRefusedWithAWayOut() {
        String certificate = file("ca.pem", AUTHORITY.pem());
        String encrypted = file("key.pem", TlsFixture.pem("ENCRYPTED PRIVATE KEY", new byte[] {1}));
        fails(own(certificate, encrypted, "", ""), "encrypted", "openssl pkey");
        String old = file(
                "old.pem",
                "-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nAAAA\n-----END RSA PRIVATE KEY-----\n");
        fails(own(certificate, old, "", ""), "encrypted");
    }

    @Test
    void aKeyOfAnotherCertificateIsRefused() {
        String certificate = file("ca.pem", AUTHORITY.pem());
        String other = file("other.pem", pkcs8(EC.getPrivate()));
        fails(own(certificate, other, "", ""), "certificateAuthorityPrivateKey does not fit");
    }

    @Test
    void certificatesOutsideTheirTimeAreRefusedWithTheDate() {
        Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        Holder expired = AUTHORITY.issue(EC, "a.example", now.minusSeconds(7200), now.minusSeconds(3600));
        Holder early = AUTHORITY.issue(EC, "a.example", now.plusSeconds(3600), now.plusSeconds(7200));
        String key = file("key.pem", pkcs8(EC.getPrivate()));
        fails(
                own("", "", file("a.pem", expired.pem()), key),
                "expired at " + expired.certificate().getNotAfter().toInstant());
        fails(
                own("", "", file("b.pem", early.pem()), key),
                "not valid before " + early.certificate().getNotBefore().toInstant());
    }

    @Test
    void aLeafIsNoAuthority() {
        Holder leaf = AUTHORITY.issue(EC, "a.example");
        fails(own(file("leaf.pem", leaf.pem()), file("key.pem", pkcs8(EC.getPrivate())), "", ""), "may sign others");
    }

    @Test
    void aFixedCertificateOfAForeignAuthorityIsRefused() {
        Holder foreign = authority(ec()).issue(EC, "a.example");
        fails(
                own(
                        file("ca.pem", AUTHORITY.pem()),
                        file("ca-key.pem", pkcs8(RSA.getPrivate())),
                        file("leaf.pem", foreign.pem()),
                        file("key.pem", pkcs8(EC.getPrivate()))),
                "not signed by certificateAuthorityCertificate");
    }

    @Test
    void aFixedCertificateThatIsNotMeantForServersIsWarnedAbout() throws TlsSetupException {
        try (Tls tls = own("", "", file("a.pem", AUTHORITY.pem()), file("k.pem", pkcs8(RSA.getPrivate())))) {
            tls.check();
            assertThat(warnings).singleElement().asString().contains("extended key usage");
        }
    }

    @Test
    void versionsMustBeKnownAndOneMustBeLeft() {
        fails(with("", "", "", "", List.of("TLSv1.4"), folder, ""), "TLSv1.4");
        fails(with("", "", "", "", List.of("TLSv1", "TLSv1.1"), folder, ""), "tlsAllowInsecureProtocols");
    }

    @Test
    void aFolderThatCannotBeUsedAndClientAuthoritiesThatDoNotExistAreRefused() {
        Path notAFolder = Path.of(file("file", ""));
        fails(
                with("", "", "", "", List.of("TLSv1.3"), notAFolder, ""),
                "directoryToSaveDynamicSSLCertificate",
                notAFolder.toString());
        fails(
                with("", "", "", "", List.of("TLSv1.3"), folder, "missing.pem"),
                "tlsMutualAuthenticationCertificateChain",
                "missing.pem");
    }
}
