package org.mockserver.internal.engine;

import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;

/** The answers that the engine gives without an action. */
final class Replies {

    private static final Pairs PLAIN_TEXT = Pairs.of("content-type", "text/plain; charset=utf-8");
    private static final OutgoingResponse NOT_FOUND =
            OutgoingResponse.status(404).reason("Not Found").build();

    /** What the record shows of an exchange that went on as a WebSocket. */
    static final OutgoingResponse SWITCHING = OutgoingResponse.status(101)
            .headers(Pairs.of("upgrade", "websocket", "connection", "upgrade"))
            .build();

    private Replies() {}

    /** No expectation took the request: an empty 404. */
    static OutgoingResponse notFound() {
        return NOT_FOUND;
    }

    static OutgoingResponse busy() {
        return OutgoingResponse.status(503)
                .headers(PLAIN_TEXT)
                .body("too much work is waiting for a worker thread: raise mockserver.actionHandlerThreadCount")
                .build();
    }

    static OutgoingResponse failed(String correlationId) {
        return OutgoingResponse.status(500)
                .headers(PLAIN_TEXT)
                .body("unexpected error processing request, see the MockServer log for correlation id: "
                        + correlationId)
                .build();
    }
}
