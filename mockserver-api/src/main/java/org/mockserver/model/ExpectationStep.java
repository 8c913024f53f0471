package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** One of several things that an expectation does in order; one of them answers. */
public class ExpectationStep extends SideAction<ExpectationStep> {

    private @Nullable HttpForward httpForward;
    private @Nullable HttpOverrideForwardedRequest httpOverrideForwardedRequest;
    private @Nullable HttpResponse httpResponse;
    private @Nullable HttpError httpError;
    private @Nullable Boolean responder;

    /** A step in which nothing is set. */
    public static ExpectationStep step() {
        return new ExpectationStep();
    }

    /** Sets where the request is passed on to; null for none. */
    public ExpectationStep withHttpForward(@Nullable HttpForward httpForward) {
        this.httpForward = httpForward;
        return this;
    }

    /** Where the request is passed on to, or null. */
    public @Nullable HttpForward getHttpForward() {
        return httpForward;
    }

    /** Sets how the request is changed and passed on; null for none. */
    public ExpectationStep withHttpOverrideForwardedRequest(@Nullable HttpOverrideForwardedRequest override) {
        this.httpOverrideForwardedRequest = override;
        return this;
    }

    /** How the request is changed and passed on, or null. */
    public @Nullable HttpOverrideForwardedRequest getHttpOverrideForwardedRequest() {
        return httpOverrideForwardedRequest;
    }

    /** Sets the response; null for none. */
    public ExpectationStep withHttpResponse(@Nullable HttpResponse httpResponse) {
        this.httpResponse = httpResponse;
        return this;
    }

    /** The response, or null. */
    public @Nullable HttpResponse getHttpResponse() {
        return httpResponse;
    }

    /** Sets the error; null for none. */
    public ExpectationStep withHttpError(@Nullable HttpError httpError) {
        this.httpError = httpError;
        return this;
    }

    /** The error, or null. */
    public @Nullable HttpError getHttpError() {
        return httpError;
    }

    /** Sets whether this step answers. */
    public ExpectationStep withResponder(@Nullable Boolean responder) {
        this.responder = responder;
        return this;
    }

    /** Whether this step answers; null if unset. */
    public @Nullable Boolean getResponder() {
        return responder;
    }

    /** Whether this step answers. */
    public boolean isResponder() {
        return Boolean.TRUE.equals(responder);
    }

    @Override
    public List<Object> targets() {
        List<Object> all = new ArrayList<>(super.targets());
        all.addAll(given(httpForward, httpOverrideForwardedRequest, httpResponse, httpError));
        return all;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "httpForward", httpForward,
            "httpOverrideForwardedRequest", httpOverrideForwardedRequest,
            "httpResponse", httpResponse,
            "httpError", httpError,
            "responder", responder
        };
        return append(super.namedFields(), own);
    }
}
