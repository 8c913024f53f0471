package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.Pairs;

/** Requests as HTTP/1.1 messages (RFC 9112). */
final class RequestWriter {

    /** Larger bodies are not copied behind the head. */
    private static final int COPIED_BYTES = 16 * 1024;

    private static final byte[] VERSION = " HTTP/1.1\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] KEEP_ALIVE = "connection: keep-alive\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] CLOSE = "connection: close\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] CHUNKED = "transfer-encoding: chunked\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] LAST_CHUNK = "0\r\n".getBytes(StandardCharsets.US_ASCII);

    private RequestWriter() {}

    /* The whole message in one buffer. */
    static ByteBuf message(ByteBufAllocator alloc, OutgoingRequest request, String target, boolean keepAlive) {
        byte[] body = request.body();
        Pairs headers = request.headers();
        boolean chunkedAnyway = headers.first("transfer-encoding") != null;
        boolean chunked = chunkedAnyway
                || !request.trailers().isEmpty()
                || (body.length > 0 && headers.first("content-length") == null);
        boolean copied = body.length <= COPIED_BYTES;
        ByteBuf head = alloc.buffer(hint(request, target) + (copied ? body.length : 0));
        text(head, request.method());
        head.writeByte(' ');
        text(head, target);
        head.writeBytes(VERSION);
        headLines(head, headers, chunked);
        if (chunked && !chunkedAnyway) {
            head.writeBytes(CHUNKED);
        }
        head.writeBytes(keepAlive ? KEEP_ALIVE : CLOSE);
        if (chunked && body.length > 0) {
            head.writeBytes((Integer.toHexString(body.length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
        }
        ByteBuf end = chunked ? lastChunk(alloc, request.trailers(), body.length > 0) : Unpooled.EMPTY_BUFFER;
        if (copied) {
            head.writeBytes(body).writeBytes(end);
            end.release();
            return head;
        }
        return Unpooled.wrappedBuffer(head, Unpooled.wrappedBuffer(body), end);
    }

    private static int hint(OutgoingRequest request, String target) {
        int bytes = target.length() + 96;
        Pairs headers = request.headers();
        for (int i = 0; i < headers.size(); i++) {
            bytes += headers.name(i).length() + headers.value(i).length() + 4;
        }
        return bytes;
    }

    private static ByteBuf lastChunk(ByteBufAllocator alloc, Pairs trailers, boolean afterChunk) {
        ByteBuf end = alloc.buffer(16);
        if (afterChunk) {
            endLine(end);
        }
        end.writeBytes(LAST_CHUNK);
        lines(end, trailers);
        endLine(end);
        return end;
    }

    /* Chunks have no length in the head (RFC 9112 section 6.2), and no connection here is asked for trailers: those of
     * the response come anyway where they matter. */
    private static void headLines(ByteBuf out, Pairs headers, boolean chunked) {
        for (int i = 0; i < headers.size(); i++) {
            String name = headers.name(i);
            boolean left = switch (name.length()) {
                case 2 -> name.equalsIgnoreCase("te");
                case 14 -> chunked && name.equalsIgnoreCase("content-length");
                default -> false;
            };
            if (!left) {
                line(out, name, headers.value(i));
            }
        }
    }

    private static void lines(ByteBuf out, Pairs lines) {
        for (int i = 0; i < lines.size(); i++) {
            line(out, lines.name(i), lines.value(i));
        }
    }

    private static void line(ByteBuf out, String name, String value) {
        text(out, name);
        out.writeByte(':').writeByte(' ');
        text(out, value);
        endLine(out);
    }

    private static void endLine(ByteBuf out) {
        out.writeByte('\r').writeByte('\n');
    }

    /* Latin-1, as it was read (RFC 9110 section 5.5). What would end a line is left out, so that no value of an
     * expectation can add a header. */
    private static void text(ByteBuf out, String text) {
        int length = text.length();
        out.ensureWritable(length);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c != '\r' && c != '\n' && c != 0) {
                out.writeByte(c <= 0xff ? c : '?');
            }
        }
    }
}
