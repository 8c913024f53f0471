package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** An action that answers with a stream of server-sent events. */
public class HttpSseResponse extends Action<HttpSseResponse> {

    private @Nullable Integer statusCode;
    private @Nullable Headers headers;
    private @Nullable List<SseEvent> events;
    private @Nullable Boolean closeConnection;
    private HttpTemplate.@Nullable TemplateType templateType;

    /** A stream without events. */
    public static HttpSseResponse sseResponse() {
        return new HttpSseResponse();
    }

    @Override
    public Type getType() {
        return Type.SSE_RESPONSE;
    }

    /** Sets the status code; null for 200. */
    public HttpSseResponse withStatusCode(@Nullable Integer statusCode) {
        this.statusCode = statusCode;
        return this;
    }

    /** The status code, or null. */
    public @Nullable Integer getStatusCode() {
        return statusCode;
    }

    /** Replaces all headers; null removes them. */
    public HttpSseResponse withHeaders(@Nullable Headers headers) {
        this.headers = headers;
        return this;
    }

    /** Adds a header. */
    public HttpSseResponse withHeader(Header header) {
        Headers known = headers == null ? new Headers() : headers;
        headers = known.withEntry(header);
        return this;
    }

    /** Adds a header. */
    public HttpSseResponse withHeader(String name, String... values) {
        return withHeader(new Header(name, values));
    }

    /** The headers, or null. */
    public @Nullable Headers getHeaders() {
        return headers;
    }

    /** Replaces all events; null removes them. */
    public HttpSseResponse withEvents(@Nullable List<SseEvent> events) {
        this.events = events == null ? null : new ArrayList<>(events);
        return this;
    }

    /** Replaces all events. */
    public HttpSseResponse withEvents(SseEvent... events) {
        return withEvents(List.of(events));
    }

    /** Adds an event. */
    public HttpSseResponse withEvent(SseEvent event) {
        List<SseEvent> known = events == null ? new ArrayList<>() : events;
        known.add(event);
        events = known;
        return this;
    }

    /** The events in order, or null. */
    public @Nullable List<SseEvent> getEvents() {
        return events;
    }

    /** Sets whether the connection is closed after the last event; null for no. */
    public HttpSseResponse withCloseConnection(@Nullable Boolean closeConnection) {
        this.closeConnection = closeConnection;
        return this;
    }

    /** Whether the connection is closed after the last event; null if unset. */
    public @Nullable Boolean getCloseConnection() {
        return closeConnection;
    }

    /** Sets the language in which the data of the events are templates; null if they are none. */
    public HttpSseResponse withTemplateType(HttpTemplate.@Nullable TemplateType templateType) {
        this.templateType = templateType;
        return this;
    }

    /** The language in which the data of the events are templates; null if they are none. */
    public HttpTemplate.@Nullable TemplateType getTemplateType() {
        return templateType;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "statusCode",
            statusCode,
            "headers",
            headers,
            "events",
            events,
            "closeConnection",
            closeConnection,
            "templateType",
            templateType
        };
        return append(super.namedFields(), own);
    }
}
