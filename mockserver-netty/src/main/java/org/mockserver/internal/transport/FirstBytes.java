package org.mockserver.internal.transport;

import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.http1.Methods;
import org.mockserver.internal.http2.Http2;

/** What the first bytes of a connection say about its protocol. */
enum FirstBytes {
    /** A request line. */
    HTTP1,
    /** The preface of a client that knows the server to speak HTTP/2 (RFC 9113 section 3.4). */
    HTTP2,
    /** A TLS handshake. */
    TLS,
    /** A SOCKS client, version 4 or 5. */
    SOCKS,
    /** No protocol that is served. */
    UNKNOWN;

    /** Empty lines before the first request are skipped (RFC 9112 section 2.2), but not without end. */
    private static final int MAX_EMPTY_LINE_BYTES = 64;

    private static final int MAX_PREFACE_BYTES = 64;

    private static final Pattern WRONG_PREFACE = Pattern.compile("\\S+ \\S+ (?!HTTP/1)\\S+");

    private static final String PREFACE = Http2.PREFACE_START;

    /** The record type of a handshake and the first byte of every version of TLS (RFC 8446 section 5.1). */
    private static final byte TLS_HANDSHAKE = 22;

    private static final byte TLS_MAJOR = 3;

    private static final byte SOCKS_4 = 4;
    private static final byte SOCKS_5 = 5;
    private static final int MAX_SOCKS_METHODS = 16;

    /**
     * Looks at bytes without reading them.
     *
     * @param in everything received so far
     * @param anyMethod whether unknown method tokens begin a request too
     * @param http2 whether HTTP/2 is spoken
     * @return null when more bytes are needed
     */
    static @Nullable FirstBytes of(ByteBuf in, boolean anyMethod, boolean http2) {
        byte first = in.isReadable() ? in.getByte(in.readerIndex()) : 0;
        if (first == TLS_HANDSHAKE || first == SOCKS_4 || first == SOCKS_5) {
            return binary(first, in);
        }
        if (http2 && in.isReadable() && in.getByte(in.readerIndex()) == 'P') {
            int compared = Math.min(in.readableBytes(), PREFACE.length());
            if (PREFACE.startsWith(in.toString(in.readerIndex(), compared, StandardCharsets.ISO_8859_1))) {
                return compared == PREFACE.length() ? HTTP2 : null;
            }
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
        if (request) {
            return HTTP1;
        }
        return http2 && resemblesPreface(in) ? HTTP2 : UNKNOWN;
    }

    /* Three words and an empty line, as the preface begins, but not of HTTP/1: HTTP/2 tells such a client what is wrong
     * (RFC 9113 section 3.4). */
    private static boolean resemblesPreface(ByteBuf in) {
        String start = in.toString(
                in.readerIndex(), Math.min(in.readableBytes(), MAX_PREFACE_BYTES), StandardCharsets.ISO_8859_1);
        int end = start.indexOf("\r\n\r\n");
        return end > 0 && WRONG_PREFACE.matcher(start.substring(0, end)).matches();
    }

    private static @Nullable FirstBytes binary(byte first, ByteBuf in) {
        if (in.readableBytes() < 2) {
            return null;
        }
        byte second = in.getByte(in.readerIndex() + 1);
        return switch (first) {
            case TLS_HANDSHAKE -> second == TLS_MAJOR ? TLS : UNKNOWN;
            /* A command: connect or bind. */
            case SOCKS_4 -> second == 1 || second == 2 ? SOCKS : UNKNOWN;
            /* The number of authentication methods, of which ten are assigned. */
            default -> second >= 1 && second <= MAX_SOCKS_METHODS ? SOCKS : UNKNOWN;
        };
    }
}
