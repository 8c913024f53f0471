package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** An action that passes the request on if it, and the response back if that, fits an OpenAPI specification. */
public class HttpForwardValidateAction extends Action<HttpForwardValidateAction> {

    private static final int DEFAULT_PORT = 80;

    private @Nullable String specUrlOrPayload;
    private @Nullable String host;
    private @Nullable Integer port;
    private HttpForward.@Nullable Scheme scheme;
    private @Nullable Boolean validateRequest;
    private @Nullable Boolean validateResponse;
    private @Nullable ValidationMode validationMode;

    /** What happens when something does not fit. */
    public enum ValidationMode {
        /** The client gets an error. */
        STRICT,
        /** It is written into the log. */
        LOG_ONLY
    }

    /** An action in which nothing is set. */
    public static HttpForwardValidateAction forwardValidate() {
        return new HttpForwardValidateAction();
    }

    @Override
    public Type getType() {
        return Type.FORWARD_VALIDATE;
    }

    /** Sets the specification: its text, or where it is. */
    public HttpForwardValidateAction withSpecUrlOrPayload(@Nullable String specUrlOrPayload) {
        this.specUrlOrPayload = specUrlOrPayload;
        return this;
    }

    /** The specification, its text or where it is, or null. */
    public @Nullable String getSpecUrlOrPayload() {
        return specUrlOrPayload;
    }

    /** Sets the host name or IP address of the other server. */
    public HttpForwardValidateAction withHost(@Nullable String host) {
        this.host = host;
        return this;
    }

    /** The host name or IP address of the other server, or null. */
    public @Nullable String getHost() {
        return host;
    }

    /** Sets the port; null for 80. */
    public HttpForwardValidateAction withPort(@Nullable Integer port) {
        this.port = port;
        return this;
    }

    /** The port. */
    public Integer getPort() {
        return port == null ? DEFAULT_PORT : port;
    }

    /** Sets the scheme; null for plain. */
    public HttpForwardValidateAction withScheme(HttpForward.@Nullable Scheme scheme) {
        this.scheme = scheme;
        return this;
    }

    /** The scheme. */
    public HttpForward.Scheme getScheme() {
        return scheme == null ? HttpForward.Scheme.HTTP : scheme;
    }

    /** Sets whether requests are validated; null for yes. */
    public HttpForwardValidateAction withValidateRequest(@Nullable Boolean validateRequest) {
        this.validateRequest = validateRequest;
        return this;
    }

    /** Whether requests are validated. */
    public Boolean getValidateRequest() {
        return !Boolean.FALSE.equals(validateRequest);
    }

    /** Sets whether responses are validated; null for yes. */
    public HttpForwardValidateAction withValidateResponse(@Nullable Boolean validateResponse) {
        this.validateResponse = validateResponse;
        return this;
    }

    /** Whether responses are validated. */
    public Boolean getValidateResponse() {
        return !Boolean.FALSE.equals(validateResponse);
    }

    /** Sets what happens when something does not fit; null for {@link ValidationMode#STRICT}. */
    public HttpForwardValidateAction withValidationMode(@Nullable ValidationMode validationMode) {
        this.validationMode = validationMode;
        return this;
    }

    /** What happens when something does not fit. */
    public ValidationMode getValidationMode() {
        return validationMode == null ? ValidationMode.STRICT : validationMode;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "specUrlOrPayload", specUrlOrPayload,
            "host", host,
            "port", getPort(),
            "scheme", getScheme(),
            "validateRequest", getValidateRequest(),
            "validateResponse", getValidateResponse(),
            "validationMode", getValidationMode()
        };
        return append(super.namedFields(), own);
    }
}
