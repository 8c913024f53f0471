package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** Answers the messages of a gRPC client while they come. */
public class GrpcBidiResponse extends GrpcResponse<GrpcBidiResponse> {

    private @Nullable List<GrpcBidiRule> rules;

    /** An empty one, to be filled. */
    public static GrpcBidiResponse grpcBidiResponse() {
        return new GrpcBidiResponse();
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

    @Override
    public Type getType() {
        return Type.GRPC_BIDI_RESPONSE;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "rules", rules);
    }
}
