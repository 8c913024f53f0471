package org.mockserver.internal.exchange;

import org.jspecify.annotations.Nullable;

/**
 * An answer that is not HTTP: raw bytes, a closed connection, a reset, or silence.
 *
 * @param bytes written before the ending, as they are; null for none
 * @param ending what happens to the connection (for HTTP/2: the stream)
 * @param streamErrorCode the HTTP/2 error code for a reset stream (RFC 9113 section 7), or -1 when none was asked for
 */
public record ConnectionFault(byte @Nullable [] bytes, Ending ending, long streamErrorCode) {

    /** What happens to the connection. */
    public enum Ending {
        /** Nothing: the client waits for more. */
        OPEN,
        /** An orderly close (FIN). */
        CLOSE,
        /** A TCP reset (RST). */
        RESET
    }
}
