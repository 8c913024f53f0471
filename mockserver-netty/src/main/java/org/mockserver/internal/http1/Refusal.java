package org.mockserver.internal.http1;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Texts;

/** Why bytes were not taken as a request, and what the client gets to see. Nothing refused reaches the handler. */
enum Refusal {
    /** Not a message of RFC 9112. */
    MALFORMED(400),
    /** The head or body did not arrive in time. */
    TOO_SLOW(408),
    /** The body is larger than allowed. */
    BODY_TOO_LARGE(413),
    /** The request line is longer than allowed. */
    LINE_TOO_LONG(414),
    /** An expectation other than 100-continue (RFC 9110 section 10.1.1). */
    UNKNOWN_EXPECTATION(417),
    /** The header lines are larger than allowed. */
    HEADERS_TOO_LARGE(431);

    /** What a client gets that does not seem to speak HTTP: a line of text without a status line, then a close. */
    static final ConnectionFault NOT_HTTP = new ConnectionFault(
            "unknown message format: only HTTP requests can be mocked on this port\n".getBytes(Texts.UTF_8),
            ConnectionFault.Ending.CLOSE,
            -1);

    private final OutgoingResponse response;

    Refusal(int status) {
        this.response = OutgoingResponse.status(status).build();
    }

    OutgoingResponse response() {
        return response;
    }

    /* The decoder reports what it could not read as the cause of a failed result. */
    static Refusal of(@Nullable Throwable cause) {
        if (cause instanceof TooLongHttpLineException) {
            return LINE_TOO_LONG;
        }
        return cause instanceof TooLongHttpHeaderException ? HEADERS_TOO_LARGE : MALFORMED;
    }
}
