package org.mockserver.internal.tls;

import io.netty.handler.ssl.SslContext;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.time.InstantSource;
import java.util.Date;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Makes the identity that the settings describe, and says what is wrong with them. */
final class Identities {

    private static final String SERVER_AUTH = "1.3.6.1.5.5.7.3.1";
    private static final int CERTIFICATE_SIGNING = 5;

    /** Generated certificates kept; each takes about 20 KiB with what belongs to it. */
    private static final int MAX_KEPT = 1000;

    private final TlsOptions options;
    private final InstantSource clock;
    private final Consumer<String> warner;
    private final CertificateMaker maker = new CertificateMaker();

    Identities(TlsOptions options, InstantSource clock, Consumer<String> warner) {
        this.options = options;
        this.clock = clock;
        this.warner = warner;
    }

    Identity make() throws TlsSetupException {
        ServerContexts.versions(options);
        Authority own = options.hasOwnAuthority() ? ownAuthority() : null;
        if (options.hasFixedCertificate()) {
            return fixed(own);
        }
        return own == null ? generated() : signing(own);
    }

    private static List<X509Certificate> certificates(String setting, String location, String other)
            throws TlsSetupException {
        if (location.isBlank()) {
            throw new TlsSetupException(other + " needs " + setting + " beside it");
        }
        return Pem.at(setting, location).certificates();
    }

    private static PrivateKey key(String setting, String location, String other) throws TlsSetupException {
        if (location.isBlank()) {
            throw new TlsSetupException(other + " needs " + setting + " beside it");
        }
        return Pem.at(setting, location).privateKey();
    }

    private Authority ownAuthority() throws TlsSetupException {
        String certificateSetting = "certificateAuthorityCertificate";
        String keySetting = "certificateAuthorityPrivateKey";
        List<X509Certificate> chain = certificates(certificateSetting, options.authorityCertificate(), keySetting);
        PrivateKey key = key(keySetting, options.authorityKey(), certificateSetting);
        checkPair(chain.get(0), key, certificateSetting, keySetting);
        boolean[] usage = chain.get(0).getKeyUsage();
        if (chain.get(0).getBasicConstraints() < 0 || usage != null && !usage[CERTIFICATE_SIGNING]) {
            throw new TlsSetupException(certificateSetting + " is not a certificate that may sign others");
        }
        return new Authority(chain, key);
    }

    private void checkPair(X509Certificate certificate, PrivateKey key, String certificateSetting, String keySetting)
            throws TlsSetupException {
        try {
            certificate.checkValidity(Date.from(clock.instant()));
        } catch (CertificateExpiredException expired) {
            throw new TlsSetupException(certificateSetting + " expired at "
                    + certificate.getNotAfter().toInstant());
        } catch (CertificateNotYetValidException early) {
            throw new TlsSetupException(certificateSetting + " is not valid before "
                    + certificate.getNotBefore().toInstant());
        }
        if (!KeyPairs.belongTogether(key, certificate.getPublicKey())) {
            throw new TlsSetupException(keySetting + " does not fit " + certificateSetting);
        }
    }

    private Identity fixed(@Nullable Authority authority) throws TlsSetupException {
        String certificateSetting = "x509CertificatePath";
        String keySetting = "privateKeyPath";
        List<X509Certificate> chain = certificates(certificateSetting, options.serverCertificate(), keySetting);
        PrivateKey key = key(keySetting, options.serverKey(), certificateSetting);
        X509Certificate leaf = chain.get(0);
        checkPair(leaf, key, certificateSetting, keySetting);
        X509Certificate anchor = authority == null ? chain.get(chain.size() - 1) : authority.certificate();
        if (authority != null) {
            checkSigned(chain.get(chain.size() - 1), anchor);
        }
        try {
            List<String> usages = leaf.getExtendedKeyUsage();
            if (usages == null || !usages.contains(SERVER_AUTH)) {
                warner.accept(certificateSetting + " lacks the extended key usage for servers; some clients refuse it");
            }
        } catch (CertificateParsingException malformed) {
            throw new TlsSetupException(certificateSetting + " is malformed", malformed);
        }
        SslContext context = contexts(anchor).make(key, chain);
        return new Fixed(context, anchor);
    }

    private static void checkSigned(X509Certificate last, X509Certificate authority) throws TlsSetupException {
        if (last.equals(authority)) {
            return;
        }
        try {
            last.verify(authority.getPublicKey());
        } catch (GeneralSecurityException foreign) {
            throw new TlsSetupException(
                    "x509CertificatePath is not signed by certificateAuthorityCertificate", foreign);
        }
    }

    private Identity signing(Authority authority) throws TlsSetupException {
        try {
            Leaves leaves = leaves(authority, KeyPairs.generate());
            return new Generated(leaves, authority.certificate(), null);
        } catch (GeneralSecurityException unable) {
            throw new TlsSetupException("no key could be made", unable);
        }
    }

    private Identity generated() throws TlsSetupException {
        KeyFolder folder = new KeyFolder(options.folder(), maker, clock);
        try {
            KeyFolder.Keys keys = folder.open();
            Leaves leaves = leaves(keys.authority(), keys.server());
            folder.writeServerCertificate(leaves.configured());
            return new Generated(leaves, keys.authority().certificate(), folder.authorityFile());
        } catch (IOException | GeneralSecurityException unusable) {
            if (options.folderRequired()) {
                throw new TlsSetupException(
                        "directoryToSaveDynamicSSLCertificate " + options.folder() + " cannot be used", unusable);
            }
            warner.accept("the certificate authority lives only until the server stops, because " + options.folder()
                    + " cannot be used (" + unusable + "): set directoryToSaveDynamicSSLCertificate");
            return inMemory();
        }
    }

    private Identity inMemory() throws TlsSetupException {
        try {
            KeyFolder.Keys keys = KeyFolder.inMemory(maker, clock);
            return new Generated(
                    leaves(keys.authority(), keys.server()), keys.authority().certificate(), null);
        } catch (IOException | GeneralSecurityException unable) {
            throw new TlsSetupException("no certificate authority could be made", unable);
        }
    }

    private Leaves leaves(Authority authority, KeyPair keys) throws TlsSetupException {
        return new Leaves(options, authority, keys, contexts(authority.certificate()), maker, clock, MAX_KEPT);
    }

    private ServerContexts contexts(X509Certificate authority) throws TlsSetupException {
        List<X509Certificate> clientAuthorities = options.clientAuthorities().isBlank()
                ? List.of(authority)
                : Pem.at("tlsMutualAuthenticationCertificateChain", options.clientAuthorities())
                        .certificates();
        return new ServerContexts(options, clientAuthorities);
    }

    private record Fixed(SslContext context, X509Certificate trustAnchor) implements Identity {

        @Override
        public SslContext find(String name) {
            return context;
        }

        @Override
        public SslContext get(String name) {
            return context;
        }

        @Override
        public @Nullable Path trustAnchorFile() {
            return null;
        }
    }

    private record Generated(
            Leaves leaves,
            X509Certificate trustAnchor,
            @Nullable Path trustAnchorFile) implements Identity {

        @Override
        public @Nullable SslContext find(String name) {
            return leaves.find(name);
        }

        @Override
        public SslContext get(String name) throws TlsSetupException {
            return leaves.get(name);
        }
    }
}
