package org.mockserver.internal.exchange;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.cert.CertificateEncodingException;
import java.security.cert.X509Certificate;
import java.util.HexFormat;

/**
 * What is known of a certificate that a client presented.
 *
 * @param subject whose it is, as RFC 2253 writes names
 * @param issuer who issued it, in the same way
 * @param serialNumber decimal
 * @param signatureAlgorithm how it is signed
 * @param sha256 the digest of its encoding in lower-case hexadecimal digits; empty when unknown
 */
public record PeerCertificate(
        String subject, String issuer, String serialNumber, String signatureAlgorithm, String sha256) {

    /**
     * Reads a certificate.
     *
     * @param certificate as it was presented
     * @return what is of interest of it
     */
    public static PeerCertificate of(X509Certificate certificate) {
        return new PeerCertificate(
                certificate.getSubjectX500Principal().getName(),
                certificate.getIssuerX500Principal().getName(),
                certificate.getSerialNumber().toString(),
                certificate.getSigAlgName(),
                digest(certificate));
    }

    private static String digest(X509Certificate certificate) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded());
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException | CertificateEncodingException impossible) {
            throw new IllegalStateException("a certificate that was verified has no digest", impossible);
        }
    }
}
