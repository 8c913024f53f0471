package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.exchange.HeadBytes;
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
        HeadBytes head = HeadBytes.start();
        head.text(request.method()).space().text(target).raw(VERSION);
        headLines(head, headers, chunked);
        if (chunked && !chunkedAnyway) {
            head.raw(CHUNKED);
        }
        head.raw(keepAlive ? KEEP_ALIVE : CLOSE);
        if (chunked && body.length > 0) {
            head.text(Integer.toHexString(body.length)).endLine();
        }
        boolean copied = body.length <= COPIED_BYTES;
        ByteBuf start = alloc.buffer(head.length() + (copied ? body.length : 0));
        head.appendTo(start);
        ByteBuf end = chunked ? lastChunk(alloc, request.trailers(), body.length > 0) : Unpooled.EMPTY_BUFFER;
        if (copied) {
            start.writeBytes(body).writeBytes(end);
            end.release();
            return start;
        }
        return Unpooled.wrappedBuffer(start, Unpooled.wrappedBuffer(body), end);
    }

    private static ByteBuf lastChunk(ByteBufAllocator alloc, Pairs trailers, boolean afterChunk) {
        HeadBytes end = HeadBytes.start();
        if (afterChunk) {
            end.endLine();
        }
        end.raw(LAST_CHUNK);
        for (int i = 0; i < trailers.size(); i++) {
            end.line(trailers.name(i), trailers.value(i));
        }
        ByteBuf out = alloc.buffer(end.endLine().length());
        end.appendTo(out);
        return out;
    }

    /* Chunks have no length in the head (RFC 9112 section 6.2), and no connection here is asked for trailers: those of
     * the response come anyway where they matter. */
    private static void headLines(HeadBytes out, Pairs headers, boolean chunked) {
        for (int i = 0; i < headers.size(); i++) {
            String name = headers.name(i);
            boolean left = switch (name.length()) {
                case 2 -> name.equalsIgnoreCase("te");
                case 14 -> chunked && name.equalsIgnoreCase("content-length");
                default -> false;
            };
            if (!left) {
                out.line(name, headers.value(i));
            }
        }
    }
}
