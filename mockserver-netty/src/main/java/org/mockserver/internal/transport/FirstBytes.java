package org.mockserver.internal.transport;

import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.http1.Methods;

/** What the first bytes of a connection say about its protocol. */
enum FirstBytes {
    /** A request line. */
    HTTP1,
    /** A TLS handshake. */
    TLS,
    /** No protocol that is served. */
    UNKNOWN;

    /** Empty lines before the first request are skipped (RFC 9112 section 2.2), but not without end. */
    private static final int MAX_EMPTY_LINE_BYTES = 64;

    /** The record type of a handshake and the first byte of every version of TLS (RFC 8446 section 5.1). */
    private static final byte TLS_HANDSHAKE = 22;

    private static final byte TLS_MAJOR = 3;

    /**
     * Looks at bytes without reading them.
     *
     * @param in everything received so far
     * @param anyMethod whether unknown method tokens begin a request too
     * @return null when more bytes are needed
     */
    static @Nullable FirstBytes of(ByteBuf in, boolean anyMethod) {
        if (in.isReadable() && in.getByte(in.readerIndex()) == TLS_HANDSHAKE) {
            return beginsTls(in);
        }
        int start = in.readerIndex();
        while (start < in.writerIndex() && (in.getByte(start) == '\r' || in.getByte(start) == '\n')) {
            start++;
        }
        if (start - in.readerIndex() > MAX_EMPTY_LINE_BYTES) {
            return UNKNOWN;
        }
        if (start == in.writerIndex()) {
            return null;
        }
        if (anyMethod) {
            return HTTP1;
        }
        int length = Math.min(Methods.LONGEST_START, in.writerIndex() - start);
        Boolean request = Methods.beginsRequest(in.toString(start, length, StandardCharsets.ISO_8859_1));
        if (request == null) {
            return null;
        }
        return request ? HTTP1 : UNKNOWN;
    }

    private static @Nullable FirstBytes beginsTls(ByteBuf in) {
        if (in.readableBytes() < 2) {
            return null;
        }
        return in.getByte(in.readerIndex() + 1) == TLS_MAJOR ? TLS : UNKNOWN;
    }
}
