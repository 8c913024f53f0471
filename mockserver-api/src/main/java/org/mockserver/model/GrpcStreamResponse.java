package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** Answers a gRPC call with a stream of messages. */
public class GrpcStreamResponse extends Action<GrpcStreamResponse> {

    private @Nullable String statusName;
    private @Nullable String statusMessage;
    private @Nullable Headers headers;
    private @Nullable List<GrpcStreamMessage> messages;
    private @Nullable Boolean closeConnection;

    /** An empty one, to be filled. */
    public static GrpcStreamResponse grpcStreamResponse() {
        return new GrpcStreamResponse();
    }

    /** Sets the name of the gRPC status at the end; null for OK. */
    public GrpcStreamResponse withStatusName(@Nullable String statusName) {
        this.statusName = statusName;
        return this;
    }

    /** The name of the gRPC status at the end, or null. */
    public @Nullable String getStatusName() {
        return statusName;
    }

    /** Sets the text of the gRPC status; null for none. */
    public GrpcStreamResponse withStatusMessage(@Nullable String statusMessage) {
        this.statusMessage = statusMessage;
        return this;
    }

    /** The text of the gRPC status, or null. */
    public @Nullable String getStatusMessage() {
        return statusMessage;
    }

    /** Sets the headers; null for none. */
    public GrpcStreamResponse withHeaders(@Nullable Headers headers) {
        this.headers = headers;
        return this;
    }

    /** The headers, or null. */
    public @Nullable Headers getHeaders() {
        return headers;
    }

    /** Sets the messages; null for none. */
    public GrpcStreamResponse withMessages(@Nullable List<GrpcStreamMessage> messages) {
        this.messages = messages == null ? null : new ArrayList<>(messages);
        return this;
    }

    /** Sets the messages. */
    public GrpcStreamResponse withMessages(GrpcStreamMessage... messages) {
        return withMessages(List.of(messages));
    }

    /** Adds to the messages. */
    public GrpcStreamResponse withMessage(GrpcStreamMessage message) {
        List<GrpcStreamMessage> all = messages == null ? new ArrayList<>() : new ArrayList<>(messages);
        all.add(message);
        return withMessages(all);
    }

    /** The messages, or null. */
    public @Nullable List<GrpcStreamMessage> getMessages() {
        return messages;
    }

    /** Sets whether the connection is closed afterwards; null for it stays. */
    public GrpcStreamResponse withCloseConnection(@Nullable Boolean closeConnection) {
        this.closeConnection = closeConnection;
        return this;
    }

    /** Whether the connection is closed afterwards, or null. */
    public @Nullable Boolean getCloseConnection() {
        return closeConnection;
    }

    /** Adds a header. */
    public GrpcStreamResponse withHeader(Header header) {
        Headers known = headers == null ? new Headers() : headers;
        headers = known.withEntry(header);
        return this;
    }

    /** Adds a header. */
    public GrpcStreamResponse withHeader(String name, String... values) {
        return withHeader(new Header(name, values));
    }

    /** Adds a message, given as JSON. */
    public GrpcStreamResponse withMessage(String json) {
        return withMessage(GrpcStreamMessage.grpcStreamMessage(json));
    }

    /** Adds a message, given as JSON, and the time to wait before it. */
    public GrpcStreamResponse withMessage(String json, @Nullable Delay delay) {
        return withMessage(GrpcStreamMessage.grpcStreamMessage(json).withDelay(delay));
    }

    @Override
    public Type getType() {
        return Type.GRPC_STREAM_RESPONSE;
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
