package org.mockserver.internal.http2;

/**
 * Limits and habits of HTTP/2 connections. A connection keeps the options it was opened with, except
 * {@code alwaysCloseSockets}, which is read at each response.
 *
 * @param maxPathBytes longest path with query; beyond it 414
 * @param maxHeaderBytes most bytes of a header list as RFC 9113 section 6.5.2 counts them; beyond it 431
 * @param maxBodyBytes largest body as sent; beyond it 413
 * @param maxDecodedBodyBytes largest body after content decoding; beyond it 413
 * @param requestReadTimeoutMillis time from the head of a request to its end; 0 for no limit
 * @param idleTimeoutMillis time a connection may stay without a stream; 0 for no limit
 * @param writeStallTimeoutMillis time a client may take nothing of a response; 0 for no limit
 * @param maxConcurrentStreams requests of one connection that may be unanswered at the same time, 1 or more
 * @param alwaysCloseSockets whether the connection ends after every response
 */
public record Http2Options(
        int maxPathBytes,
        int maxHeaderBytes,
        int maxBodyBytes,
        int maxDecodedBodyBytes,
        long requestReadTimeoutMillis,
        long idleTimeoutMillis,
        long writeStallTimeoutMillis,
        int maxConcurrentStreams,
        boolean alwaysCloseSockets) {

    /** The values used when nothing is configured. */
    public static final Http2Options DEFAULTS =
            new Http2Options(65_536, 262_144, 10_485_760, 10_485_760, 30_000, 300_000, 60_000, 1_000, false);
}
