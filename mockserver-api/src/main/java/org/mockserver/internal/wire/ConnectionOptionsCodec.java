package org.mockserver.internal.wire;

import org.mockserver.model.ConnectionOptions;
import tools.jackson.databind.JsonNode;

/** How a response is framed and what becomes of its connection: the table of its members. */
final class ConnectionOptionsCodec {

    private static final ObjectCodec<ConnectionOptions> TABLE = new ObjectCodec<ConnectionOptions>()
            .row(
                    "chunkDelay",
                    (options, at) -> options.withChunkDelay(DelayCodec.read(at)),
                    options -> Write.ifSet(options.getChunkDelay(), DelayCodec::write))
            .row(
                    "chunkSize",
                    (options, at) -> options.withChunkSize(at.integer(0, Integer.MAX_VALUE)),
                    options -> Write.number(options.getChunkSize()))
            .row(
                    "closeSocket",
                    (options, at) -> options.withCloseSocket(at.bool()),
                    options -> Write.bool(options.getCloseSocket()))
            .row(
                    "closeSocketDelay",
                    (options, at) -> options.withCloseSocketDelay(DelayCodec.read(at)),
                    options -> Write.ifSet(options.getCloseSocketDelay(), DelayCodec::write))
            .row(
                    "contentLengthHeaderOverride",
                    (options, at) -> options.withContentLengthHeaderOverride(at.integer()),
                    options -> Write.number(options.getContentLengthHeaderOverride()))
            .row(
                    "keepAliveOverride",
                    (options, at) -> options.withKeepAliveOverride(at.bool()),
                    options -> Write.bool(options.getKeepAliveOverride()))
            .row(
                    "suppressConnectionHeader",
                    (options, at) -> options.withSuppressConnectionHeader(at.bool()),
                    options -> Write.bool(options.getSuppressConnectionHeader()))
            .row(
                    "suppressContentLengthHeader",
                    (options, at) -> options.withSuppressContentLengthHeader(at.bool()),
                    options -> Write.bool(options.getSuppressContentLengthHeader()));

    private ConnectionOptionsCodec() {}

    static ConnectionOptions read(At at) {
        return TABLE.read(at, new ConnectionOptions());
    }

    static JsonNode write(ConnectionOptions connectionOptions) {
        return TABLE.write(connectionOptions);
    }
}
