package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.ClientCertificate;
import org.mockserver.model.NottableString;
import org.mockserver.model.X509Certificate;
import tools.jackson.databind.JsonNode;

/** The certificates of clients: what one must say, and the chain that was presented. */
final class CertificateCodec {

    private static final ObjectCodec<ClientCertificate> EXPECTED = new ObjectCodec<ClientCertificate>()
            .row(
                    "fingerprintSha256",
                    (expected, at) -> expected.withFingerprintSha256(StringCodec.read(at)),
                    expected -> text(expected.getFingerprintSha256()))
            .row(
                    "issuer",
                    (expected, at) -> expected.withIssuer(StringCodec.read(at)),
                    expected -> text(expected.getIssuer()))
            .row(
                    "subject",
                    (expected, at) -> expected.withSubject(StringCodec.read(at)),
                    expected -> text(expected.getSubject()));

    private static final ObjectCodec<X509Certificate> PRESENTED = new ObjectCodec<X509Certificate>()
            .row(
                    "issuerDistinguishedName",
                    (certificate, at) -> certificate.withIssuerDistinguishedName(at.text()),
                    certificate -> Write.text(certificate.getIssuerDistinguishedName()))
            .row(
                    "serialNumber",
                    (certificate, at) -> certificate.withSerialNumber(at.text()),
                    certificate -> Write.text(certificate.getSerialNumber()))
            .row(
                    "signatureAlgorithmName",
                    (certificate, at) -> certificate.withSignatureAlgorithmName(at.text()),
                    certificate -> Write.text(certificate.getSignatureAlgorithmName()))
            .row(
                    "subjectDistinguishedName",
                    (certificate, at) -> certificate.withSubjectDistinguishedName(at.text()),
                    certificate -> Write.text(certificate.getSubjectDistinguishedName()));

    private CertificateCodec() {}

    static ClientCertificate readExpected(At at) {
        return EXPECTED.read(at, new ClientCertificate());
    }

    static JsonNode writeExpected(ClientCertificate expected) {
        return EXPECTED.write(expected);
    }

    private static @Nullable JsonNode text(@Nullable NottableString string) {
        return Write.ifSet(string, StringCodec::write);
    }

    /* What other versions record about a certificate is passed over. */
    static @Nullable List<X509Certificate> readChain(At at) {
        if (!at.expectArray()) {
            return null;
        }
        List<X509Certificate> chain = new ArrayList<>();
        for (At item : at.items()) {
            if (item.node().isObject()) {
                chain.add(PRESENTED.read(item, new X509Certificate()));
            }
        }
        return chain.isEmpty() ? null : chain;
    }

    static @Nullable JsonNode writeChain(List<X509Certificate> chain) {
        return chain.isEmpty() ? null : Write.array(chain, PRESENTED::write);
    }
}
