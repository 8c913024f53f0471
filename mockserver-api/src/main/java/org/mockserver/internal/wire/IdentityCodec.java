package org.mockserver.internal.wire;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mockserver.internal.objects.ObjectText;
import org.mockserver.model.CrudExpectationsDefinition;
import org.mockserver.oidc.OidcProviderConfiguration;
import org.mockserver.saml.SamlProviderConfiguration;
import org.mockserver.scim.ScimProviderConfiguration;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/** The tables of identity providers, in alphabetical order. */
final class IdentityCodec {

    private static final ObjectCodec<OidcProviderConfiguration> OIDC = new ObjectCodec<OidcProviderConfiguration>()
            .row(
                    "additionalClaims",
                    IdentityCodec::readClaims,
                    provider -> Write.ifSet(provider.getAdditionalClaims(), Json::ofPlainValue))
            .text("audience", OidcProviderConfiguration::setAudience, OidcProviderConfiguration::getAudience)
            .text(
                    "authorizePath",
                    OidcProviderConfiguration::setAuthorizePath,
                    OidcProviderConfiguration::getAuthorizePath)
            .text(
                    "certificatePem",
                    OidcProviderConfiguration::setCertificatePem,
                    OidcProviderConfiguration::getCertificatePem)
            .text("clientId", OidcProviderConfiguration::setClientId, OidcProviderConfiguration::getClientId)
            .text(
                    "clientSecret",
                    OidcProviderConfiguration::setClientSecret,
                    OidcProviderConfiguration::getClientSecret)
            .text(
                    "deviceAuthorizationPath",
                    OidcProviderConfiguration::setDeviceAuthorizationPath,
                    OidcProviderConfiguration::getDeviceAuthorizationPath)
            .integer(
                    "deviceCodePendingPolls",
                    OidcProviderConfiguration::setDeviceCodePendingPolls,
                    OidcProviderConfiguration::getDeviceCodePendingPolls)
            .bool(
                    "enforceClientAuthentication",
                    OidcProviderConfiguration::setEnforceClientAuthentication,
                    OidcProviderConfiguration::isEnforceClientAuthentication)
            .text(
                    "introspectPath",
                    OidcProviderConfiguration::setIntrospectPath,
                    OidcProviderConfiguration::getIntrospectPath)
            .bool(
                    "issueExpiredToken",
                    OidcProviderConfiguration::setIssueExpiredToken,
                    OidcProviderConfiguration::isIssueExpiredToken)
            .text("issuer", OidcProviderConfiguration::setIssuer, OidcProviderConfiguration::getIssuer)
            .text("jwkJson", OidcProviderConfiguration::setJwkJson, OidcProviderConfiguration::getJwkJson)
            .text("jwksPath", OidcProviderConfiguration::setJwksPath, OidcProviderConfiguration::getJwksPath)
            .text("keyId", OidcProviderConfiguration::setKeyId, OidcProviderConfiguration::getKeyId)
            .bool(
                    "opaqueAccessToken",
                    OidcProviderConfiguration::setOpaqueAccessToken,
                    OidcProviderConfiguration::isOpaqueAccessToken)
            .text(
                    "privateKeyPem",
                    OidcProviderConfiguration::setPrivateKeyPem,
                    OidcProviderConfiguration::getPrivateKeyPem)
            .text("revokePath", OidcProviderConfiguration::setRevokePath, OidcProviderConfiguration::getRevokePath)
            .texts("scopes", OidcProviderConfiguration::setScopes, OidcProviderConfiguration::getScopes)
            .text(
                    "signingAlgorithm",
                    OidcProviderConfiguration::setSigningAlgorithm,
                    OidcProviderConfiguration::getSigningAlgorithm)
            .text("subject", OidcProviderConfiguration::setSubject, OidcProviderConfiguration::getSubject)
            .bool(
                    "tamperedSignature",
                    OidcProviderConfiguration::setTamperedSignature,
                    OidcProviderConfiguration::isTamperedSignature)
            .integer(
                    "tokenExpirySeconds",
                    OidcProviderConfiguration::setTokenExpirySeconds,
                    OidcProviderConfiguration::getTokenExpirySeconds)
            .text("tokenPath", OidcProviderConfiguration::setTokenPath, OidcProviderConfiguration::getTokenPath)
            .text(
                    "userinfoPath",
                    OidcProviderConfiguration::setUserinfoPath,
                    OidcProviderConfiguration::getUserinfoPath)
            .bool("wrongIssuer", OidcProviderConfiguration::setWrongIssuer, OidcProviderConfiguration::isWrongIssuer);

    private static final ObjectCodec<SamlProviderConfiguration> SAML = new ObjectCodec<SamlProviderConfiguration>()
            .text(
                    "assertionConsumerServiceUrl",
                    SamlProviderConfiguration::setAssertionConsumerServiceUrl,
                    SamlProviderConfiguration::getAssertionConsumerServiceUrl)
            .textMap("attributes", SamlProviderConfiguration::setAttributes, SamlProviderConfiguration::getAttributes)
            .bool(
                    "expiredAssertion",
                    SamlProviderConfiguration::setExpiredAssertion,
                    SamlProviderConfiguration::isExpiredAssertion)
            .text("idpEntityId", SamlProviderConfiguration::setIdpEntityId, SamlProviderConfiguration::getIdpEntityId)
            .text("metadataUrl", SamlProviderConfiguration::setMetadataUrl, SamlProviderConfiguration::getMetadataUrl)
            .text(
                    "nameIdFormat",
                    SamlProviderConfiguration::setNameIdFormat,
                    SamlProviderConfiguration::getNameIdFormat)
            .longInteger(
                    "sessionDurationSeconds",
                    SamlProviderConfiguration::setSessionDurationSeconds,
                    SamlProviderConfiguration::getSessionDurationSeconds)
            .text(
                    "signingAlgorithm",
                    SamlProviderConfiguration::setSigningAlgorithm,
                    SamlProviderConfiguration::getSigningAlgorithm)
            .text(
                    "signingCertificatePem",
                    SamlProviderConfiguration::setSigningCertificatePem,
                    SamlProviderConfiguration::getSigningCertificatePem)
            .text(
                    "signingPrivateKeyPem",
                    SamlProviderConfiguration::setSigningPrivateKeyPem,
                    SamlProviderConfiguration::getSigningPrivateKeyPem)
            .text(
                    "sloServiceUrl",
                    SamlProviderConfiguration::setSloServiceUrl,
                    SamlProviderConfiguration::getSloServiceUrl)
            .text("spEntityId", SamlProviderConfiguration::setSpEntityId, SamlProviderConfiguration::getSpEntityId)
            .text(
                    "spSingleLogoutServiceUrl",
                    SamlProviderConfiguration::setSpSingleLogoutServiceUrl,
                    SamlProviderConfiguration::getSpSingleLogoutServiceUrl)
            .text(
                    "ssoServiceUrl",
                    SamlProviderConfiguration::setSsoServiceUrl,
                    SamlProviderConfiguration::getSsoServiceUrl)
            .text(
                    "subjectNameId",
                    SamlProviderConfiguration::setSubjectNameId,
                    SamlProviderConfiguration::getSubjectNameId)
            .bool(
                    "tamperedSignature",
                    SamlProviderConfiguration::setTamperedSignature,
                    SamlProviderConfiguration::isTamperedSignature)
            .bool(
                    "wrongAudience",
                    SamlProviderConfiguration::setWrongAudience,
                    SamlProviderConfiguration::isWrongAudience);

    private static final ObjectCodec<ScimProviderConfiguration> SCIM = new ObjectCodec<ScimProviderConfiguration>()
            .text("basePath", ScimProviderConfiguration::setBasePath, ScimProviderConfiguration::getBasePath)
            .bool(
                    "enforceFilter",
                    ScimProviderConfiguration::setEnforceFilter,
                    ScimProviderConfiguration::isEnforceFilter)
            .bool("enforcePatch", ScimProviderConfiguration::setEnforcePatch, ScimProviderConfiguration::isEnforcePatch)
            .text(
                    "expectedBearerToken",
                    ScimProviderConfiguration::setExpectedBearerToken,
                    ScimProviderConfiguration::getExpectedBearerToken)
            .choice(
                    "idStrategy",
                    CrudExpectationsDefinition.IdStrategy.class,
                    ScimProviderConfiguration::setIdStrategy,
                    ScimProviderConfiguration::getIdStrategy)
            .member(
                    "initialGroups",
                    IdentityCodec::readObjects,
                    IdentityCodec::writeObjects,
                    ScimProviderConfiguration::setInitialGroups,
                    ScimProviderConfiguration::getInitialGroups)
            .member(
                    "initialUsers",
                    IdentityCodec::readObjects,
                    IdentityCodec::writeObjects,
                    ScimProviderConfiguration::setInitialUsers,
                    ScimProviderConfiguration::getInitialUsers)
            .bool(
                    "requireBearerToken",
                    ScimProviderConfiguration::setRequireBearerToken,
                    ScimProviderConfiguration::isRequireBearerToken);

    private IdentityCodec() {}

    static OidcProviderConfiguration readOidc(At at) {
        return OIDC.read(at, new OidcProviderConfiguration());
    }

    static JsonNode write(OidcProviderConfiguration provider) {
        return OIDC.write(provider);
    }

    static SamlProviderConfiguration readSaml(At at) {
        return SAML.read(at, new SamlProviderConfiguration());
    }

    static JsonNode write(SamlProviderConfiguration provider) {
        return SAML.write(provider);
    }

    static ScimProviderConfiguration readScim(At at) {
        return SCIM.read(at, new ScimProviderConfiguration());
    }

    static JsonNode write(ScimProviderConfiguration provider) {
        return SCIM.write(provider);
    }

    private static List<?> readObjects(At at) {
        return at.list(item -> item.expectObject() ? Json.toPlainValue(item.node()) : null);
    }

    private static JsonNode writeObjects(List<?> objects) {
        ArrayNode array = Json.array();
        objects.forEach(object -> array.add(Json.parse(ObjectText.of(object))));
        return array;
    }

    private static void readClaims(OidcProviderConfiguration provider, At at) {
        if (at.expectObject()) {
            Map<String, Serializable> claims = new LinkedHashMap<>();
            at.members()
                    .forEach(claim -> claims.put(claim.getKey(), (Serializable)
                            Json.toPlainValue(claim.getValue().node())));
            provider.setAdditionalClaims(claims);
        }
    }
}
