package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** What a message of a gRPC client is answered with. */
public class GrpcBidiRule extends ValueObject {

    private @Nullable NottableString matchJson;
    private @Nullable List<GrpcStreamMessage> responses;

    /** A rule for messages that match; prefixes are read. */
    public static GrpcBidiRule grpcBidiRule(String matchJson) {
        return new GrpcBidiRule().withMatchJson(matchJson);
    }

    /** An empty one, to be filled. */
    public static GrpcBidiRule grpcBidiRule() {
        return new GrpcBidiRule();
    }

    /** Sets what the message must match, as JSON or a regular expression; null for every message. */
    public GrpcBidiRule withMatchJson(@Nullable NottableString matchJson) {
        this.matchJson = matchJson;
        return this;
    }

    /** What the message must match, as JSON or a regular expression, or null. */
    public @Nullable NottableString getMatchJson() {
        return matchJson;
    }

    /** Sets the messages it is answered with; null for none. */
    public GrpcBidiRule withResponses(@Nullable List<GrpcStreamMessage> responses) {
        this.responses = responses == null ? null : new ArrayList<>(responses);
        return this;
    }

    /** Sets the messages it is answered with. */
    public GrpcBidiRule withResponses(GrpcStreamMessage... responses) {
        return withResponses(List.of(responses));
    }

    /** Adds to the messages it is answered with. */
    public GrpcBidiRule withResponse(GrpcStreamMessage response) {
        List<GrpcStreamMessage> all = responses == null ? new ArrayList<>() : new ArrayList<>(responses);
        all.add(response);
        return withResponses(all);
    }

    /** The messages it is answered with, or null. */
    public @Nullable List<GrpcStreamMessage> getResponses() {
        return responses;
    }

    /** Sets what the message must match; prefixes are read. */
    public GrpcBidiRule withMatchJson(String matchJson) {
        return withMatchJson(NottableString.string(matchJson));
    }

    /** Adds a message it is answered with, given as JSON. */
    public GrpcBidiRule withResponse(String json) {
        return withResponse(GrpcStreamMessage.grpcStreamMessage(json));
    }

    /** Adds a message it is answered with, given as JSON, and the time to wait before it. */
    public GrpcBidiRule withResponse(String json, @Nullable Delay delay) {
        return withResponse(GrpcStreamMessage.grpcStreamMessage(json).withDelay(delay));
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "matchJson", matchJson,
            "responses", responses
        };
    }
}
