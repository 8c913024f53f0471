package org.mockserver.oidc;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** An OpenID Connect provider that a server is to imitate. */
public class OidcProviderConfiguration extends ValueObject {

    private @Nullable String issuer;
    private String jwksPath = "/.well-known/jwks.json";
    private String tokenPath = "/token";
    private String authorizePath = "/authorize";
    private String userinfoPath = "/userinfo";
    private String introspectPath = "/introspect";
    private String revokePath = "/revoke";
    private String deviceAuthorizationPath = "/device_authorization";
    private String subject = "mock-user";
    private String clientId = "mock-client";
    private String clientSecret = "mock-client-secret";
    private String audience = "mock-audience";
    private List<String> scopes = new ArrayList<>(List.of("openid", "profile", "email"));
    private int tokenExpirySeconds = 3600;
    private Map<String, Serializable> additionalClaims = new LinkedHashMap<>();
    private String signingAlgorithm = "RS256";
    private @Nullable String privateKeyPem;
    private @Nullable String certificatePem;
    private @Nullable String jwkJson;
    private @Nullable String keyId;
    private int deviceCodePendingPolls;
    private boolean enforceClientAuthentication;
    private boolean opaqueAccessToken;
    private boolean issueExpiredToken;
    private boolean wrongIssuer;
    private boolean tamperedSignature;

    /** Sets the issuer named in tokens; null for the default of the server. */
    public OidcProviderConfiguration setIssuer(@Nullable String issuer) {
        this.issuer = issuer;
        return this;
    }

    /** The issuer named in tokens, or null. */
    public @Nullable String getIssuer() {
        return issuer;
    }

    /** Sets the path of the keys. */
    public OidcProviderConfiguration setJwksPath(String jwksPath) {
        this.jwksPath = jwksPath;
        return this;
    }

    /** The path of the keys. */
    public String getJwksPath() {
        return jwksPath;
    }

    /** Sets the path that gives tokens. */
    public OidcProviderConfiguration setTokenPath(String tokenPath) {
        this.tokenPath = tokenPath;
        return this;
    }

    /** The path that gives tokens. */
    public String getTokenPath() {
        return tokenPath;
    }

    /** Sets the path that users are sent to. */
    public OidcProviderConfiguration setAuthorizePath(String authorizePath) {
        this.authorizePath = authorizePath;
        return this;
    }

    /** The path that users are sent to. */
    public String getAuthorizePath() {
        return authorizePath;
    }

    /** Sets the path that tells about users. */
    public OidcProviderConfiguration setUserinfoPath(String userinfoPath) {
        this.userinfoPath = userinfoPath;
        return this;
    }

    /** The path that tells about users. */
    public String getUserinfoPath() {
        return userinfoPath;
    }

    /** Sets the path that judges tokens. */
    public OidcProviderConfiguration setIntrospectPath(String introspectPath) {
        this.introspectPath = introspectPath;
        return this;
    }

    /** The path that judges tokens. */
    public String getIntrospectPath() {
        return introspectPath;
    }

    /** Sets the path that takes tokens back. */
    public OidcProviderConfiguration setRevokePath(String revokePath) {
        this.revokePath = revokePath;
        return this;
    }

    /** The path that takes tokens back. */
    public String getRevokePath() {
        return revokePath;
    }

    /** Sets the path for devices without a browser. */
    public OidcProviderConfiguration setDeviceAuthorizationPath(String deviceAuthorizationPath) {
        this.deviceAuthorizationPath = deviceAuthorizationPath;
        return this;
    }

    /** The path for devices without a browser. */
    public String getDeviceAuthorizationPath() {
        return deviceAuthorizationPath;
    }

    /** Sets the user. */
    public OidcProviderConfiguration setSubject(String subject) {
        this.subject = subject;
        return this;
    }

    /** The user. */
    public String getSubject() {
        return subject;
    }

    /** Sets the id of the client. */
    public OidcProviderConfiguration setClientId(String clientId) {
        this.clientId = clientId;
        return this;
    }

    /** The id of the client. */
    public String getClientId() {
        return clientId;
    }

    /** Sets the secret of the client. */
    public OidcProviderConfiguration setClientSecret(String clientSecret) {
        this.clientSecret = clientSecret;
        return this;
    }

    /** The secret of the client. */
    public String getClientSecret() {
        return clientSecret;
    }

    /** Sets the audience of tokens. */
    public OidcProviderConfiguration setAudience(String audience) {
        this.audience = audience;
        return this;
    }

    /** The audience of tokens. */
    public String getAudience() {
        return audience;
    }

    /** Sets the scopes. */
    public OidcProviderConfiguration setScopes(List<String> scopes) {
        this.scopes = new ArrayList<>(scopes);
        return this;
    }

    /** The scopes. */
    public List<String> getScopes() {
        return scopes;
    }

    /** Sets how long tokens are valid, in seconds. */
    public OidcProviderConfiguration setTokenExpirySeconds(int tokenExpirySeconds) {
        this.tokenExpirySeconds = tokenExpirySeconds;
        return this;
    }

    /** How long tokens are valid, in seconds. */
    public int getTokenExpirySeconds() {
        return tokenExpirySeconds;
    }

    /** Sets further claims of tokens. */
    public OidcProviderConfiguration setAdditionalClaims(Map<String, Serializable> additionalClaims) {
        this.additionalClaims = new LinkedHashMap<>(additionalClaims);
        return this;
    }

    /** Further claims of tokens. */
    public Map<String, Serializable> getAdditionalClaims() {
        return additionalClaims;
    }

    /** Sets the algorithm of signatures. */
    public OidcProviderConfiguration setSigningAlgorithm(String signingAlgorithm) {
        this.signingAlgorithm = signingAlgorithm;
        return this;
    }

    /** The algorithm of signatures. */
    public String getSigningAlgorithm() {
        return signingAlgorithm;
    }

    /** Sets the key that signs, as PEM; null for the default of the server. */
    public OidcProviderConfiguration setPrivateKeyPem(@Nullable String privateKeyPem) {
        this.privateKeyPem = privateKeyPem;
        return this;
    }

    /** The key that signs, as PEM, or null. */
    public @Nullable String getPrivateKeyPem() {
        return privateKeyPem;
    }

    /** Sets the certificate of the key, as PEM; null for the default of the server. */
    public OidcProviderConfiguration setCertificatePem(@Nullable String certificatePem) {
        this.certificatePem = certificatePem;
        return this;
    }

    /** The certificate of the key, as PEM, or null. */
    public @Nullable String getCertificatePem() {
        return certificatePem;
    }

    /** Sets the key that signs, as a JSON Web Key; null for the default of the server. */
    public OidcProviderConfiguration setJwkJson(@Nullable String jwkJson) {
        this.jwkJson = jwkJson;
        return this;
    }

    /** The key that signs, as a JSON Web Key, or null. */
    public @Nullable String getJwkJson() {
        return jwkJson;
    }

    /** Sets the id of the key; null for the default of the server. */
    public OidcProviderConfiguration setKeyId(@Nullable String keyId) {
        this.keyId = keyId;
        return this;
    }

    /** The id of the key, or null. */
    public @Nullable String getKeyId() {
        return keyId;
    }

    /** Sets how often a device is told to wait. */
    public OidcProviderConfiguration setDeviceCodePendingPolls(int deviceCodePendingPolls) {
        this.deviceCodePendingPolls = deviceCodePendingPolls;
        return this;
    }

    /** How often a device is told to wait. */
    public int getDeviceCodePendingPolls() {
        return deviceCodePendingPolls;
    }

    /** Sets whether clients must prove who they are. */
    public OidcProviderConfiguration setEnforceClientAuthentication(boolean enforceClientAuthentication) {
        this.enforceClientAuthentication = enforceClientAuthentication;
        return this;
    }

    /** Whether clients must prove who they are. */
    public boolean isEnforceClientAuthentication() {
        return enforceClientAuthentication;
    }

    /** Sets whether access tokens say nothing. */
    public OidcProviderConfiguration setOpaqueAccessToken(boolean opaqueAccessToken) {
        this.opaqueAccessToken = opaqueAccessToken;
        return this;
    }

    /** Whether access tokens say nothing. */
    public boolean isOpaqueAccessToken() {
        return opaqueAccessToken;
    }

    /** Sets whether tokens have expired. */
    public OidcProviderConfiguration setIssueExpiredToken(boolean issueExpiredToken) {
        this.issueExpiredToken = issueExpiredToken;
        return this;
    }

    /** Whether tokens have expired. */
    public boolean isIssueExpiredToken() {
        return issueExpiredToken;
    }

    /** Sets whether tokens name another issuer. */
    public OidcProviderConfiguration setWrongIssuer(boolean wrongIssuer) {
        this.wrongIssuer = wrongIssuer;
        return this;
    }

    /** Whether tokens name another issuer. */
    public boolean isWrongIssuer() {
        return wrongIssuer;
    }

    /** Sets whether signatures are wrong. */
    public OidcProviderConfiguration setTamperedSignature(boolean tamperedSignature) {
        this.tamperedSignature = tamperedSignature;
        return this;
    }

    /** Whether signatures are wrong. */
    public boolean isTamperedSignature() {
        return tamperedSignature;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "issuer", issuer,
            "jwksPath", jwksPath,
            "tokenPath", tokenPath,
            "authorizePath", authorizePath,
            "userinfoPath", userinfoPath,
            "introspectPath", introspectPath,
            "revokePath", revokePath,
            "deviceAuthorizationPath", deviceAuthorizationPath,
            "subject", subject,
            "clientId", clientId,
            "clientSecret", clientSecret,
            "audience", audience,
            "scopes", scopes,
            "tokenExpirySeconds", tokenExpirySeconds,
            "additionalClaims", additionalClaims,
            "signingAlgorithm", signingAlgorithm,
            "privateKeyPem", privateKeyPem,
            "certificatePem", certificatePem,
            "jwkJson", jwkJson,
            "keyId", keyId,
            "deviceCodePendingPolls", deviceCodePendingPolls,
            "enforceClientAuthentication", enforceClientAuthentication,
            "opaqueAccessToken", opaqueAccessToken,
            "issueExpiredToken", issueExpiredToken,
            "wrongIssuer", wrongIssuer,
            "tamperedSignature", tamperedSignature
        };
    }
}
