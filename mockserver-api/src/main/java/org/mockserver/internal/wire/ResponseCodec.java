package org.mockserver.internal.wire;

import org.jspecify.annotations.Nullable;
import org.mockserver.model.Body;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.ConnectionOptions;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RecoverAfter;
import tools.jackson.databind.JsonNode;

/** The tables of the actions: response and error, with their parts. */
final class ResponseCodec {

    private static final int MIN_STATUS = 100;
    private static final int MAX_STATUS = 999;

    private static final ObjectCodec<ConnectionOptions> CONNECTION_OPTIONS = new ObjectCodec<ConnectionOptions>()
            .row(
                    "chunkDelay",
                    (options, at) -> options.withChunkDelay(DelayCodec.read(at)),
                    options -> Write.ifSet(options.getChunkDelay(), DelayCodec::write))
            .row(
                    "chunkSize",
                    (options, at) -> options.withChunkSize(at.integer(0, Integer.MAX_VALUE)),
                    options -> Write.number(options.getChunkSize()))
            .row(
                    "closeSocket",
                    (options, at) -> options.withCloseSocket(at.bool()),
                    options -> Write.bool(options.getCloseSocket()))
            .row(
                    "closeSocketDelay",
                    (options, at) -> options.withCloseSocketDelay(DelayCodec.read(at)),
                    options -> Write.ifSet(options.getCloseSocketDelay(), DelayCodec::write))
            .row(
                    "contentLengthHeaderOverride",
                    (options, at) -> options.withContentLengthHeaderOverride(at.integer()),
                    options -> Write.number(options.getContentLengthHeaderOverride()))
            .row(
                    "keepAliveOverride",
                    (options, at) -> options.withKeepAliveOverride(at.bool()),
                    options -> Write.bool(options.getKeepAliveOverride()))
            .row(
                    "suppressConnectionHeader",
                    (options, at) -> options.withSuppressConnectionHeader(at.bool()),
                    options -> Write.bool(options.getSuppressConnectionHeader()))
            .row(
                    "suppressContentLengthHeader",
                    (options, at) -> options.withSuppressContentLengthHeader(at.bool()),
                    options -> Write.bool(options.getSuppressContentLengthHeader()));

    private static final ObjectCodec<RecoverAfter> RECOVER_AFTER = new ObjectCodec<RecoverAfter>()
            .row(
                    "failResponse",
                    (recover, at) -> recover.withFailResponse(read(at)),
                    recover -> Write.ifSet(recover.getFailResponse(), ResponseCodec::write))
            .row(
                    "failTimes",
                    (recover, at) -> recover.withFailTimes(at.integer(0, Integer.MAX_VALUE)),
                    recover -> Write.number(recover.getFailTimes()))
            .row(
                    "idempotencyHeader",
                    (recover, at) -> recover.withIdempotencyHeader(at.text()),
                    recover -> Write.text(recover.getIdempotencyHeader()));

    private static final ObjectCodec<HttpResponse> RESPONSE = new ObjectCodec<HttpResponse>()
            .row(
                    "statusCode",
                    (response, at) -> response.withStatusCode(at.integer(MIN_STATUS, MAX_STATUS)),
                    response -> Write.number(response.getStatusCode()))
            .row(
                    "statusCodeRange",
                    (response, at) -> response.withStatusCodeRange(StatusRange.read(at)),
                    response -> Write.text(response.getStatusCodeRange()))
            .row(
                    "reasonPhrase",
                    (response, at) -> response.withReasonPhrase(at.text()),
                    response -> Write.text(response.getReasonPhrase()))
            .row(
                    "headers",
                    (response, at) -> response.withHeaders(MultiMapCodec.readHeaders(at)),
                    response -> MultiMapCodec.write(response.getHeaders()))
            .row(
                    "trailers",
                    (response, at) -> response.withTrailers(MultiMapCodec.readHeaders(at)),
                    response -> MultiMapCodec.write(response.getTrailers()))
            .row(
                    "cookies",
                    (response, at) -> response.withCookies(CookieCodec.read(at)),
                    response -> CookieCodec.write(response.getCookies()))
            .rowWithNull("body", ResponseCodec::readBody, ResponseCodec::writeBody)
            .row(
                    "generateFromSchema",
                    (response, at) -> response.withGenerateFromSchema(SchemaText.read(at)),
                    response -> Write.text(response.getGenerateFromSchema()))
            .row(
                    "delay",
                    (response, at) -> response.withDelay(DelayCodec.read(at)),
                    response -> Write.ifSet(response.getDelay(), DelayCodec::write))
            .row(
                    "connectionOptions",
                    (response, at) ->
                            response.withConnectionOptions(CONNECTION_OPTIONS.read(at, new ConnectionOptions())),
                    response -> Write.ifSet(response.getConnectionOptions(), CONNECTION_OPTIONS::write))
            .row(
                    "recoverAfter",
                    (response, at) -> response.withRecoverAfter(RECOVER_AFTER.read(at, new RecoverAfter())),
                    response -> Write.ifSet(response.getRecoverAfter(), RECOVER_AFTER::write))
            .row(
                    "primary",
                    (response, at) -> response.withPrimary(Boolean.TRUE.equals(at.bool())),
                    response -> Write.flag(response.isPrimary()));

    private static final ObjectCodec<HttpError> ERROR = new ObjectCodec<HttpError>()
            .row(
                    "delay",
                    (error, at) -> error.withDelay(DelayCodec.read(at)),
                    error -> Write.ifSet(error.getDelay(), DelayCodec::write))
            .row(
                    "dropConnection",
                    (error, at) -> error.withDropConnection(at.bool()),
                    error -> Write.bool(error.getDropConnection()))
            .row(
                    "primary",
                    (error, at) -> error.withPrimary(Boolean.TRUE.equals(at.bool())),
                    error -> Write.flag(error.isPrimary()))
            .row(
                    "resetConnection",
                    (error, at) -> error.withResetConnection(at.bool()),
                    error -> Write.bool(error.getResetConnection()))
            .row(
                    "responseBytes",
                    (error, at) -> error.withResponseBytes(Base64Text.read(at)),
                    error -> Write.ifSet(error.getResponseBytes(), Base64Text::write))
            .row("streamError", ResponseCodec::readStreamError, error -> Write.number(error.getStreamError()));

    private ResponseCodec() {}

    static HttpResponse read(At at) {
        return RESPONSE.read(at, new HttpResponse());
    }

    static JsonNode write(HttpResponse response) {
        return RESPONSE.write(response);
    }

    static HttpError readError(At at) {
        return ERROR.read(at, new HttpError());
    }

    static JsonNode writeError(HttpError error) {
        return ERROR.write(error);
    }

    private static void readBody(HttpResponse response, At at) {
        Body<?> body = BodyCodec.read(at, BodyRole.RESPONSE);
        if (body instanceof BodyWithContentType<?> sent) {
            response.withBody(sent);
        } else {
            response.withBodyMatching(body);
        }
    }

    private static @Nullable JsonNode writeBody(HttpResponse response) {
        Body<?> body = response.getBody() == null ? response.getBodyMatcher() : response.getBody();
        return BodyWriter.write(body, BodyRole.RESPONSE, false);
    }

    private static void readStreamError(HttpError error, At at) {
        if (at.node().isString()) {
            HttpError.StreamErrorCode code = at.oneOf(HttpError.StreamErrorCode.class);
            if (code != null) {
                error.withStreamError(code);
            }
            return;
        }
        Long code = at.longInteger();
        if (code != null) {
            error.withStreamError(code);
        }
    }
}
