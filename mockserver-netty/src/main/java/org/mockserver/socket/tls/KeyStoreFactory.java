package org.mockserver.socket.tls;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.mockserver.configuration.Configuration;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.server.StartFailure;
import org.mockserver.internal.server.TrustedAuthority;
import org.mockserver.internal.settings.GivenValue;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.logging.MockServerLogger;

/**
 * Lets HTTP clients of a test trust the servers of this machine over TLS. The authority that signs the certificates of
 * servers is made when there is none yet, so that this works before and after a server was started. Settings that cannot be
 * used are an {@link IllegalStateException} with the reason.
 *
 * <pre>{@code
 * HttpsURLConnection.setDefaultSSLSocketFactory(
 *         new KeyStoreFactory(new MockServerLogger()).sslContext().getSocketFactory());
 * }</pre>
 */
public class KeyStoreFactory {

    private final @Nullable Configuration configuration;

    /** For servers with the settings of this process. */
    public KeyStoreFactory(@Nullable MockServerLogger logger) {
        this(null, logger);
    }

    /** For servers with these settings. */
    public KeyStoreFactory(@Nullable Configuration configuration, @Nullable MockServerLogger logger) {
        this.configuration = configuration;
    }

    /** TLS that trusts the servers and whomever the JVM trusts. */
    public SSLContext sslContext() {
        try {
            KeyStore trusted = loadOrCreateKeyStore();
            int number = 0;
            for (X509Certificate issuer : trustedByTheJvm()) {
                trusted.setCertificateEntry("jvm-" + number++, issuer);
            }
            TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            factory.init(trusted);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, factory.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException unusable) {
            throw new IllegalStateException("TLS cannot be used: " + unusable.getMessage(), unusable);
        }
    }

    /** A new key store, in memory, with the certificate that clients of the servers must trust. */
    public KeyStore loadOrCreateKeyStore() {
        try {
            KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            byte[] pem = authority().getBytes(StandardCharsets.US_ASCII);
            store.setCertificateEntry(
                    "mockserver-ca",
                    CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(pem)));
            return store;
        } catch (IOException | GeneralSecurityException unusable) {
            throw new IllegalStateException("no key store can be made: " + unusable.getMessage(), unusable);
        }
    }

    private String authority() {
        List<GivenValue> given = new ArrayList<>();
        if (configuration != null) {
            configuration
                    .given()
                    .forEach((name, text) -> given.add(
                            new GivenValue("mockserver." + name, text, "the configuration of the key store")));
        }
        try {
            return TrustedAuthority.of(
                    new LiveSettings(SettingsResolver.resolve(SettingsSources.ofProcess(given))).current());
        } catch (StartFailure | SettingsException unusable) {
            throw new IllegalStateException(String.valueOf(unusable.getMessage()), unusable);
        }
    }

    private static List<X509Certificate> trustedByTheJvm() throws GeneralSecurityException {
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init((KeyStore) null);
        List<X509Certificate> issuers = new ArrayList<>();
        for (TrustManager manager : factory.getTrustManagers()) {
            if (manager instanceof X509TrustManager x509) {
                issuers.addAll(List.of(x509.getAcceptedIssuers()));
            }
        }
        return issuers;
    }
}
