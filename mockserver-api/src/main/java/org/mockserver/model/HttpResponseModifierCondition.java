package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** What must hold for a response to be changed; everything that is set. */
public class HttpResponseModifierCondition extends ValueObject {

    private @Nullable Integer statusCode;
    private @Nullable String statusCodeRange;
    private @Nullable String responseHasHeader;
    private @Nullable String requestHasHeader;

    /** Sets the status; null for none. */
    public HttpResponseModifierCondition withStatusCode(@Nullable Integer statusCode) {
        this.statusCode = statusCode;
        return this;
    }

    /** The status, or null. */
    public @Nullable Integer getStatusCode() {
        return statusCode;
    }

    /** Sets the range of the status, for instance 5XX or 400-499; null for none. */
    public HttpResponseModifierCondition withStatusCodeRange(@Nullable String statusCodeRange) {
        this.statusCodeRange = statusCodeRange;
        return this;
    }

    /** The range of the status, for instance 5XX or 400-499, or null. */
    public @Nullable String getStatusCodeRange() {
        return statusCodeRange;
    }

    /** Sets the name of a header of the response; null for none. */
    public HttpResponseModifierCondition withResponseHasHeader(@Nullable String responseHasHeader) {
        this.responseHasHeader = responseHasHeader;
        return this;
    }

    /** The name of a header of the response, or null. */
    public @Nullable String getResponseHasHeader() {
        return responseHasHeader;
    }

    /** Sets the name of a header of the request; null for none. */
    public HttpResponseModifierCondition withRequestHasHeader(@Nullable String requestHasHeader) {
        this.requestHasHeader = requestHasHeader;
        return this;
    }

    /** The name of a header of the request, or null. */
    public @Nullable String getRequestHasHeader() {
        return requestHasHeader;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "statusCode",
            statusCode,
            "statusCodeRange",
            statusCodeRange,
            "responseHasHeader",
            responseHasHeader,
            "requestHasHeader",
            requestHasHeader
        };
    }
}
