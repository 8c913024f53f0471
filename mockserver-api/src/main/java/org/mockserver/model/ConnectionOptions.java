package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** How the connection and the framing of one response are treated. */
public class ConnectionOptions extends ValueObject {

    private @Nullable Boolean suppressContentLengthHeader;
    private @Nullable Integer contentLengthHeaderOverride;
    private @Nullable Boolean suppressConnectionHeader;
    private @Nullable Integer chunkSize;
    private @Nullable Delay chunkDelay;
    private @Nullable Boolean keepAliveOverride;
    private @Nullable Boolean closeSocket;
    private @Nullable Delay closeSocketDelay;

    /** Options in which nothing is set. */
    public static ConnectionOptions connectionOptions() {
        return new ConnectionOptions();
    }

    /** Sets whether to leave out the header {@code Content-Length}; null for unset. */
    public ConnectionOptions withSuppressContentLengthHeader(@Nullable Boolean suppressContentLengthHeader) {
        this.suppressContentLengthHeader = suppressContentLengthHeader;
        return this;
    }

    /** Whether to leave out the header {@code Content-Length}; null if unset. */
    public @Nullable Boolean getSuppressContentLengthHeader() {
        return suppressContentLengthHeader;
    }

    /** Sets the number to send as {@code Content-Length}, whatever the body; null for unset. */
    public ConnectionOptions withContentLengthHeaderOverride(@Nullable Integer contentLengthHeaderOverride) {
        this.contentLengthHeaderOverride = contentLengthHeaderOverride;
        return this;
    }

    /** The number to send as {@code Content-Length}, whatever the body; null if unset. */
    public @Nullable Integer getContentLengthHeaderOverride() {
        return contentLengthHeaderOverride;
    }

    /** Sets whether to leave out the header {@code Connection}; null for unset. */
    public ConnectionOptions withSuppressConnectionHeader(@Nullable Boolean suppressConnectionHeader) {
        this.suppressConnectionHeader = suppressConnectionHeader;
        return this;
    }

    /** Whether to leave out the header {@code Connection}; null if unset. */
    public @Nullable Boolean getSuppressConnectionHeader() {
        return suppressConnectionHeader;
    }

    /** Sets the size in bytes of the chunks of a chunked body; zero for one chunk; null for unset. */
    public ConnectionOptions withChunkSize(@Nullable Integer chunkSize) {
        this.chunkSize = chunkSize;
        return this;
    }

    /** The size in bytes of the chunks of a chunked body; zero for one chunk; null if unset. */
    public @Nullable Integer getChunkSize() {
        return chunkSize;
    }

    /** Sets how long to wait between chunks; null for unset. */
    public ConnectionOptions withChunkDelay(@Nullable Delay chunkDelay) {
        this.chunkDelay = chunkDelay;
        return this;
    }

    /** How long to wait between chunks; null if unset. */
    public @Nullable Delay getChunkDelay() {
        return chunkDelay;
    }

    /** Sets what the header {@code Connection} says about keeping the connection open; null for unset. */
    public ConnectionOptions withKeepAliveOverride(@Nullable Boolean keepAliveOverride) {
        this.keepAliveOverride = keepAliveOverride;
        return this;
    }

    /** What the header {@code Connection} says about keeping the connection open; null if unset. */
    public @Nullable Boolean getKeepAliveOverride() {
        return keepAliveOverride;
    }

    /** Sets whether to close the connection after the response; null for unset. */
    public ConnectionOptions withCloseSocket(@Nullable Boolean closeSocket) {
        this.closeSocket = closeSocket;
        return this;
    }

    /** Whether to close the connection after the response; null if unset. */
    public @Nullable Boolean getCloseSocket() {
        return closeSocket;
    }

    /** Sets how long to wait before closing the connection; null for unset. */
    public ConnectionOptions withCloseSocketDelay(@Nullable Delay closeSocketDelay) {
        this.closeSocketDelay = closeSocketDelay;
        return this;
    }

    /** How long to wait before closing the connection; null if unset. */
    public @Nullable Delay getCloseSocketDelay() {
        return closeSocketDelay;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "suppressContentLengthHeader", suppressContentLengthHeader,
            "contentLengthHeaderOverride", contentLengthHeaderOverride,
            "suppressConnectionHeader", suppressConnectionHeader,
            "chunkSize", chunkSize,
            "chunkDelay", chunkDelay,
            "keepAliveOverride", keepAliveOverride,
            "closeSocket", closeSocket,
            "closeSocketDelay", closeSocketDelay
        };
    }
}
