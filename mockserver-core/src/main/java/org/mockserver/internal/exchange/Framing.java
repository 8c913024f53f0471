package org.mockserver.internal.exchange;

import org.jspecify.annotations.Nullable;

/**
 * How a response departs from ordinary message framing: the compiled connection options of an expectation.
 *
 * @param suppressContentLength send no content-length
 * @param contentLengthOverride the content-length to claim, whatever the body's; null for the true one
 * @param suppressConnection true: no connection header; false: {@code connection: close}; null: the ordinary one
 * @param keepAliveOverride the connection header to claim, without effect on the socket; null for the ordinary one
 * @param chunkSize null: not chunked unless trailers ask for it; 0: one chunk; n: chunks of n bytes
 * @param chunkDelayNanos pause between chunks, 0 for none
 * @param closeSocket true: close after the response; false: keep open whatever the client asked; null: as asked
 * @param closeSocketDelayNanos pause before that close, 0 for none
 */
public record Framing(
        boolean suppressContentLength,
        @Nullable Integer contentLengthOverride,
        @Nullable Boolean suppressConnection,
        @Nullable Boolean keepAliveOverride,
        @Nullable Integer chunkSize,
        long chunkDelayNanos,
        @Nullable Boolean closeSocket,
        long closeSocketDelayNanos) {

    /** Ordinary framing. */
    public static final Framing ORDINARY = new Framing(false, null, null, null, null, 0, null, 0);
}
