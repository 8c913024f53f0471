package org.mockserver.internal.tls;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.interfaces.ECPrivateKey;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.bouncycastle.asn1.ASN1Encodable;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.GeneralName;

/** Keys, certificates and clients for tests of TLS. */
public final class TlsFixture {

    /** Generated keys of all tests that do not care about them: made once, because that takes a while. */
    public static final Path FOLDER = Path.of("target/test-keys");

    private static final CertificateMaker MAKER = new CertificateMaker();

    private TlsFixture() {}

    public static TlsOptions options(boolean nativeProvider) {
        return new TlsOptions(
                List.of("TLSv1.2", "TLSv1.3"),
                false,
                nativeProvider,
                true,
                FOLDER,
                true,
                "",
                "",
                "",
                "",
                "localhost",
                List.of("localhost"),
                List.of("127.0.0.1"),
                397,
                false,
                false,
                "");
    }

    public static Tls tls(boolean nativeProvider) {
        return new Tls(options(nativeProvider), InstantSource.system(), warning -> {});
    }

    /** A client that trusts the authority of the server and nobody else. */
    public static SSLContext trusting(Tls tls) {
        try {
            return trusting(tls.trustAnchor().pem());
        } catch (TlsSetupException e) {
            throw new IllegalStateException(e);
        }
    }

    public static SSLContext trusting(String pem) {
        return client(pem, null);
    }

    /** The same with a certificate of its own if there is one. */
    public static SSLContext client(String pem, Holder self) {
        try {
            KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
            trusted.load(null, null);
            trusted.setCertificateEntry(
                    "authority",
                    CertificateFactory.getInstance("X.509")
                            .generateCertificate(new ByteArrayInputStream(pem.getBytes(StandardCharsets.US_ASCII))));
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(trusted);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(self == null ? null : keyManagers(self), trust.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A server; it demands certificates of its clients if there is somebody who issues them. */
    public static SSLContext server(Holder self, Holder clientAuthority) {
        try {
            KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
            trusted.load(null, null);
            if (clientAuthority != null) {
                trusted.setCertificateEntry("clients", clientAuthority.certificate());
            }
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(trusted);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(keyManagers(self), clientAuthority == null ? null : trust.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static KeyManager[] keyManagers(Holder self) throws GeneralSecurityException, IOException {
        KeyStore keys = KeyStore.getInstance(KeyStore.getDefaultType());
        keys.load(null, null);
        keys.setKeyEntry("self", self.keys().getPrivate(), new char[0], new Certificate[] {self.certificate()});
        KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(keys, new char[0]);
        return managers.getKeyManagers();
    }

    /** Somebody with a key and a certificate for it. */
    public record Holder(KeyPair keys, X509Certificate certificate) {

        public String pem() {
            return Pem.ofCertificate(certificate);
        }

        /** Issues a certificate, if this is an authority. */
        public Holder issue(KeyPair subject, String name, Instant from, Instant until) {
            try {
                return new Holder(
                        subject,
                        MAKER.leaf(
                                new Authority(List.of(certificate), keys.getPrivate()),
                                subject.getPublic(),
                                new X500Name("CN=" + name),
                                List.of(new GeneralName(GeneralName.dNSName, name)),
                                from,
                                until));
            } catch (GeneralSecurityException | IOException e) {
                throw new IllegalStateException(e);
            }
        }

        public Holder issue(KeyPair subject, String name) {
            Instant now = Instant.now();
            return issue(subject, name, now.minus(Duration.ofDays(1)), now.plus(Duration.ofDays(1)));
        }
    }

    public static Holder authority(KeyPair keys) {
        Instant now = Instant.now();
        try {
            return new Holder(
                    keys,
                    MAKER.authority(
                            keys,
                            new X500Name("CN=test authority"),
                            now.minus(Duration.ofDays(10)),
                            now.plus(Duration.ofDays(1000))));
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static KeyPair rsa() {
        return pair("RSA", 2048);
    }

    public static KeyPair ec() {
        return pair("EC", 256);
    }

    private static KeyPair pair(String algorithm, int bits) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance(algorithm);
            generator.initialize(bits);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The key in the form of its own algorithm: PKCS#1 for RSA, SEC 1 for EC. */
    public static String traditional(PrivateKey key) {
        try {
            PrivateKeyInfo info = PrivateKeyInfo.getInstance(key.getEncoded());
            ASN1Encodable own = key instanceof ECPrivateKey ec
                    ? new org.bouncycastle.asn1.sec.ECPrivateKey(
                            256,
                            ec.getS(),
                            info.getPrivateKeyAlgorithm().getParameters().toASN1Primitive())
                    : info.parsePrivateKey();
            return pem(
                    key.getAlgorithm() + " PRIVATE KEY", own.toASN1Primitive().getEncoded());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static String pkcs8(PrivateKey key) {
        return Pem.ofPrivateKey(key);
    }

    static String pem(String label, byte[] der) {
        String lines = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(der);
        return "-----BEGIN " + label + "-----\n" + lines + "\n-----END " + label + "-----\n";
    }

    public static String write(Path file, String text) {
        try {
            return Files.writeString(file, text).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
