package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.exchange.Http1Format;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;

/** Turns responses into writes. Never flushes. */
final class ResponseWriter {

    private ResponseWriter() {}

    /* Whether the response goes out in chunks to this client. */
    static boolean isChunked(Slot slot, OutgoingResponse response) {
        return slot.chunksAllowed && Http1Format.wantsChunks(response);
    }

    /* Writes a whole response; keepAlive is what its connection header says, chunked what isChunked does. */
    static void write(
            ChannelHandlerContext ctx, Slot slot, OutgoingResponse response, boolean keepAlive, boolean chunked) {
        Http1Image image = Http1Image.of(response);
        if (image == null) {
            ByteBuf out = ctx.alloc().buffer(Http1Format.headBytesHint(response) + response.body().length);
            Http1Format.writeMessage(out, response, keepAlive, chunked, slot.headOnly);
            ctx.write(out, ctx.voidPromise());
        } else if (slot.headOnly || !image.isWhole()) {
            ctx.write(image.head(keepAlive), ctx.voidPromise());
            if (!slot.headOnly && Http1Format.bodyAllowed(response.status())) {
                ctx.write(Unpooled.wrappedBuffer(response.body()), ctx.voidPromise());
            }
        } else {
            ctx.write(image.message(keepAlive), ctx.voidPromise());
        }
    }

    /* Writes the head of a response whose body follows by itself. */
    static void writeHead(ChannelHandlerContext ctx, OutgoingResponse response, boolean keepAlive, boolean chunked) {
        Http1Image image = Http1Image.of(response);
        if (image != null) {
            ctx.write(image.head(keepAlive), ctx.voidPromise());
        } else {
            ByteBuf head = ctx.alloc().buffer(Http1Format.headBytesHint(response));
            Http1Format.writeHead(head, response, keepAlive, chunked);
            ctx.write(head, ctx.voidPromise());
        }
    }

    /* Says that the connection speaks another protocol from here on (RFC 9110 section 15.2.2). */
    static ByteBuf switching(String protocol, Pairs headers) {
        StringBuilder head = new StringBuilder("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: ")
                .append(protocol);
        for (int i = 0; i < headers.size(); i++) {
            head.append("\r\n").append(headers.name(i)).append(": ").append(headers.value(i));
        }
        return Unpooled.copiedBuffer(head.append("\r\n\r\n"), StandardCharsets.ISO_8859_1);
    }
}
