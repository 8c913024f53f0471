package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** An answer to a gRPC call: its messages, and the status at the end. */
abstract class GrpcResponse<T extends GrpcResponse<T>> extends Action<T> {

    private @Nullable String statusName;
    private @Nullable String statusMessage;
    private @Nullable Headers headers;
    private @Nullable List<GrpcStreamMessage> messages;
    private @Nullable Boolean closeConnection;

    /** Sets the name of the gRPC status at the end; null for OK. */
    public T withStatusName(@Nullable String statusName) {
        this.statusName = statusName;
        return self();
    }

    /** The name of the gRPC status at the end, or null. */
    public @Nullable String getStatusName() {
        return statusName;
    }

    /** Sets the text of the gRPC status; null for none. */
    public T withStatusMessage(@Nullable String statusMessage) {
        this.statusMessage = statusMessage;
        return self();
    }

    /** The text of the gRPC status, or null. */
    public @Nullable String getStatusMessage() {
        return statusMessage;
    }

    /** Sets the headers; null for none. */
    public T withHeaders(@Nullable Headers headers) {
        this.headers = headers;
        return self();
    }

    /** The headers, or null. */
    public @Nullable Headers getHeaders() {
        return headers;
    }

    /** Sets the messages; null for none. */
    public T withMessages(@Nullable List<GrpcStreamMessage> messages) {
        this.messages = messages == null ? null : new ArrayList<>(messages);
        return self();
    }

    /** Sets the messages. */
    public T withMessages(GrpcStreamMessage... messages) {
        return withMessages(List.of(messages));
    }

    /** Adds to the messages. */
    public T withMessage(GrpcStreamMessage message) {
        List<GrpcStreamMessage> all = messages == null ? new ArrayList<>() : new ArrayList<>(messages);
        all.add(message);
        return withMessages(all);
    }

    /** The messages, or null. */
    public @Nullable List<GrpcStreamMessage> getMessages() {
        return messages;
    }

    /** Sets whether the connection is closed afterwards; null for it stays. */
    public T withCloseConnection(@Nullable Boolean closeConnection) {
        this.closeConnection = closeConnection;
        return self();
    }

    /** Whether the connection is closed afterwards, or null. */
    public @Nullable Boolean getCloseConnection() {
        return closeConnection;
    }

    /** Adds a header. */
    public T withHeader(Header header) {
        Headers known = headers == null ? new Headers() : headers;
        headers = known.withEntry(header);
        return self();
    }

    /** Adds a header. */
    public T withHeader(String name, String... values) {
        return withHeader(new Header(name, values));
    }

    /** Adds a message, given as JSON. */
    public T withMessage(String json) {
        return withMessage(GrpcStreamMessage.grpcStreamMessage(json));
    }

    /** Adds a message, given as JSON, and the time to wait before it. */
    public T withMessage(String json, @Nullable Delay delay) {
        return withMessage(GrpcStreamMessage.grpcStreamMessage(json).withDelay(delay));
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "statusName", statusName,
            "statusMessage", statusMessage,
            "headers", headers,
            "messages", messages,
            "closeConnection", closeConnection
        };
        return append(super.namedFields(), own);
    }
}
