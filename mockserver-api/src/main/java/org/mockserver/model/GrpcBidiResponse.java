package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** Answers the messages of a gRPC client while they come. */
public class GrpcBidiResponse extends Action<GrpcBidiResponse> {

    private @Nullable String statusName;
    private @Nullable String statusMessage;
    private @Nullable Headers headers;
    private @Nullable List<GrpcStreamMessage> messages;
    private @Nullable List<GrpcBidiRule> rules;
    private @Nullable Boolean closeConnection;

    /** An empty one, to be filled. */
    public static GrpcBidiResponse grpcBidiResponse() {
        return new GrpcBidiResponse();
    }

    /** Sets the name of the gRPC status at the end; null for OK. */
    public GrpcBidiResponse withStatusName(@Nullable String statusName) {
        this.statusName = statusName;
        return this;
    }

    /** The name of the gRPC status at the end, or null. */
    public @Nullable String getStatusName() {
        return statusName;
    }

    /** Sets the text of the gRPC status; null for none. */
    public GrpcBidiResponse withStatusMessage(@Nullable String statusMessage) {
        this.statusMessage = statusMessage;
        return this;
    }

    /** The text of the gRPC status, or null. */
    public @Nullable String getStatusMessage() {
        return statusMessage;
    }

    /** Sets the headers; null for none. */
    public GrpcBidiResponse withHeaders(@Nullable Headers headers) {
        this.headers = headers;
        return this;
    }

    /** The headers, or null. */
    public @Nullable Headers getHeaders() {
        return headers;
    }

    /** Sets the messages; null for none. */
    public GrpcBidiResponse withMessages(@Nullable List<GrpcStreamMessage> messages) {
        this.messages = messages == null ? null : new ArrayList<>(messages);
        return this;
    }

    /** Sets the messages. */
    public GrpcBidiResponse withMessages(GrpcStreamMessage... messages) {
        return withMessages(List.of(messages));
    }

    /** Adds to the messages. */
    public GrpcBidiResponse withMessage(GrpcStreamMessage message) {
        List<GrpcStreamMessage> all = messages == null ? new ArrayList<>() : new ArrayList<>(messages);
        all.add(message);
        return withMessages(all);
    }

    /** The messages, or null. */
    public @Nullable List<GrpcStreamMessage> getMessages() {
        return messages;
    }

    /** Sets what messages of the client are answered with; null for none. */
    public GrpcBidiResponse withRules(@Nullable List<GrpcBidiRule> rules) {
        this.rules = rules == null ? null : new ArrayList<>(rules);
        return this;
    }

    /** Sets what messages of the client are answered with. */
    public GrpcBidiResponse withRules(GrpcBidiRule... rules) {
        return withRules(List.of(rules));
    }

    /** Adds to what messages of the client are answered with. */
    public GrpcBidiResponse withRule(GrpcBidiRule rule) {
        List<GrpcBidiRule> all = rules == null ? new ArrayList<>() : new ArrayList<>(rules);
        all.add(rule);
        return withRules(all);
    }

    /** What messages of the client are answered with, or null. */
    public @Nullable List<GrpcBidiRule> getRules() {
        return rules;
    }

    /** Sets whether the connection is closed afterwards; null for it stays. */
    public GrpcBidiResponse withCloseConnection(@Nullable Boolean closeConnection) {
        this.closeConnection = closeConnection;
        return this;
    }

    /** Whether the connection is closed afterwards, or null. */
    public @Nullable Boolean getCloseConnection() {
        return closeConnection;
    }

    /** Adds a header. */
    public GrpcBidiResponse withHeader(Header header) {
        Headers known = headers == null ? new Headers() : headers;
        headers = known.withEntry(header);
        return this;
    }

    /** Adds a header. */
    public GrpcBidiResponse withHeader(String name, String... values) {
        return withHeader(new Header(name, values));
    }

    /** Adds a message, given as JSON. */
    public GrpcBidiResponse withMessage(String json) {
        return withMessage(GrpcStreamMessage.grpcStreamMessage(json));
    }

    /** Adds a message, given as JSON, and the time to wait before it. */
    public GrpcBidiResponse withMessage(String json, @Nullable Delay delay) {
        return withMessage(GrpcStreamMessage.grpcStreamMessage(json).withDelay(delay));
    }

    @Override
    public Type getType() {
        return Type.GRPC_BIDI_RESPONSE;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "statusName", statusName,
            "statusMessage", statusMessage,
            "headers", headers,
            "messages", messages,
            "rules", rules,
            "closeConnection", closeConnection
        };
        return append(super.namedFields(), own);
    }
}
