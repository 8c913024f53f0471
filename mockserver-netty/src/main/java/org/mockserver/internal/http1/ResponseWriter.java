package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import org.mockserver.internal.exchange.Http1Format;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;

/** Turns responses into writes. Never flushes. */
final class ResponseWriter {

    private ResponseWriter() {}

    /* Whether the response goes out in chunks to this client. */
    static boolean isChunked(Slot slot, OutgoingResponse response) {
        return slot.chunksAllowed && Http1Format.wantsChunks(response);
    }

    /* Writes a whole response; keepAlive is what its connection header says. */
    static void write(ChannelHandlerContext ctx, Slot slot, OutgoingResponse response, boolean keepAlive) {
        Http1Image image = Http1Image.of(response);
        if (image == null) {
            ByteBuf out = ctx.alloc().buffer(Http1Format.headBytesHint(response) + response.body().length);
            Http1Format.writeMessage(out, response, keepAlive, isChunked(slot, response), slot.headOnly);
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
}
