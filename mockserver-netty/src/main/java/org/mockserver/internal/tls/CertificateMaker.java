package org.mockserver.internal.tls;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import org.bouncycastle.asn1.ASN1EncodableVector;
import org.bouncycastle.asn1.ASN1Integer;
import org.bouncycastle.asn1.ASN1OctetString;
import org.bouncycastle.asn1.DERBitString;
import org.bouncycastle.asn1.DERNull;
import org.bouncycastle.asn1.DEROctetString;
import org.bouncycastle.asn1.DERSequence;
import org.bouncycastle.asn1.DERTaggedObject;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.ExtendedKeyUsage;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.ExtensionsGenerator;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.asn1.x509.TBSCertificate;
import org.bouncycastle.asn1.x509.Time;
import org.bouncycastle.asn1.x509.V3TBSCertificateGenerator;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;

/** Makes certificates (RFC 5280). Signing is the JDK's; only the encoding comes from a library. */
final class CertificateMaker {

    private static final int SERIAL_BITS = 126;

    private final SecureRandom random = new SecureRandom();

    /** A certificate that signs others, signed by itself. */
    X509Certificate authority(KeyPair keys, X500Name name, Instant from, Instant until)
            throws GeneralSecurityException, IOException {
        ExtensionsGenerator extensions = new ExtensionsGenerator();
        extensions.addExtension(Extension.basicConstraints, true, new BasicConstraints(true));
        extensions.addExtension(Extension.keyUsage, true, new KeyUsage(KeyUsage.keyCertSign | KeyUsage.cRLSign));
        extensions.addExtension(Extension.subjectKeyIdentifier, false, identifier(keys.getPublic()));
        return sign(name, name, keys.getPublic(), keys.getPrivate(), from, until, extensions);
    }

    /**
     * A certificate for a server (or a client) with everything that current browsers and Apple systems ask for:
     * subject alternative names, extended key usage, SHA-256.
     */
    X509Certificate leaf(
            Authority issuer, PublicKey key, X500Name name, List<GeneralName> names, Instant from, Instant until)
            throws GeneralSecurityException, IOException {
        ExtensionsGenerator extensions = new ExtensionsGenerator();
        extensions.addExtension(Extension.basicConstraints, true, new BasicConstraints(false));
        extensions.addExtension(
                Extension.keyUsage, true, new KeyUsage(KeyUsage.digitalSignature | KeyUsage.keyEncipherment));
        extensions.addExtension(Extension.extendedKeyUsage, false, new ExtendedKeyUsage(new KeyPurposeId[] {
            KeyPurposeId.id_kp_serverAuth, KeyPurposeId.id_kp_clientAuth
        }));
        extensions.addExtension(
                Extension.subjectAlternativeName, false, new GeneralNames(names.toArray(new GeneralName[0])));
        extensions.addExtension(Extension.subjectKeyIdentifier, false, identifier(key));
        extensions.addExtension(
                Extension.authorityKeyIdentifier,
                false,
                new DERSequence(new DERTaggedObject(false, 0, issuerIdentifier(issuer.certificate()))));
        X500Name issuerName = X500Name.getInstance(
                issuer.certificate().getSubjectX500Principal().getEncoded());
        return sign(issuerName, name, key, issuer.key(), from, until, extensions);
    }

    private X509Certificate sign(
            X500Name issuer,
            X500Name subject,
            PublicKey key,
            PrivateKey signer,
            Instant from,
            Instant until,
            ExtensionsGenerator extensions)
            throws GeneralSecurityException, IOException {
        AlgorithmIdentifier algorithm = algorithm(signer);
        V3TBSCertificateGenerator unsigned = new V3TBSCertificateGenerator();
        unsigned.setSerialNumber(new ASN1Integer(new BigInteger(SERIAL_BITS, random).add(BigInteger.ONE)));
        unsigned.setSignature(algorithm);
        unsigned.setIssuer(issuer);
        unsigned.setSubject(subject);
        unsigned.setStartDate(new Time(Date.from(from)));
        unsigned.setEndDate(new Time(Date.from(until)));
        unsigned.setSubjectPublicKeyInfo(SubjectPublicKeyInfo.getInstance(key.getEncoded()));
        unsigned.setExtensions(extensions.generate());
        TBSCertificate body = unsigned.generateTBSCertificate();
        Signature signature = Signature.getInstance(isRsa(signer) ? "SHA256withRSA" : "SHA256withECDSA");
        signature.initSign(signer);
        signature.update(body.getEncoded());
        ASN1EncodableVector parts = new ASN1EncodableVector();
        parts.add(body);
        parts.add(algorithm);
        parts.add(new DERBitString(signature.sign()));
        byte[] certificate = new DERSequence(parts).getEncoded();
        return (X509Certificate)
                CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(certificate));
    }

    private static boolean isRsa(PrivateKey key) {
        return key.getAlgorithm().equals("RSA");
    }

    private static AlgorithmIdentifier algorithm(PrivateKey signer) {
        return isRsa(signer)
                ? new AlgorithmIdentifier(PKCSObjectIdentifiers.sha256WithRSAEncryption, DERNull.INSTANCE)
                : new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA256);
    }

    /* The first method of RFC 5280 section 4.2.1.2. The hash names the key; it protects nothing. */
    private static ASN1OctetString identifier(PublicKey key) throws GeneralSecurityException {
        byte[] bits = SubjectPublicKeyInfo.getInstance(key.getEncoded())
                .getPublicKeyData()
                .getBytes();
        return new DEROctetString(MessageDigest.getInstance("SHA-1").digest(bits));
    }

    /* An authority of the user may have chosen its identifier in another way (RFC 5280 section 4.2.1.1). */
    private static ASN1OctetString issuerIdentifier(X509Certificate issuer) throws GeneralSecurityException {
        byte[] own = issuer.getExtensionValue(Extension.subjectKeyIdentifier.getId());
        return own == null
                ? identifier(issuer.getPublicKey())
                : ASN1OctetString.getInstance(ASN1OctetString.getInstance(own).getOctets());
    }
}
