package org.mockserver.internal.exchange;

import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Responses as HTTP/1.1 messages (RFC 9112). All methods only append to the buffer they are given.
 *
 * <p>Order of the head: status line, configured headers, connection, content-type, content-length or
 * transfer-encoding, set-cookie, trailer. Control characters that would end a line are left out of every text, so that
 * no value can add a header.
 */
public final class Http1Format {

    private static final byte[] VERSION = ascii("HTTP/1.1 ");
    private static final byte[] KEEP_ALIVE = ascii("connection: keep-alive\r\n");
    private static final byte[] CLOSE = ascii("connection: close\r\n");
    private static final byte[] CONTENT_TYPE = ascii("content-type: ");
    private static final byte[] CONTENT_LENGTH = ascii("content-length: ");
    private static final byte[] CHUNKED = ascii("transfer-encoding: chunked\r\n");
    private static final byte[] SET_COOKIE = ascii("set-cookie: ");
    private static final byte[] TRAILER = ascii("trailer: ");
    private static final byte[] LAST_CHUNK = ascii("0\r\n");
    private static final byte[] END_LINE = ascii("\r\n");

    private Http1Format() {}

    /**
     * Whether a response with this status may have a body (RFC 9110 section 6.4.1).
     *
     * @param status the status code
     * @return false for 1xx, 204 and 304
     */
    public static boolean bodyAllowed(int status) {
        return !lengthForbidden(status) && status != 304;
    }

    /* RFC 9112 section 6.1 and RFC 9110 section 8.6: neither content-length nor transfer-encoding on these. */
    private static boolean lengthForbidden(int status) {
        return status < 200 || status == 204;
    }

    /**
     * Whether the response wants a chunked body: because its length is unknown, because of its chunk size, its trailers,
     * or its own Transfer-Encoding.
     * A client that speaks HTTP/1.0 must not get one (RFC 9112 section 6.1).
     *
     * @param response the response
     * @return true if {@link #writeHead} and the body should be written in chunks
     */
    public static boolean wantsChunks(OutgoingResponse response) {
        return !lengthForbidden(response.status())
                && (isLengthUnknown(response)
                        || response.framing().chunkSize() != null
                        || !response.trailers().isEmpty()
                        || endsWithChunked(response.headers().first("transfer-encoding")));
    }

    /* A body that is made while it is sent may still say how long it will be. */
    private static boolean isLengthUnknown(OutgoingResponse response) {
        return response.bodySource() != null && response.headers().first("content-length") == null;
    }

    private static boolean endsWithChunked(@Nullable String transferEncoding) {
        return transferEncoding != null
                && transferEncoding.strip().toLowerCase(Locale.ROOT).endsWith("chunked");
    }

    /**
     * Whether only the end of the connection can end the body: its length is unknown and the client does not understand
     * chunks (RFC 9112 section 6.3).
     *
     * @param response the response
     * @param chunked whether the body goes out in chunks
     * @return true if the connection has to be closed after the body
     */
    public static boolean endsWithConnection(OutgoingResponse response, boolean chunked) {
        return isLengthUnknown(response) && !chunked && bodyAllowed(response.status());
    }

    /**
     * Whether the connection stays open after the response.
     *
     * @param response the response
     * @param requested whether the client and the server wish to keep it
     * @return the wish unless the response's framing overrides it
     */
    public static boolean staysOpen(OutgoingResponse response, boolean requested) {
        Boolean close = response.framing().closeSocket();
        return close == null ? requested : !close;
    }

    /**
     * Writes a whole message: the head and, unless it answers HEAD or has a status without body, the body. Pauses
     * between chunks are the transport's: for a framing with a chunk delay, use the parts.
     *
     * @param out appended to
     * @param response the response
     * @param keepAlive whether the connection stays open
     * @param chunked {@link #wantsChunks}, false for HTTP/1.0
     * @param head whether the request was a HEAD
     */
    public static void writeMessage(
            ByteBuf out, OutgoingResponse response, boolean keepAlive, boolean chunked, boolean head) {
        writeHead(out, response, keepAlive, chunked);
        if (head || !bodyAllowed(response.status())) {
            return;
        }
        byte[] body = response.body();
        if (!chunked) {
            out.writeBytes(body);
            return;
        }
        int step = chunkBytes(response);
        for (int from = 0; from < body.length; from += step) {
            writeChunk(out, body, from, Math.min(step, body.length - from));
        }
        writeLastChunk(out, response.trailers());
    }

    /**
     * The size of the chunks of a body.
     *
     * @param response the response
     * @return the chunk size asked for, at most the size of the body, at least 1
     */
    public static int chunkBytes(OutgoingResponse response) {
        Integer asked = response.framing().chunkSize();
        int all = Math.max(1, response.body().length);
        return asked == null || asked <= 0 ? all : Math.min(asked, all);
    }

    /**
     * Writes the head with the empty line that ends it.
     *
     * @param out appended to
     * @param response the response
     * @param keepAlive whether the connection stays open
     * @param chunked whether the body follows in chunks
     */
    public static void writeHead(ByteBuf out, OutgoingResponse response, boolean keepAlive, boolean chunked) {
        head(response, keepAlive, chunked).appendTo(out);
    }

    private static HeadBytes head(OutgoingResponse response, boolean keepAlive, boolean chunked) {
        String reason = response.reason();
        HeadBytes head = HeadBytes.start();
        head.raw(VERSION).decimal(response.status()).space();
        head.text(reason != null ? reason : ReasonPhrases.of(response.status())).endLine();
        boolean lengthWritten = writeConfigured(head, response, chunked);
        writeConnection(head, response.framing(), keepAlive);
        String contentType = response.defaultContentType();
        if (contentType != null && response.headers().first("content-type") == null) {
            head.raw(CONTENT_TYPE).text(contentType).endLine();
        }
        writeLength(head, response, chunked, lengthWritten);
        for (String cookie : response.setCookies()) {
            head.raw(SET_COOKIE).text(cookie).endLine();
        }
        if (chunked && !response.trailers().isEmpty() && response.headers().first("trailer") == null) {
            head.raw(TRAILER).text(names(response.trailers())).endLine();
        }
        return head.endLine();
    }

    /* Writes the configured headers except those the message framing decides. Returns whether the framing of the body
     * is thereby said: a configured content-length goes out as it is, right or wrong. */
    private static boolean writeConfigured(HeadBytes out, OutgoingResponse response, boolean chunked) {
        Pairs headers = response.headers();
        Framing framing = response.framing();
        boolean connectionToo = Boolean.TRUE.equals(framing.suppressConnection());
        boolean lengthToo = !chunked
                && !lengthForbidden(response.status())
                && !framing.suppressContentLength()
                && framing.contentLengthOverride() == null;
        boolean framed = false;
        for (int i = 0; i < headers.size(); i++) {
            String name = headers.name(i);
            boolean send = !name.isEmpty();
            switch (name.length()) {
                case 10 -> send = connectionToo || !name.equalsIgnoreCase("connection");
                case 14 -> {
                    boolean length = name.equalsIgnoreCase("content-length");
                    send = lengthToo || !length;
                    framed |= lengthToo && length;
                }
                case 17 -> {
                    if (name.equalsIgnoreCase("transfer-encoding")) {
                        boolean chunks = endsWithChunked(headers.value(i));
                        send = chunked || !chunks;
                        framed |= chunked && chunks;
                    }
                }
                default -> {}
            }
            if (send) {
                out.line(name, headers.value(i));
            }
        }
        return framed;
    }

    private static void writeConnection(HeadBytes out, Framing framing, boolean keepAlive) {
        if (Boolean.TRUE.equals(framing.suppressConnection())) {
            return;
        }
        boolean claimed = keepAlive;
        if (framing.keepAliveOverride() != null) {
            claimed = framing.keepAliveOverride();
        } else if (framing.suppressConnection() != null) {
            claimed = false;
        }
        out.raw(claimed ? KEEP_ALIVE : CLOSE);
    }

    private static void writeLength(HeadBytes out, OutgoingResponse response, boolean chunked, boolean framed) {
        Framing framing = response.framing();
        Integer claimed = framing.contentLengthOverride();
        if (chunked && !framed) {
            out.raw(CHUNKED);
        }
        if (chunked || lengthForbidden(response.status())) {
            return;
        }
        if (claimed != null) {
            lengthLine(out, claimed);
        } else if (!framed && response.bodySource() == null && !framing.suppressContentLength()) {
            lengthLine(out, response.body().length);
        }
    }

    private static void lengthLine(HeadBytes out, int length) {
        out.raw(CONTENT_LENGTH).decimal(length).endLine();
    }

    private static String names(Pairs trailers) {
        Set<String> known = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        StringJoiner names = new StringJoiner(", ");
        for (int i = 0; i < trailers.size(); i++) {
            if (known.add(trailers.name(i))) {
                names.add(trailers.name(i));
            }
        }
        return names.toString();
    }

    /**
     * Writes one chunk (RFC 9112 section 7.1).
     *
     * @param out appended to
     * @param body the whole body
     * @param from where the chunk starts
     * @param length 1 or more; an empty chunk would end the body
     */
    public static void writeChunk(ByteBuf out, byte[] body, int from, int length) {
        out.writeBytes(ascii(Integer.toHexString(length))).writeBytes(END_LINE);
        out.writeBytes(body, from, length).writeBytes(END_LINE);
    }

    /**
     * Writes the last chunk and the trailer section (RFC 9112 section 7.1.2).
     *
     * @param out appended to
     * @param trailers the trailer fields
     */
    public static void writeLastChunk(ByteBuf out, Pairs trailers) {
        HeadBytes end = HeadBytes.start().raw(LAST_CHUNK);
        for (int i = 0; i < trailers.size(); i++) {
            end.line(trailers.name(i), trailers.value(i));
        }
        end.endLine().appendTo(out);
    }

    /**
     * About how many bytes the head will take; a buffer of this size plus the body rarely has to grow.
     *
     * @param response the response
     * @return a little more than the true size
     */
    public static int headBytesHint(OutgoingResponse response) {
        int bytes = 160;
        Pairs headers = response.headers();
        for (int i = 0; i < headers.size(); i++) {
            bytes += headers.name(i).length() + headers.value(i).length() + 4;
        }
        for (String cookie : response.setCookies()) {
            bytes += cookie.length() + 14;
        }
        return bytes;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
