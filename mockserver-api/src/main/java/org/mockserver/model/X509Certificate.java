package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A certificate that a client presented, as it is recorded. */
public class X509Certificate extends ValueObject {

    private @Nullable String serialNumber;
    private @Nullable String issuerDistinguishedName;
    private @Nullable String subjectDistinguishedName;
    private @Nullable String signatureAlgorithmName;

    /** The number that its issuer gave it, decimal, or null. */
    public @Nullable String getSerialNumber() {
        return serialNumber;
    }

    /** Sets the number that its issuer gave it. */
    public X509Certificate withSerialNumber(@Nullable String number) {
        this.serialNumber = number;
        return this;
    }

    /** Who issued it, as RFC 2253 writes it, or null. */
    public @Nullable String getIssuerDistinguishedName() {
        return issuerDistinguishedName;
    }

    /** Sets who issued it. */
    public X509Certificate withIssuerDistinguishedName(@Nullable String name) {
        this.issuerDistinguishedName = name;
        return this;
    }

    /** Whose certificate it is, as RFC 2253 writes it, or null. */
    public @Nullable String getSubjectDistinguishedName() {
        return subjectDistinguishedName;
    }

    /** Sets whose certificate it is. */
    public X509Certificate withSubjectDistinguishedName(@Nullable String name) {
        this.subjectDistinguishedName = name;
        return this;
    }

    /** How it is signed, or null. */
    public @Nullable String getSignatureAlgorithmName() {
        return signatureAlgorithmName;
    }

    /** Sets how it is signed. */
    public X509Certificate withSignatureAlgorithmName(@Nullable String name) {
        this.signatureAlgorithmName = name;
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "serialNumber", serialNumber,
            "issuerDistinguishedName", issuerDistinguishedName,
            "subjectDistinguishedName", subjectDistinguishedName,
            "signatureAlgorithmName", signatureAlgorithmName
        };
    }
}
