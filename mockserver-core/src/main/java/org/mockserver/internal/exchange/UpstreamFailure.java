package org.mockserver.internal.exchange;

/**
 * Why a request that was passed on got no response.
 *
 * @param kind what went wrong
 * @param message a sentence for the client
 */
public record UpstreamFailure(Kind kind, String message) {

    /** What went wrong. */
    public enum Kind {
        /** The destination may not be reached: it is forbidden by a setting. */
        BLOCKED,
        /** The name of the host is not known. */
        UNRESOLVED,
        /** No connection was made. */
        UNREACHABLE,
        /** TLS could not be agreed upon. */
        TLS,
        /** What came back is not HTTP. */
        UNDECODABLE,
        /** The connection ended before the response was complete. */
        CLOSED,
        /** Nothing came back in time. */
        TIMEOUT,
        /** The response is larger than what may be held. */
        TOO_LARGE,
        /** The request came back to this server too often. */
        LOOP,
        /** The destination is this server. */
        SELF,
        /** The destination failed so often that it is left alone for a while. */
        CIRCUIT_OPEN;

        /**
         * Whether the other server had its chance to answer.
         *
         * @return false if the request was not sent because of a rule of this server
         */
        public boolean wasTried() {
            return this != BLOCKED && this != LOOP && this != SELF && this != CIRCUIT_OPEN;
        }
    }

    /**
     * The status with which the failure is answered.
     *
     * @return 502 (RFC 9110 section 15.6.3), 503, 504 or 508
     */
    public int status() {
        return switch (kind) {
            case TIMEOUT -> 504;
            case CIRCUIT_OPEN -> 503;
            case LOOP -> 508;
            default -> 502;
        };
    }
}
