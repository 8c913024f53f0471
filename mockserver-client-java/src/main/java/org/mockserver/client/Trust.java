package org.mockserver.client;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.mockserver.configuration.ClientConfiguration;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.settings.ProcessValues;

/**
 * Whom a client believes over TLS: the authorities of the JVM, the authority of this installation, and those that
 * {@code mockserver.controlPlaneTLSMutualAuthenticationCAChain} and {@code mockserver.certificateAuthorityCertificate}
 * name.
 */
final class Trust {

    /** What a user can do when a server is not believed. */
    static final String ADVICE =
            "if the server runs on another machine, save its /mockserver/ca.pem in a file and name the file in"
                    + " mockserver.certificateAuthorityCertificate";

    private static final String AUTHORITY_FILE = "CertificateAuthorityCertificate.pem";

    private Trust() {}

    /** The TLS settings for a client. */
    static SSLContext context(ClientConfiguration configuration) {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(identity(configuration), new TrustManager[] {trusted(configuration)}, null);
            return context;
        } catch (GeneralSecurityException | IOException unusable) {
            throw new ClientException("TLS cannot be used: " + unusable.getMessage(), unusable);
        }
    }

    private static X509TrustManager trusted(ClientConfiguration configuration)
            throws GeneralSecurityException, IOException {
        List<X509Certificate> authorities =
                new ArrayList<>(List.of(managerOf(null).getAcceptedIssuers()));
        String chain = configuration.controlPlaneTLSMutualAuthenticationCAChain();
        String named = ProcessValues.find(
                "certificateAuthorityCertificate", "MOCKSERVER_CERTIFICATE_AUTHORITY_X509_CERTIFICATE");
        if (!chain.isBlank()) {
            authorities.addAll(certificates(file(chain)));
        }
        if (named != null && !named.isBlank()) {
            authorities.addAll(certificates(file(named)));
        }
        Path installed = Path.of(ProcessValues.authorityFolder(), AUTHORITY_FILE);
        if (Files.isReadable(installed)) {
            authorities.addAll(certificates(installed));
        }
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        int number = 0;
        for (X509Certificate authority : authorities) {
            store.setCertificateEntry("authority-" + number++, authority);
        }
        return managerOf(store);
    }

    private static X509TrustManager managerOf(@Nullable KeyStore store) throws GeneralSecurityException {
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(store);
        for (TrustManager manager : factory.getTrustManagers()) {
            if (manager instanceof X509TrustManager x509) {
                return x509;
            }
        }
        throw new GeneralSecurityException("this JVM has no trust manager for X.509 certificates");
    }

    private static KeyManager @Nullable [] identity(ClientConfiguration configuration)
            throws GeneralSecurityException, IOException {
        String certificate = configuration.controlPlaneX509CertificatePath();
        String key = configuration.controlPlanePrivateKeyPath();
        if (certificate.isBlank() && key.isBlank()) {
            if (configuration.controlPlaneTLSMutualAuthenticationRequired()) {
                throw new IOException("controlPlaneTLSMutualAuthenticationRequired needs a certificate and its key:"
                        + " set controlPlaneX509CertificatePath and controlPlanePrivateKeyPath");
            }
            return null;
        }
        if (certificate.isBlank() || key.isBlank()) {
            throw new IOException("a certificate needs its key: set both controlPlaneX509CertificatePath and"
                    + " controlPlanePrivateKeyPath");
        }
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        store.setKeyEntry(
                "client",
                privateKey(file(key)),
                new char[0],
                certificates(file(certificate)).toArray(new Certificate[0]));
        KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(store, new char[0]);
        return factory.getKeyManagers();
    }

    private static Path file(String path) throws IOException {
        try {
            Path file = Path.of(path);
            if (!Files.isReadable(file)) {
                throw new IOException("the file " + path + " does not exist or cannot be read");
            }
            return file;
        } catch (InvalidPathException notAPath) {
            throw new IOException(path + " is not the name of a file", notAPath);
        }
    }

    private static List<X509Certificate> certificates(Path file) throws IOException, CertificateException {
        CertificateFactory factory = CertificateFactory.getInstance("X.509");
        Collection<? extends Certificate> read =
                factory.generateCertificates(new ByteArrayInputStream(Files.readAllBytes(file)));
        List<X509Certificate> certificates = new ArrayList<>();
        for (Certificate certificate : read) {
            if (certificate instanceof X509Certificate x509) {
                certificates.add(x509);
            }
        }
        return certificates;
    }

    private static PrivateKey privateKey(Path file) throws IOException, GeneralSecurityException {
        String text = Files.readString(file, StandardCharsets.US_ASCII);
        String base64 = text.replaceAll("-----[^-]*-----", "").replaceAll("\\s", "");
        PKCS8EncodedKeySpec encoded =
                new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(base64));
        InvalidKeySpecException last = new InvalidKeySpecException();
        for (String algorithm : List.of("RSA", "EC", "Ed25519")) {
            try {
                return KeyFactory.getInstance(algorithm).generatePrivate(encoded);
            } catch (InvalidKeySpecException anotherKind) {
                last = anotherKind;
            }
        }
        throw new IOException(
                "the key in " + file + " is not a private key in PKCS#8 form; convert it with: openssl"
                        + " pkcs8 -topk8 -nocrypt -in " + file,
                last);
    }
}
