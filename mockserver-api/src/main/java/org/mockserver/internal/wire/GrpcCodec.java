package org.mockserver.internal.wire;

import org.mockserver.model.GrpcBidiResponse;
import org.mockserver.model.GrpcBidiRule;
import org.mockserver.model.GrpcStreamMessage;
import org.mockserver.model.GrpcStreamResponse;
import org.mockserver.model.HttpTemplate;
import tools.jackson.databind.JsonNode;

/** The tables of answers to gRPC calls, in alphabetical order. */
final class GrpcCodec {

    private static final ObjectCodec<GrpcStreamMessage> MESSAGE = new ObjectCodec<GrpcStreamMessage>()
            .delay("delay", GrpcStreamMessage::withDelay, GrpcStreamMessage::getDelay)
            .text("json", GrpcStreamMessage::withJson, GrpcStreamMessage::getJson)
            .choice(
                    "templateType",
                    HttpTemplate.TemplateType.class,
                    GrpcStreamMessage::withTemplateType,
                    GrpcStreamMessage::getTemplateType);

    private static final ObjectCodec<GrpcBidiRule> RULE = new ObjectCodec<GrpcBidiRule>()
            .member(
                    "matchJson",
                    StringCodec::read,
                    StringCodec::writeUnlessBlank,
                    GrpcBidiRule::withMatchJson,
                    GrpcBidiRule::getMatchJson)
            .objects(
                    "responses",
                    MESSAGE,
                    GrpcStreamMessage::new,
                    GrpcBidiRule::withResponses,
                    GrpcBidiRule::getResponses);

    private static final ObjectCodec<GrpcStreamResponse> STREAM = new ObjectCodec<GrpcStreamResponse>()
            .bool("closeConnection", GrpcStreamResponse::withCloseConnection, GrpcStreamResponse::getCloseConnection)
            .delay("delay", GrpcStreamResponse::withDelay, GrpcStreamResponse::getDelay)
            .member(
                    "headers",
                    MultiMapCodec::readHeaders,
                    MultiMapCodec::write,
                    GrpcStreamResponse::withHeaders,
                    GrpcStreamResponse::getHeaders)
            .objects(
                    "messages",
                    MESSAGE,
                    GrpcStreamMessage::new,
                    GrpcStreamResponse::withMessages,
                    GrpcStreamResponse::getMessages)
            .bool("primary", GrpcStreamResponse::withPrimary, action -> action.isPrimary() ? true : null)
            .text("statusMessage", GrpcStreamResponse::withStatusMessage, GrpcStreamResponse::getStatusMessage)
            .text("statusName", GrpcStreamResponse::withStatusName, GrpcStreamResponse::getStatusName);

    private static final ObjectCodec<GrpcBidiResponse> BIDI = new ObjectCodec<GrpcBidiResponse>()
            .bool("closeConnection", GrpcBidiResponse::withCloseConnection, GrpcBidiResponse::getCloseConnection)
            .delay("delay", GrpcBidiResponse::withDelay, GrpcBidiResponse::getDelay)
            .member(
                    "headers",
                    MultiMapCodec::readHeaders,
                    MultiMapCodec::write,
                    GrpcBidiResponse::withHeaders,
                    GrpcBidiResponse::getHeaders)
            .objects(
                    "messages",
                    MESSAGE,
                    GrpcStreamMessage::new,
                    GrpcBidiResponse::withMessages,
                    GrpcBidiResponse::getMessages)
            .bool("primary", GrpcBidiResponse::withPrimary, action -> action.isPrimary() ? true : null)
            .objects("rules", RULE, GrpcBidiRule::new, GrpcBidiResponse::withRules, GrpcBidiResponse::getRules)
            .text("statusMessage", GrpcBidiResponse::withStatusMessage, GrpcBidiResponse::getStatusMessage)
            .text("statusName", GrpcBidiResponse::withStatusName, GrpcBidiResponse::getStatusName);

    private GrpcCodec() {}

    static GrpcStreamResponse readStream(At at) {
        return STREAM.read(at, new GrpcStreamResponse());
    }

    static JsonNode write(GrpcStreamResponse response) {
        return STREAM.write(response);
    }

    static GrpcBidiResponse readBidi(At at) {
        return BIDI.read(at, new GrpcBidiResponse());
    }

    static JsonNode write(GrpcBidiResponse response) {
        return BIDI.write(response);
    }
}
