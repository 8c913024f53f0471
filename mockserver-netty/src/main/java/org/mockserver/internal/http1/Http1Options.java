package org.mockserver.internal.http1;

/**
 * Limits and habits of HTTP/1 connections. A connection keeps the options it was opened with, except
 * {@code alwaysCloseSockets}, which is read at each response.
 *
 * @param maxInitialLineBytes longest request line; beyond it 414
 * @param maxHeaderBytes most bytes of all header lines together; beyond it 431
 * @param maxChunkBytes largest piece of a body handed on at once; does not bound the body
 * @param maxBodyBytes largest body as sent; beyond it 413
 * @param maxDecodedBodyBytes largest body after content decoding; beyond it 413
 * @param requestReadTimeoutMillis time from the first byte of a request to its last; 0 for no limit
 * @param idleTimeoutMillis time a connection may stay without a request; 0 for no limit
 * @param writeStallTimeoutMillis time a client may read nothing of a response; 0 for no limit
 * @param maxParsedAhead requests of one connection that may wait for their answers before reading stops, 1 or more
 * @param pipeliningInOrder false sends each response when it is ready, whatever the order of the requests
 * @param anyMethod whether unknown method tokens are served too
 * @param alwaysCloseSockets whether the socket is closed after every response
 */
public record Http1Options(
        int maxInitialLineBytes,
        int maxHeaderBytes,
        int maxChunkBytes,
        int maxBodyBytes,
        int maxDecodedBodyBytes,
        long requestReadTimeoutMillis,
        long idleTimeoutMillis,
        long writeStallTimeoutMillis,
        int maxParsedAhead,
        boolean pipeliningInOrder,
        boolean anyMethod,
        boolean alwaysCloseSockets) {

    /** The values used when nothing is configured. */
    public static final Http1Options DEFAULTS = new Http1Options(
            65_536,
            262_144,
            Integer.MAX_VALUE,
            10_485_760,
            10_485_760,
            30_000,
            300_000,
            60_000,
            64,
            true,
            false,
            false);
}
