package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** One recorded exchange. */
public class LogEventRequestAndResponse extends ValueObject {

    private @Nullable String timestamp;
    private @Nullable RequestDefinition httpRequest;
    private @Nullable HttpResponse httpResponse;

    /** An exchange in which nothing is set. */
    public static LogEventRequestAndResponse logEventRequestAndResponse() {
        return new LogEventRequestAndResponse();
    }

    /** Sets when it was recorded, {@code yyyy-MM-dd HH:mm:ss.SSS} in the server's time zone; null for unset. */
    public LogEventRequestAndResponse withTimestamp(@Nullable String timestamp) {
        this.timestamp = timestamp;
        return this;
    }

    /** When it was recorded, {@code yyyy-MM-dd HH:mm:ss.SSS} in the server's time zone; null if unset. */
    public @Nullable String getTimestamp() {
        return timestamp;
    }

    /** Sets the request; null for unset. */
    public LogEventRequestAndResponse withHttpRequest(@Nullable RequestDefinition httpRequest) {
        this.httpRequest = httpRequest;
        return this;
    }

    /** The request; null if unset or not an HTTP request. */
    public @Nullable HttpRequest getHttpRequest() {
        return httpRequest instanceof HttpRequest http ? http : null;
    }

    /** The request of whatever kind; null if unset. */
    public @Nullable RequestDefinition getRequestDefinition() {
        return httpRequest;
    }

    /** Sets the response; null for unset. */
    public LogEventRequestAndResponse withHttpResponse(@Nullable HttpResponse httpResponse) {
        this.httpResponse = httpResponse;
        return this;
    }

    /** The response; null if unset. */
    public @Nullable HttpResponse getHttpResponse() {
        return httpResponse;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "timestamp", timestamp,
            "httpRequest", httpRequest,
            "httpResponse", httpResponse
        };
    }
}
