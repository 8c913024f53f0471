package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** What the certificate with which a client proved who it is must say. */
public class ClientCertificate extends ValueObject {

    private @Nullable NottableString subject;
    private @Nullable NottableString issuer;
    private @Nullable NottableString fingerprintSha256;

    /** A certificate that may say anything. */
    public static ClientCertificate clientCertificate() {
        return new ClientCertificate();
    }

    /** Whose certificate it is (a distinguished name as RFC 2253 writes it), or null for anyone. */
    public @Nullable NottableString getSubject() {
        return subject;
    }

    /** Sets whose certificate it is. */
    public ClientCertificate withSubject(@Nullable NottableString subject) {
        this.subject = subject;
        return this;
    }

    /** Sets whose certificate it is. */
    public ClientCertificate withSubject(String subject) {
        return withSubject(NottableString.string(subject));
    }

    /** Who issued it (a distinguished name as RFC 2253 writes it), or null for anyone. */
    public @Nullable NottableString getIssuer() {
        return issuer;
    }

    /** Sets who issued it. */
    public ClientCertificate withIssuer(@Nullable NottableString issuer) {
        this.issuer = issuer;
        return this;
    }

    /** Sets who issued it. */
    public ClientCertificate withIssuer(String issuer) {
        return withIssuer(NottableString.string(issuer));
    }

    /** The SHA-256 of its encoding in hexadecimal digits, or null for any. */
    public @Nullable NottableString getFingerprintSha256() {
        return fingerprintSha256;
    }

    /** Sets the SHA-256 of its encoding, with or without colons. */
    public ClientCertificate withFingerprintSha256(@Nullable NottableString fingerprint) {
        this.fingerprintSha256 = fingerprint;
        return this;
    }

    /** Sets the SHA-256 of its encoding, with or without colons. */
    public ClientCertificate withFingerprintSha256(String fingerprint) {
        return withFingerprintSha256(NottableString.string(fingerprint));
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"subject", subject, "issuer", issuer, "fingerprintSha256", fingerprintSha256};
    }
}
