package org.mockserver.internal.tls;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.ssl.SslContext;
import java.security.KeyPair;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Generated certificates. */
class LeavesTest {

    private static final KeyPair RSA = TlsFixture.rsa();
    private static final Authority AUTHORITY =
            new Authority(List.of(TlsFixture.authority(RSA).certificate()), RSA.getPrivate());

    private static final int KEPT = 3;

    private Instant now = Instant.now();
    private Leaves leaves;

    @BeforeEach
    void make() throws TlsSetupException {
        TlsOptions options = TlsFixture.options(true);
        leaves = new Leaves(
                options,
                AUTHORITY,
                TlsFixture.ec(),
                new ServerContexts(options, List.of()),
                new CertificateMaker(),
                () -> now,
                KEPT);
    }

    @Test
    void aCertificateIsWhatBrowsersAndAppleSystemsAccept() throws Exception {
        X509Certificate leaf = leaves.configured();
        leaf.verify(AUTHORITY.certificate().getPublicKey());
        assertThat(leaf.getExtendedKeyUsage()).contains("1.3.6.1.5.5.7.3.1");
        assertThat(leaf.getSigAlgName()).isEqualTo("SHA256withRSA");
        assertThat(leaf.getBasicConstraints()).isEqualTo(-1);
        assertThat(leaf.getSubjectAlternativeNames()).containsExactly(List.of(2, "localhost"), List.of(7, "127.0.0.1"));
        assertThat(leaf.getNotBefore()).isBefore(now.minus(Duration.ofDays(4)));
        Duration lifetime = Duration.between(
                leaf.getNotBefore().toInstant(), leaf.getNotAfter().toInstant().plusSeconds(1));
        assertThat(lifetime).isLessThanOrEqualTo(Duration.ofDays(397));
        assertThat(leaf.getSerialNumber().bitLength()).isBetween(64, 159);
    }

    @Test
    void aContextIsMadeOnceForEachName() throws TlsSetupException {
        assertThat(leaves.find("shop.example")).isNull();
        SslContext made = leaves.get("shop.example");
        assertThat(leaves.find("shop.example")).isSameAs(made);
        assertThat(leaves.get("other.example")).isNotSameAs(made);
    }

    @Test
    void aCertificateIsRenewedBeforeItExpires() throws TlsSetupException {
        SslContext first = leaves.get("shop.example");
        now = now.plus(Duration.ofDays(200));
        assertThat(leaves.find("shop.example")).isSameAs(first);
        now = now.plus(Duration.ofDays(150));
        assertThat(leaves.find("shop.example")).isNull();
        assertThat(leaves.get("shop.example")).isNotSameAs(first);
    }

    @Test
    void namesThatAreNotAskedForAgainAreForgotten() throws TlsSetupException {
        leaves.get("kept.example");
        for (int i = 0; i < KEPT; i++) {
            leaves.get("n" + i + ".example");
            leaves.find("kept.example");
        }
        assertThat(leaves.find("n0.example")).isNull();
        assertThat(leaves.find("kept.example")).isNotNull();
    }

    @ParameterizedTest(name = "asked {0}, tunnel {1}, address {2}: {3}")
    @CsvSource(
            nullValues = "-",
            value = {
                "shop.example, -, 10.0.0.1, shop.example",
                "localhost, -, 10.0.0.1, ''",
                "-, shop.example, 10.0.0.1, shop.example",
                "-, -, 10.0.0.1, 10.0.0.1",
                "-, -, 127.0.0.1, ''",
                "-, -, ::1, ::1",
                "-, -, -, ''",
                "with space, -, -, ''",
                "*.example, -, -, ''",
                "a..b, -, -, ''"
            })
    void theNameIsWhatTheClientAskedForOrBelievesToBeConnectedTo(
            String asked, String tunnel, String address, String name) {
        try (Tls tls = TlsFixture.tls(true)) {
            assertThat(tls.nameFor(asked, tunnel, address)).isEqualTo(name);
        }
    }
}
