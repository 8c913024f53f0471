package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** An action that passes a changed request on and a changed response back. */
public class HttpOverrideForwardedRequest extends Action<HttpOverrideForwardedRequest> {

    private @Nullable HttpRequest requestOverride;
    private @Nullable HttpRequestModifier requestModifier;
    private @Nullable HttpResponse responseOverride;
    private @Nullable HttpResponseModifier responseModifier;
    private @Nullable HttpTemplate responseTemplate;

    /** An action that changes nothing. */
    public static HttpOverrideForwardedRequest forwardOverriddenRequest() {
        return new HttpOverrideForwardedRequest();
    }

    /** An action that replaces parts of the request. */
    public static HttpOverrideForwardedRequest forwardOverriddenRequest(HttpRequest requestOverride) {
        return forwardOverriddenRequest().withRequestOverride(requestOverride);
    }

    /** An action that replaces and changes parts of the request. */
    public static HttpOverrideForwardedRequest forwardOverriddenRequest(
            HttpRequest requestOverride, @Nullable HttpRequestModifier requestModifier) {
        return forwardOverriddenRequest(requestOverride).withRequestModifier(requestModifier);
    }

    /** An action that replaces parts of the request and of the response. */
    public static HttpOverrideForwardedRequest forwardOverriddenRequest(
            HttpRequest requestOverride, @Nullable HttpResponse responseOverride) {
        return forwardOverriddenRequest(requestOverride).withResponseOverride(responseOverride);
    }

    /** An action that replaces and changes parts of both. */
    public static HttpOverrideForwardedRequest forwardOverriddenRequest(
            HttpRequest requestOverride,
            @Nullable HttpRequestModifier requestModifier,
            @Nullable HttpResponse responseOverride,
            @Nullable HttpResponseModifier responseModifier) {
        return forwardOverriddenRequest(requestOverride, requestModifier)
                .withResponseOverride(responseOverride)
                .withResponseModifier(responseModifier);
    }

    @Override
    public Type getType() {
        return Type.FORWARD_REPLACE;
    }

    /** Sets the parts that replace those of the request; null for none. */
    public HttpOverrideForwardedRequest withRequestOverride(@Nullable HttpRequest requestOverride) {
        this.requestOverride = requestOverride;
        return this;
    }

    /** The parts that replace those of the request, or null. */
    public @Nullable HttpRequest getRequestOverride() {
        return requestOverride;
    }

    /** Sets the change of the request; null for none. */
    public HttpOverrideForwardedRequest withRequestModifier(@Nullable HttpRequestModifier requestModifier) {
        this.requestModifier = requestModifier;
        return this;
    }

    /** The change of the request, or null. */
    public @Nullable HttpRequestModifier getRequestModifier() {
        return requestModifier;
    }

    /** Sets the parts that replace those of the response; null for none. */
    public HttpOverrideForwardedRequest withResponseOverride(@Nullable HttpResponse responseOverride) {
        this.responseOverride = responseOverride;
        return this;
    }

    /** The parts that replace those of the response, or null. */
    public @Nullable HttpResponse getResponseOverride() {
        return responseOverride;
    }

    /** Sets the change of the response; null for none. */
    public HttpOverrideForwardedRequest withResponseModifier(@Nullable HttpResponseModifier responseModifier) {
        this.responseModifier = responseModifier;
        return this;
    }

    /** The change of the response, or null. */
    public @Nullable HttpResponseModifier getResponseModifier() {
        return responseModifier;
    }

    /** Sets the template that renders the response from the request and the other server's response; null for none. */
    public HttpOverrideForwardedRequest withResponseTemplate(@Nullable HttpTemplate responseTemplate) {
        this.responseTemplate = responseTemplate;
        return this;
    }

    /** The template that renders the response, or null. */
    public @Nullable HttpTemplate getResponseTemplate() {
        return responseTemplate;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "requestOverride",
            requestOverride,
            "requestModifier",
            requestModifier,
            "responseOverride",
            responseOverride,
            "responseModifier",
            responseModifier,
            "responseTemplate",
            responseTemplate
        };
        return append(super.namedFields(), own);
    }
}
