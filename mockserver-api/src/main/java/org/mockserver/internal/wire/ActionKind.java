package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpResponse;
import tools.jackson.databind.JsonNode;

/**
 * The actions by the member that holds them, in alphabetical order.
 *
 * <p>A row that is served elsewhere is refused by this version, but written for, and understood from, servers of others.
 */
enum ActionKind {
    BINARY_RESPONSE(
            "binaryResponse",
            (expectation, at) -> expectation.thenRespondWithBinary(BinaryCodec.readResponse(at)),
            expectation -> Write.ifSet(expectation.getBinaryResponse(), BinaryCodec::writeResponse)),
    DNS_RESPONSE(
            "dnsResponse",
            true,
            (expectation, at) -> expectation.thenRespondWithDns(DnsCodec.readResponse(at)),
            expectation -> Write.ifSet(expectation.getDnsResponse(), DnsCodec::write)),
    GRPC_BIDI_RESPONSE(
            "grpcBidiResponse",
            true,
            (expectation, at) -> expectation.thenRespondWithGrpcBidi(GrpcCodec.readBidi(at)),
            expectation -> Write.ifSet(expectation.getGrpcBidiResponse(), GrpcCodec::write)),
    GRPC_STREAM_RESPONSE(
            "grpcStreamResponse",
            true,
            (expectation, at) -> expectation.thenRespondWithGrpcStream(GrpcCodec.readStream(at)),
            expectation -> Write.ifSet(expectation.getGrpcStreamResponse(), GrpcCodec::write)),
    ERROR(
            "httpError",
            (expectation, at) -> expectation.thenError(ErrorCodec.read(at)),
            expectation -> Write.ifSet(expectation.getHttpError(), ErrorCodec::write)),
    FORWARD(
            "httpForward",
            (expectation, at) -> expectation.thenForward(ForwardCodec.readForward(at)),
            expectation -> Write.ifSet(expectation.getHttpForward(), ForwardCodec::writeForward)),
    FORWARD_CLASS_CALLBACK(
            "httpForwardClassCallback",
            (expectation, at) -> expectation.thenForward(CallbackCodec.readClass(at)),
            expectation -> Write.ifSet(expectation.getHttpForwardClassCallback(), CallbackCodec::write)),
    FORWARD_OBJECT_CALLBACK(
            "httpForwardObjectCallback",
            (expectation, at) -> expectation.thenForward(CallbackCodec.readObject(at)),
            expectation -> Write.ifSet(expectation.getHttpForwardObjectCallback(), CallbackCodec::write)),
    FORWARD_TEMPLATE(
            "httpForwardTemplate",
            (expectation, at) -> expectation.thenForward(TemplateCodec.read(at)),
            expectation -> Write.ifSet(expectation.getHttpForwardTemplate(), TemplateCodec::write)),
    FORWARD_VALIDATE(
            "httpForwardValidateAction",
            (expectation, at) -> expectation.thenForward(ValidateCodec.read(at)),
            expectation -> Write.ifSet(expectation.getHttpForwardValidateAction(), ValidateCodec::write)),
    FORWARD_WITH_FALLBACK(
            "httpForwardWithFallback",
            (expectation, at) -> expectation.thenForward(ForwardCodec.readFallback(at)),
            expectation -> Write.ifSet(expectation.getHttpForwardWithFallback(), ForwardCodec::writeFallback)),
    LLM_RESPONSE(
            "httpLlmResponse",
            true,
            (expectation, at) -> expectation.thenRespondWithLlm(LlmCodec.read(at)),
            expectation -> Write.ifSet(expectation.getHttpLlmResponse(), LlmCodec::write)),
    FORWARD_REPLACE(
            "httpOverrideForwardedRequest",
            (expectation, at) -> expectation.thenForward(OverrideCodec.read(at)),
            expectation -> Write.ifSet(expectation.getHttpOverrideForwardedRequest(), OverrideCodec::write)),
    RESPONSE(
            "httpResponse",
            (expectation, at) -> expectation.thenRespond(ResponseCodec.read(at)),
            expectation -> Write.ifSet(expectation.getHttpResponse(), ResponseCodec::write)),
    RESPONSE_CLASS_CALLBACK(
            "httpResponseClassCallback",
            (expectation, at) -> expectation.thenRespond(CallbackCodec.readClass(at)),
            expectation -> Write.ifSet(expectation.getHttpResponseClassCallback(), CallbackCodec::write)),
    RESPONSE_OBJECT_CALLBACK(
            "httpResponseObjectCallback",
            (expectation, at) -> expectation.thenRespond(CallbackCodec.readObject(at)),
            expectation -> Write.ifSet(expectation.getHttpResponseObjectCallback(), CallbackCodec::write)),
    RESPONSE_TEMPLATE(
            "httpResponseTemplate",
            (expectation, at) -> expectation.thenRespond(TemplateCodec.read(at)),
            expectation -> Write.ifSet(expectation.getHttpResponseTemplate(), TemplateCodec::write)),
    RESPONSES(
            "httpResponses",
            ActionKind::readResponses,
            expectation -> Write.ifSet(
                    expectation.getHttpResponses(), responses -> Write.array(responses, ResponseCodec::write))),
    SSE_RESPONSE(
            "httpSseResponse",
            (expectation, at) -> expectation.thenRespondWithSse(SseCodec.read(at)),
            expectation -> Write.ifSet(expectation.getHttpSseResponse(), SseCodec::write)),
    WEBSOCKET_RESPONSE(
            "httpWebSocketResponse",
            (expectation, at) -> expectation.thenRespondWithWebSocket(WebSocketCodec.read(at)),
            expectation -> Write.ifSet(expectation.getHttpWebSocketResponse(), WebSocketCodec::write)),
    STEPS(
            "steps",
            SideActionCodec::readSteps,
            expectation -> Write.ifSet(expectation.getSteps(), SideActionCodec::writeSteps));

    private final String key;
    private final boolean elsewhere;
    private final BiConsumer<Expectation, At> reader;
    private final Function<Expectation, @Nullable JsonNode> writer;

    ActionKind(String key, BiConsumer<Expectation, At> reader, Function<Expectation, @Nullable JsonNode> writer) {
        this(key, false, reader, writer);
    }

    ActionKind(
            String key,
            boolean elsewhere,
            BiConsumer<Expectation, At> reader,
            Function<Expectation, @Nullable JsonNode> writer) {
        this.key = key;
        this.elsewhere = elsewhere;
        this.reader = reader;
        this.writer = writer;
    }

    /** The member that holds the action. */
    String key() {
        return key;
    }

    /** The members of the actions that this version performs. */
    static List<String> performedKeys() {
        List<String> keys = new ArrayList<>();
        for (ActionKind kind : values()) {
            if (!kind.elsewhere) {
                keys.add(kind.key);
            }
        }
        return keys;
    }

    /** Adds the row of this action to the table of the expectation. */
    void addTo(ObjectCodec<Expectation> codec) {
        if (elsewhere) {
            codec.servedElsewhere(key, reader, writer);
        } else {
            codec.row(key, reader, writer);
        }
    }

    private static void readResponses(Expectation expectation, At at) {
        if (!at.expectArray()) {
            return;
        }
        List<HttpResponse> responses = new ArrayList<>();
        at.items().forEach(item -> responses.add(ResponseCodec.read(item)));
        if (responses.isEmpty()) {
            at.problem("at least one response is required");
        }
        expectation.thenRespond(responses);
    }
}
