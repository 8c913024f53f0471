package org.mockserver.internal.wire;

import org.mockserver.model.RecoverAfter;
import tools.jackson.databind.JsonNode;

/** A response that fails at first: the table of its members. */
final class RecoverAfterCodec {

    private static final ObjectCodec<RecoverAfter> TABLE = new ObjectCodec<RecoverAfter>()
            .row(
                    "failResponse",
                    (recover, at) -> recover.withFailResponse(ResponseCodec.read(at)),
                    recover -> Write.ifSet(recover.getFailResponse(), ResponseCodec::write))
            .row(
                    "failTimes",
                    (recover, at) -> recover.withFailTimes(at.integer(0, Integer.MAX_VALUE)),
                    recover -> Write.number(recover.getFailTimes()))
            .row(
                    "idempotencyHeader",
                    (recover, at) -> recover.withIdempotencyHeader(at.text()),
                    recover -> Write.text(recover.getIdempotencyHeader()));

    private RecoverAfterCodec() {}

    static RecoverAfter read(At at) {
        return TABLE.read(at, new RecoverAfter());
    }

    static JsonNode write(RecoverAfter recoverAfter) {
        return TABLE.write(recoverAfter);
    }
}
