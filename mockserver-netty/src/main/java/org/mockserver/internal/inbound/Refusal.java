package org.mockserver.internal.inbound;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Texts;

/** Why bytes were not taken as a request, and what the client gets to see. Nothing refused reaches the handler. */
public enum Refusal {
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
    HEADERS_TOO_LARGE(431),
    /** A stream is asked to be spoken to in a protocol that is none here (RFC 8441 section 4). */
    UNKNOWN_PROTOCOL(501);

    /** What a client gets that does not seem to speak HTTP: a line of text without a status line, then a close. */
    public static final ConnectionFault NOT_HTTP = new ConnectionFault(
            "unknown message format, only HTTP requests are supported for mocking unless an expectation has binaryData\n"
                    .getBytes(Texts.UTF_8),
            ConnectionFault.Ending.CLOSE,
            -1);

    private final OutgoingResponse response;

    Refusal(int status) {
        this.response = OutgoingResponse.status(status).build();
    }

    /**
     * What the client gets.
     *
     * @return an answer without a body
     */
    public OutgoingResponse response() {
        return response;
    }

    /**
     * The refusal for what the HTTP/1 decoder could not read.
     *
     * @param cause the cause of the decoder's failed result
     * @return the refusal that fits best
     */
    public static Refusal of(@Nullable Throwable cause) {
        if (cause instanceof TooLongHttpLineException) {
            return LINE_TOO_LONG;
        }
        return cause instanceof TooLongHttpHeaderException ? HEADERS_TOO_LARGE : MALFORMED;
    }
}
