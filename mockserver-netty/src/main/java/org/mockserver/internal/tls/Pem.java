package org.mockserver.internal.tls;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.bouncycastle.asn1.ASN1Encodable;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.ASN1Primitive;
import org.bouncycastle.asn1.DERNull;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.asn1.sec.ECPrivateKey;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;

/** Certificates and keys as text (RFC 7468), and where the settings say they are. */
final class Pem {

    private static final String BEGIN = "-----BEGIN ";
    private static final String DASHES = "-----";

    private record Block(String label, String content) {}

    private final String setting;
    private final String location;
    private final String text;

    private Pem(String setting, String location, String text) {
        this.setting = setting;
        this.location = location;
        this.text = text;
    }

    /* The text a setting names: a file, or else a resource of the class path. */
    static Pem at(String setting, String location) throws TlsSetupException {
        try {
            Path file = Path.of(location);
            if (Files.isRegularFile(file)) {
                return new Pem(setting, location, Files.readString(file, StandardCharsets.ISO_8859_1));
            }
            try (InputStream resource = Pem.class.getClassLoader().getResourceAsStream(location)) {
                if (resource == null) {
                    throw new TlsSetupException(setting + " " + location + " does not exist");
                }
                return new Pem(setting, location, new String(resource.readAllBytes(), StandardCharsets.ISO_8859_1));
            }
        } catch (IOException | InvalidPathException unreadable) {
            throw new TlsSetupException(setting + " " + location + " cannot be read", unreadable);
        }
    }

    private List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        int at = text.indexOf(BEGIN);
        while (at >= 0) {
            int labelEnd = text.indexOf(DASHES, at + BEGIN.length());
            String label = labelEnd < 0 ? "" : text.substring(at + BEGIN.length(), labelEnd);
            int end = labelEnd < 0 ? -1 : text.indexOf("-----END " + label + DASHES, labelEnd);
            if (end < 0) {
                break;
            }
            blocks.add(new Block(label, text.substring(labelEnd + DASHES.length(), end)));
            at = text.indexOf(BEGIN, end);
        }
        return blocks;
    }

    /** All certificates, in order; at least one. */
    List<X509Certificate> certificates() throws TlsSetupException {
        List<X509Certificate> certificates = new ArrayList<>();
        try {
            CertificateFactory factory = CertificateFactory.getInstance("X.509");
            for (Block block : blocks()) {
                if (block.label().endsWith("CERTIFICATE")) {
                    certificates.add((X509Certificate)
                            factory.generateCertificate(new ByteArrayInputStream(decode(block.content()))));
                }
            }
        } catch (CertificateException | IllegalArgumentException malformed) {
            throw new TlsSetupException(setting + " " + location + " holds a malformed certificate", malformed);
        }
        if (certificates.isEmpty()) {
            throw new TlsSetupException(setting + " " + location + " holds no certificate in PEM form");
        }
        return certificates;
    }

    /** The first private key: RSA or EC, in PKCS#8 (RFC 5208), PKCS#1 (RFC 8017) or SEC 1 (RFC 5915) form. */
    PrivateKey privateKey() throws TlsSetupException {
        for (Block block : blocks()) {
            if (block.label().endsWith("PRIVATE KEY")) {
                return privateKey(block);
            }
        }
        throw new TlsSetupException(setting + " " + location + " holds no private key in PEM form");
    }

    private PrivateKey privateKey(Block block) throws TlsSetupException {
        if (block.label().startsWith("ENCRYPTED") || block.content().contains("ENCRYPTED")) {
            throw new TlsSetupException(setting + " " + location
                    + " is encrypted, which is not supported: decrypt it, for instance with openssl pkey -in key.pem");
        }
        try {
            byte[] der = decode(block.content());
            PrivateKeyInfo key = switch (block.label()) {
                case "PRIVATE KEY" -> PrivateKeyInfo.getInstance(der);
                case "RSA PRIVATE KEY" -> wrap(PKCSObjectIdentifiers.rsaEncryption, DERNull.INSTANCE, der);
                case "EC PRIVATE KEY" ->
                    wrap(
                            X9ObjectIdentifiers.id_ecPublicKey,
                            ECPrivateKey.getInstance(der).getParametersObject(),
                            der);
                default ->
                    throw new TlsSetupException(
                            setting + " " + location + " holds a key of an unknown kind: " + block.label());
            };
            return KeyFactory.getInstance(algorithm(key)).generatePrivate(new PKCS8EncodedKeySpec(key.getEncoded()));
        } catch (IOException | GeneralSecurityException | IllegalArgumentException malformed) {
            throw new TlsSetupException(setting + " " + location + " holds a malformed private key", malformed);
        }
    }

    private static PrivateKeyInfo wrap(ASN1ObjectIdentifier algorithm, ASN1Encodable parameters, byte[] key)
            throws IOException {
        return new PrivateKeyInfo(new AlgorithmIdentifier(algorithm, parameters), ASN1Primitive.fromByteArray(key));
    }

    private String algorithm(PrivateKeyInfo key) throws TlsSetupException {
        ASN1ObjectIdentifier algorithm = key.getPrivateKeyAlgorithm().getAlgorithm();
        if (algorithm.equals(PKCSObjectIdentifiers.rsaEncryption)) {
            return "RSA";
        }
        if (algorithm.equals(X9ObjectIdentifiers.id_ecPublicKey)) {
            return "EC";
        }
        throw new TlsSetupException(setting + " " + location + " is neither an RSA nor an EC key");
    }

    private static byte[] decode(String content) {
        return Base64.getMimeDecoder().decode(content);
    }

    static String ofCertificate(X509Certificate certificate) {
        try {
            return text("CERTIFICATE", certificate.getEncoded());
        } catch (CertificateException unencodable) {
            throw new IllegalStateException(unencodable);
        }
    }

    static String ofPrivateKey(PrivateKey key) {
        return text("PRIVATE KEY", key.getEncoded());
    }

    private static String text(String label, byte[] der) {
        String lines = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(der);
        return BEGIN + label + DASHES + "\n" + lines + "\n-----END " + label + DASHES + "\n";
    }
}
