package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import java.util.concurrent.TimeUnit;
import org.mockserver.internal.exchange.Http1Format;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;

/** Turns responses into writes. Never flushes on its own but between paced chunks. */
final class ResponseWriter {

    /** Bodies above this are written from their own array instead of being copied behind the head. */
    private static final int COPIED_BODY_BYTES = 16 * 1024;

    private ResponseWriter() {}

    /**
     * Writes a response whose chunks need no pauses.
     *
     * @param keepAlive what the connection header says
     */
    static void write(ChannelHandlerContext ctx, Slot slot, OutgoingResponse response, boolean keepAlive) {
        Http1Image image = Http1Image.of(response);
        if (image != null) {
            writeImage(ctx, slot, response, image, keepAlive);
            return;
        }
        boolean chunked = slot.chunksAllowed && Http1Format.wantsChunks(response);
        int bodyBytes = response.body().length;
        if (chunked || bodyBytes <= COPIED_BODY_BYTES) {
            ByteBuf out = ctx.alloc().buffer(Http1Format.headBytesHint(response) + bodyBytes);
            Http1Format.writeMessage(out, response, keepAlive, chunked, slot.headOnly);
            ctx.write(out, ctx.voidPromise());
            return;
        }
        ByteBuf head = ctx.alloc().buffer(Http1Format.headBytesHint(response));
        Http1Format.writeHead(head, response, keepAlive, false);
        ctx.write(head, ctx.voidPromise());
        writeBody(ctx, slot, response);
    }

    private static void writeImage(
            ChannelHandlerContext ctx, Slot slot, OutgoingResponse response, Http1Image image, boolean keepAlive) {
        if (slot.headOnly) {
            ctx.write(image.head(keepAlive), ctx.voidPromise());
        } else if (image.isWhole()) {
            ctx.write(image.message(keepAlive), ctx.voidPromise());
        } else {
            ctx.write(image.head(keepAlive), ctx.voidPromise());
            writeBody(ctx, slot, response);
        }
    }

    private static void writeBody(ChannelHandlerContext ctx, Slot slot, OutgoingResponse response) {
        if (!slot.headOnly && Http1Format.bodyAllowed(response.status())) {
            ctx.write(Unpooled.wrappedBuffer(response.body()), ctx.voidPromise());
        }
    }

    /* Whether the chunks of the response go out one by one with pauses between them. */
    static boolean isPaced(Slot slot, OutgoingResponse response) {
        return response.framing().chunkDelayNanos() > 0
                && !slot.headOnly
                && slot.chunksAllowed
                && response.body().length > 0
                && Http1Format.bodyAllowed(response.status())
                && Http1Format.wantsChunks(response);
    }

    /**
     * Writes a response chunk by chunk with pauses between the chunks.
     *
     * @param whenWritten runs after the last chunk was written; never if the connection closes before
     */
    static void writePaced(
            ChannelHandlerContext ctx, OutgoingResponse response, boolean keepAlive, Runnable whenWritten) {
        ByteBuf head = ctx.alloc().buffer(Http1Format.headBytesHint(response));
        Http1Format.writeHead(head, response, keepAlive, true);
        ctx.write(head, ctx.voidPromise());
        new PacedBody(ctx, response, whenWritten).run();
    }

    /** The rest of a body that is written in steps. */
    private static final class PacedBody implements Runnable {

        private final ChannelHandlerContext ctx;
        private final OutgoingResponse response;
        private final Runnable whenWritten;
        private final int step;
        private int from;

        PacedBody(ChannelHandlerContext ctx, OutgoingResponse response, Runnable whenWritten) {
            this.ctx = ctx;
            this.response = response;
            this.whenWritten = whenWritten;
            this.step = Http1Format.chunkBytes(response);
        }

        @Override
        public void run() {
            if (!ctx.channel().isActive()) {
                return;
            }
            byte[] body = response.body();
            /* A client that does not read gets no more chunks until it does. */
            if (ctx.channel().isWritable()) {
                int length = Math.min(step, body.length - from);
                ByteBuf out = ctx.alloc().buffer(length + 64);
                Http1Format.writeChunk(out, body, from, length);
                from += length;
                if (from == body.length) {
                    Http1Format.writeLastChunk(out, response.trailers());
                }
                ctx.writeAndFlush(out, ctx.voidPromise());
            }
            if (from < body.length) {
                ctx.executor().schedule(this, response.framing().chunkDelayNanos(), TimeUnit.NANOSECONDS);
            } else {
                whenWritten.run();
            }
        }
    }
}
