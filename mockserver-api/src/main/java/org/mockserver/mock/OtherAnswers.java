package org.mockserver.mock;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.Action;
import org.mockserver.model.DnsResponse;
import org.mockserver.model.GrpcBidiResponse;
import org.mockserver.model.GrpcStreamResponse;
import org.mockserver.model.HttpLlmResponse;

/** The part of an expectation that answers as language models do, and in other protocols than HTTP and WebSocket. */
abstract class OtherAnswers extends Eligibility {

    private @Nullable HttpLlmResponse httpLlmResponse;
    private @Nullable GrpcStreamResponse grpcStreamResponse;
    private @Nullable GrpcBidiResponse grpcBidiResponse;
    private @Nullable DnsResponse dnsResponse;

    /** Answers as a language model does. */
    public Expectation thenRespondWithLlm(@Nullable HttpLlmResponse httpLlmResponse) {
        this.httpLlmResponse = httpLlmResponse;
        return self();
    }

    /** The answer of a language model; null if unset. */
    public @Nullable HttpLlmResponse getHttpLlmResponse() {
        return httpLlmResponse;
    }

    /** Answers a gRPC call with a stream of messages. */
    public Expectation thenRespondWithGrpcStream(@Nullable GrpcStreamResponse grpcStreamResponse) {
        this.grpcStreamResponse = grpcStreamResponse;
        return self();
    }

    /** The stream of messages for a gRPC call; null if unset. */
    public @Nullable GrpcStreamResponse getGrpcStreamResponse() {
        return grpcStreamResponse;
    }

    /** Answers the messages of a gRPC client. */
    public Expectation thenRespondWithGrpcBidi(@Nullable GrpcBidiResponse grpcBidiResponse) {
        this.grpcBidiResponse = grpcBidiResponse;
        return self();
    }

    /** The answers to messages of a gRPC client; null if unset. */
    public @Nullable GrpcBidiResponse getGrpcBidiResponse() {
        return grpcBidiResponse;
    }

    /** Answers a DNS query. */
    public Expectation thenRespondWithDns(@Nullable DnsResponse dnsResponse) {
        this.dnsResponse = dnsResponse;
        return self();
    }

    /** The answer to a DNS query; null if unset. */
    public @Nullable DnsResponse getDnsResponse() {
        return dnsResponse;
    }

    /** Those that were set. */
    final List<Action<?>> otherAnswers() {
        return Stream.<@Nullable Action<?>>of(httpLlmResponse, grpcStreamResponse, grpcBidiResponse, dnsResponse)
                .filter(Objects::nonNull)
                .toList();
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(
                super.namedFields(),
                "httpLlmResponse",
                httpLlmResponse,
                "grpcStreamResponse",
                grpcStreamResponse,
                "grpcBidiResponse",
                grpcBidiResponse,
                "dnsResponse",
                dnsResponse);
    }
}
