package org.mockserver.internal.upstream;

import org.mockserver.internal.exchange.OutgoingRequest;

/**
 * How requests are sent to other servers. Read again for each request, except for the pool's limits and TLS, which stay
 * as they were at the start.
 *
 * @param connectMillis most time for a connection, name resolution and TLS included
 * @param responseMillis most time without a byte of the response
 * @param maxResponseBytes largest body that is held in memory
 * @param maxLineBytes longest status line accepted
 * @param maxHeaderBytes most bytes of header lines accepted
 * @param http2 which requests are offered over HTTP/2
 * @param keepsContentEncoding whether compressed bodies stay compressed
 * @param streaming which responses are passed on while they arrive
 * @param pool which connections are kept
 * @param tcp how dead peers are noticed
 * @param guard which destinations may be reached
 * @param persistence what happens when a destination fails
 */
public record UpstreamOptions(
        long connectMillis,
        long responseMillis,
        int maxResponseBytes,
        int maxLineBytes,
        int maxHeaderBytes,
        Http2Use http2,
        boolean keepsContentEncoding,
        Streaming streaming,
        Pool pool,
        TcpKeepAlive tcp,
        Guard guard,
        Persistence persistence) {

    /** Which requests are offered over HTTP/2 to servers that are spoken to over TLS. */
    public enum Http2Use {
        /** None but those that ask for it. */
        NONE,
        /** Those that came over HTTP/2. */
        AS_RECEIVED,
        /** All. */
        ALL;

        boolean offersFor(OutgoingRequest.Version version) {
            return switch (version) {
                case HTTP_2_RECEIVED -> this != NONE;
                case HTTP_1_RECEIVED -> this == ALL;
                case HTTP_2_ASKED_FOR -> true;
                case HTTP_1_ASKED_FOR -> false;
            };
        }
    }

    /**
     * Which responses are passed on while they arrive.
     *
     * @param enabled false for none
     * @param thresholdBytes longer ones are
     * @param idleMillis most time without a byte when the client could take one
     */
    public record Streaming(boolean enabled, int thresholdBytes, long idleMillis) {}

    /**
     * Which connections are kept for further requests.
     *
     * @param enabled false to use each connection once
     * @param maxIdle most idle connections for each destination and event loop, 1 or more
     * @param maxTotal most open connections for each destination and event loop, 1 or more
     * @param idleMillis longest time without use, 0 for no limit
     */
    public record Pool(boolean enabled, int maxIdle, int maxTotal, long idleMillis) {}

    /**
     * What happens when a destination fails.
     *
     * @param retries how often a request is repeated that may be repeated, 0 for never
     * @param backoffMillis time before the first repetition; twice that before the second, and so on
     * @param breaker when a destination is left alone
     */
    public record Persistence(int retries, long backoffMillis, Breaker breaker) {}

    /**
     * When a destination is left alone.
     *
     * @param enabled false for never
     * @param threshold failures in a row that it takes
     * @param windowMillis for how long
     */
    public record Breaker(boolean enabled, int threshold, long windowMillis) {}

    /**
     * How the operating system finds out that the other end is gone.
     *
     * @param enabled whether it does
     * @param idleSeconds time before the first probe
     * @param intervalSeconds time between probes
     * @param count unanswered probes that end the connection
     */
    public record TcpKeepAlive(boolean enabled, int idleSeconds, int intervalSeconds, int count) {}
}
