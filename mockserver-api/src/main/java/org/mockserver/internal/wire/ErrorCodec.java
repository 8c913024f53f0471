package org.mockserver.internal.wire;

import org.mockserver.model.HttpError;
import tools.jackson.databind.JsonNode;

/** An error: the table of its members. */
final class ErrorCodec {

    private static final ObjectCodec<HttpError> TABLE = new ObjectCodec<HttpError>()
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
            .row("streamError", ErrorCodec::readStreamError, error -> Write.number(error.getStreamError()));

    private ErrorCodec() {}

    static HttpError read(At at) {
        return TABLE.read(at, new HttpError());
    }

    static JsonNode write(HttpError httpError) {
        return TABLE.write(httpError);
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
