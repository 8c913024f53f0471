package org.mockserver.saml;

import java.util.LinkedHashMap;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** A SAML identity provider that a server is to imitate. */
public class SamlProviderConfiguration extends ValueObject {

    private String idpEntityId = "http://localhost:1080/saml/idp";
    private String ssoServiceUrl = "/saml/sso";
    private String metadataUrl = "/saml/metadata";
    private String spEntityId = "http://localhost:8080/saml/sp";
    private String assertionConsumerServiceUrl = "http://localhost:8080/saml/acs";
    private String sloServiceUrl = "/saml/logout";
    private String spSingleLogoutServiceUrl = "http://localhost:8080/saml/slo";
    private String subjectNameId = "mock-user@example.com";
    private String nameIdFormat = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
    private Map<String, String> attributes = new LinkedHashMap<>();
    private long sessionDurationSeconds = 3600;
    private @Nullable String signingAlgorithm;
    private boolean expiredAssertion;
    private boolean wrongAudience;
    private boolean tamperedSignature;
    private @Nullable String signingCertificatePem;
    private @Nullable String signingPrivateKeyPem;

    /** Sets the id of the identity provider. */
    public SamlProviderConfiguration setIdpEntityId(String idpEntityId) {
        this.idpEntityId = idpEntityId;
        return this;
    }

    /** The id of the identity provider. */
    public String getIdpEntityId() {
        return idpEntityId;
    }

    /** Sets where users log in. */
    public SamlProviderConfiguration setSsoServiceUrl(String ssoServiceUrl) {
        this.ssoServiceUrl = ssoServiceUrl;
        return this;
    }

    /** Where users log in. */
    public String getSsoServiceUrl() {
        return ssoServiceUrl;
    }

    /** Sets where the metadata is. */
    public SamlProviderConfiguration setMetadataUrl(String metadataUrl) {
        this.metadataUrl = metadataUrl;
        return this;
    }

    /** Where the metadata is. */
    public String getMetadataUrl() {
        return metadataUrl;
    }

    /** Sets the id of the service. */
    public SamlProviderConfiguration setSpEntityId(String spEntityId) {
        this.spEntityId = spEntityId;
        return this;
    }

    /** The id of the service. */
    public String getSpEntityId() {
        return spEntityId;
    }

    /** Sets where the service receives assertions. */
    public SamlProviderConfiguration setAssertionConsumerServiceUrl(String assertionConsumerServiceUrl) {
        this.assertionConsumerServiceUrl = assertionConsumerServiceUrl;
        return this;
    }

    /** Where the service receives assertions. */
    public String getAssertionConsumerServiceUrl() {
        return assertionConsumerServiceUrl;
    }

    /** Sets where users log out. */
    public SamlProviderConfiguration setSloServiceUrl(String sloServiceUrl) {
        this.sloServiceUrl = sloServiceUrl;
        return this;
    }

    /** Where users log out. */
    public String getSloServiceUrl() {
        return sloServiceUrl;
    }

    /** Sets where the service is told of a logout. */
    public SamlProviderConfiguration setSpSingleLogoutServiceUrl(String spSingleLogoutServiceUrl) {
        this.spSingleLogoutServiceUrl = spSingleLogoutServiceUrl;
        return this;
    }

    /** Where the service is told of a logout. */
    public String getSpSingleLogoutServiceUrl() {
        return spSingleLogoutServiceUrl;
    }

    /** Sets the user. */
    public SamlProviderConfiguration setSubjectNameId(String subjectNameId) {
        this.subjectNameId = subjectNameId;
        return this;
    }

    /** The user. */
    public String getSubjectNameId() {
        return subjectNameId;
    }

    /** Sets the format of the name of the user. */
    public SamlProviderConfiguration setNameIdFormat(String nameIdFormat) {
        this.nameIdFormat = nameIdFormat;
        return this;
    }

    /** The format of the name of the user. */
    public String getNameIdFormat() {
        return nameIdFormat;
    }

    /** Sets the attributes of the user. */
    public SamlProviderConfiguration setAttributes(Map<String, String> attributes) {
        this.attributes = new LinkedHashMap<>(attributes);
        return this;
    }

    /** The attributes of the user. */
    public Map<String, String> getAttributes() {
        return attributes;
    }

    /** Sets how long a session is valid, in seconds. */
    public SamlProviderConfiguration setSessionDurationSeconds(long sessionDurationSeconds) {
        this.sessionDurationSeconds = sessionDurationSeconds;
        return this;
    }

    /** How long a session is valid, in seconds. */
    public long getSessionDurationSeconds() {
        return sessionDurationSeconds;
    }

    /** Sets the algorithm of signatures; null for the default of the server. */
    public SamlProviderConfiguration setSigningAlgorithm(@Nullable String signingAlgorithm) {
        this.signingAlgorithm = signingAlgorithm;
        return this;
    }

    /** The algorithm of signatures, or null. */
    public @Nullable String getSigningAlgorithm() {
        return signingAlgorithm;
    }

    /** Sets whether assertions have expired. */
    public SamlProviderConfiguration setExpiredAssertion(boolean expiredAssertion) {
        this.expiredAssertion = expiredAssertion;
        return this;
    }

    /** Whether assertions have expired. */
    public boolean isExpiredAssertion() {
        return expiredAssertion;
    }

    /** Sets whether assertions are for another service. */
    public SamlProviderConfiguration setWrongAudience(boolean wrongAudience) {
        this.wrongAudience = wrongAudience;
        return this;
    }

    /** Whether assertions are for another service. */
    public boolean isWrongAudience() {
        return wrongAudience;
    }

    /** Sets whether signatures are wrong. */
    public SamlProviderConfiguration setTamperedSignature(boolean tamperedSignature) {
        this.tamperedSignature = tamperedSignature;
        return this;
    }

    /** Whether signatures are wrong. */
    public boolean isTamperedSignature() {
        return tamperedSignature;
    }

    /** Sets the certificate of the key that signs, as PEM; null for the default of the server. */
    public SamlProviderConfiguration setSigningCertificatePem(@Nullable String signingCertificatePem) {
        this.signingCertificatePem = signingCertificatePem;
        return this;
    }

    /** The certificate of the key that signs, as PEM, or null. */
    public @Nullable String getSigningCertificatePem() {
        return signingCertificatePem;
    }

    /** Sets the key that signs, as PEM; null for the default of the server. */
    public SamlProviderConfiguration setSigningPrivateKeyPem(@Nullable String signingPrivateKeyPem) {
        this.signingPrivateKeyPem = signingPrivateKeyPem;
        return this;
    }

    /** The key that signs, as PEM, or null. */
    public @Nullable String getSigningPrivateKeyPem() {
        return signingPrivateKeyPem;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "idpEntityId", idpEntityId,
            "ssoServiceUrl", ssoServiceUrl,
            "metadataUrl", metadataUrl,
            "spEntityId", spEntityId,
            "assertionConsumerServiceUrl", assertionConsumerServiceUrl,
            "sloServiceUrl", sloServiceUrl,
            "spSingleLogoutServiceUrl", spSingleLogoutServiceUrl,
            "subjectNameId", subjectNameId,
            "nameIdFormat", nameIdFormat,
            "attributes", attributes,
            "sessionDurationSeconds", sessionDurationSeconds,
            "signingAlgorithm", signingAlgorithm,
            "expiredAssertion", expiredAssertion,
            "wrongAudience", wrongAudience,
            "tamperedSignature", tamperedSignature,
            "signingCertificatePem", signingCertificatePem,
            "signingPrivateKeyPem", signingPrivateKeyPem
        };
    }
}
