package org.mockserver.model;

import java.util.LinkedHashMap;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;

/** What the JSON Web Token of a request must say. Its signature is not looked at. */
public class Jwt extends ValueObject {

    /** The header that holds the token where none is named. */
    public static final String DEFAULT_HEADER = "authorization";

    /** The scheme before the token where none is named. */
    public static final String DEFAULT_SCHEME = "Bearer";

    private @Nullable String header;
    private @Nullable String scheme;
    private @Nullable Map<String, NottableString> claims;
    private @Nullable NottableString issuer;
    private @Nullable NottableString audience;
    private @Nullable NottableString algorithm;

    /** A token that may say anything. */
    public static Jwt jwt() {
        return new Jwt();
    }

    /** The header that holds the token, or null for {@link #DEFAULT_HEADER}. */
    public @Nullable String getHeader() {
        return header;
    }

    /** Sets the header that holds the token. */
    public Jwt withHeader(@Nullable String header) {
        this.header = header;
        return this;
    }

    /** The scheme that may stand before the token, or null for {@link #DEFAULT_SCHEME}. */
    public @Nullable String getScheme() {
        return scheme;
    }

    /** Sets the scheme that may stand before the token. */
    public Jwt withScheme(@Nullable String scheme) {
        this.scheme = scheme;
        return this;
    }

    /** The expected claims by name, or null for any. */
    public @Nullable Map<String, NottableString> getClaims() {
        return claims;
    }

    /** Replaces the expected claims. */
    public Jwt withClaims(@Nullable Map<String, NottableString> claims) {
        this.claims = claims == null ? null : new LinkedHashMap<>(claims);
        return this;
    }

    /** Adds an expected claim; prefixes of the value are read. */
    public Jwt withClaim(String name, String value) {
        return withClaim(name, NottableString.string(value));
    }

    /** Adds an expected claim. */
    public Jwt withClaim(String name, NottableString value) {
        if (claims == null) {
            claims = new LinkedHashMap<>();
        }
        claims.put(name, value);
        return this;
    }

    /** The expected issuer, or null for any. */
    public @Nullable NottableString getIssuer() {
        return issuer;
    }

    /** Sets the expected issuer; prefixes are read. */
    public Jwt withIssuer(String issuer) {
        return withIssuer(NottableString.string(issuer));
    }

    /** Sets the expected issuer. */
    public Jwt withIssuer(@Nullable NottableString issuer) {
        this.issuer = issuer;
        return this;
    }

    /** The expected audience, or null for any. */
    public @Nullable NottableString getAudience() {
        return audience;
    }

    /** Sets the expected audience; prefixes are read. */
    public Jwt withAudience(String audience) {
        return withAudience(NottableString.string(audience));
    }

    /** Sets the expected audience. */
    public Jwt withAudience(@Nullable NottableString audience) {
        this.audience = audience;
        return this;
    }

    /** The expected algorithm of the signature, or null for any. */
    public @Nullable NottableString getAlgorithm() {
        return algorithm;
    }

    /** Sets the expected algorithm; prefixes are read. */
    public Jwt withAlgorithm(String algorithm) {
        return withAlgorithm(NottableString.string(algorithm));
    }

    /** Sets the expected algorithm. */
    public Jwt withAlgorithm(@Nullable NottableString algorithm) {
        this.algorithm = algorithm;
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "header", header,
            "scheme", scheme,
            "claims", claims,
            "issuer", issuer,
            "audience", audience,
            "algorithm", algorithm
        };
    }
}
