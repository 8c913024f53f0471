package org.mockserver.internal.tls;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.bouncycastle.asn1.x500.X500Name;

/**
 * The folder with the authority of this installation. What is missing is made; a lock makes servers that start at the
 * same moment agree on one authority. Private keys are readable by their owner only.
 */
final class KeyFolder {

    static final String AUTHORITY_CERTIFICATE = "CertificateAuthorityCertificate.pem";
    static final String AUTHORITY_KEY = "PKCS8CertificateAuthorityPrivateKey.pem";
    static final String SERVER_CERTIFICATE = "Certificate.pem";
    static final String SERVER_KEY = "PKCS8PrivateKey.pem";
    static final String LOCK = ".mockserver-ca.lock";

    private static final int AUTHORITY_YEARS = 10;
    /* A file lock holds off other processes; inside one it is refused instead of waited for. */
    private static final Object THIS_PROCESS = new Object();

    /** The authority and the key of the server. */
    record Keys(Authority authority, KeyPair server) {}

    private final Path folder;
    private final CertificateMaker maker;
    private final InstantSource clock;

    KeyFolder(Path folder, CertificateMaker maker, InstantSource clock) {
        this.folder = folder.toAbsolutePath();
        this.maker = maker;
        this.clock = clock;
    }

    Path authorityFile() {
        return folder.resolve(AUTHORITY_CERTIFICATE);
    }

    /** Reads the keys, and makes those that are missing. */
    Keys open() throws IOException, GeneralSecurityException, TlsSetupException {
        OwnerFiles.createFolder(folder);
        synchronized (THIS_PROCESS) {
            try (FileChannel channel = FileChannel.open(
                            folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock ignored = channel.lock()) {
                return new Keys(authority(), serverKey());
            } catch (OverlappingFileLockException anotherClassLoader) {
                return new Keys(authority(), serverKey());
            }
        }
    }

    /** New keys that are kept nowhere. */
    static Keys inMemory(CertificateMaker maker, InstantSource clock) throws IOException, GeneralSecurityException {
        return new Keys(newAuthority(maker, clock), KeyPairs.generate());
    }

    private Authority authority() throws IOException, GeneralSecurityException, TlsSetupException {
        Path certificate = authorityFile();
        Path key = folder.resolve(AUTHORITY_KEY);
        if (Files.exists(certificate) && Files.exists(key)) {
            Authority kept = new Authority(
                    Pem.at("the certificate", certificate.toString()).certificates(),
                    Pem.at("the key", key.toString()).privateKey());
            if (!KeyPairs.belongTogether(kept.key(), kept.certificate().getPublicKey())) {
                throw new TlsSetupException(
                        "the key " + key + " does not fit the certificate beside it: delete both to get new ones");
            }
            if (kept.certificate().getNotAfter().toInstant().isAfter(clock.instant())) {
                return kept;
            }
        }
        Authority made = newAuthority(maker, clock);
        OwnerFiles.writeSecret(key, Pem.ofPrivateKey(made.key()));
        OwnerFiles.writeReadable(certificate, Pem.ofCertificate(made.certificate()));
        return made;
    }

    private static Authority newAuthority(CertificateMaker maker, InstantSource clock)
            throws IOException, GeneralSecurityException {
        KeyPair keys = KeyPairs.generate();
        Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        /* The name says which installation it was, when several have ended up in one trust store. */
        String mark = Integer.toHexString(keys.getPublic().hashCode());
        X509Certificate certificate = maker.authority(
                keys,
                new X500Name("CN=MockServer CA " + mark + ",O=MockServer"),
                now.minus(Leaves.BACK_DATED),
                now.plus(Duration.ofDays(AUTHORITY_YEARS * 365L)));
        return new Authority(List.of(certificate), keys.getPrivate());
    }

    private KeyPair serverKey() throws IOException, GeneralSecurityException, TlsSetupException {
        Path file = folder.resolve(SERVER_KEY);
        if (Files.exists(file)) {
            PrivateKey kept = Pem.at("the key", file.toString()).privateKey();
            return KeyPairs.complete(kept);
        }
        KeyPair made = KeyPairs.generate();
        OwnerFiles.writeSecret(file, Pem.ofPrivateKey(made.getPrivate()));
        return made;
    }

    /** Leaves the current certificate beside its key, for people to look at. */
    void writeServerCertificate(X509Certificate certificate) throws IOException {
        OwnerFiles.writeReadable(folder.resolve(SERVER_CERTIFICATE), Pem.ofCertificate(certificate));
    }
}
