package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import java.util.concurrent.TimeUnit;
import org.mockserver.internal.exchange.Http1Format;
import org.mockserver.internal.exchange.OutgoingResponse;

/**
 * A body on its way out piece by piece, no faster than the client reads, with pauses where the response asks for them.
 * So a large body that many slow clients load is not copied for each of them.
 */
final class SteppedBody implements BodyInProgress {

    /** Bodies up to this go out at once. */
    static final int PIECE_BYTES = 64 * 1024;

    private final ChannelHandlerContext ctx;
    private final OutgoingResponse response;
    private final boolean chunked;
    private final int step;
    private final long pauseNanos;
    private final Runnable whenWritten;
    private int from;
    private boolean resting;
    private boolean writing;

    /**
     * A body whose head has been written.
     *
     * @param whenWritten runs after the last piece was written; never if the connection closes before
     */
    SteppedBody(ChannelHandlerContext ctx, OutgoingResponse response, boolean chunked, Runnable whenWritten) {
        this.ctx = ctx;
        this.response = response;
        this.chunked = chunked;
        this.step = chunked ? Http1Format.chunkBytes(response) : PIECE_BYTES;
        this.pauseNanos = chunked ? response.framing().chunkDelayNanos() : 0;
        this.whenWritten = whenWritten;
    }

    /* Whether a response, as it will be framed, has a body that should not go out at once. */
    static boolean suits(Slot slot, OutgoingResponse response, boolean chunked) {
        int bytes = response.body().length;
        boolean paced = chunked && response.framing().chunkDelayNanos() > 0 && bytes > 0;
        return (paced || bytes > PIECE_BYTES) && !slot.headOnly && Http1Format.bodyAllowed(response.status());
    }

    @Override
    public void start() {
        run();
    }

    /* A write may be what makes the channel writable again; the loop around that write goes on. */
    @Override
    public void resume() {
        if (!resting && !writing) {
            run();
        }
    }

    @Override
    public void abandon() {
        // Nothing is held; a pause that ends later finds the channel closed.
    }

    private void run() {
        boolean afterPause = resting;
        resting = false;
        byte[] body = response.body();
        writing = true;
        while (from < body.length && !resting && ctx.channel().isWritable()) {
            writePiece(body);
            if (pauseNanos > 0 && from < body.length) {
                resting = true;
                ctx.executor().schedule(this::run, pauseNanos, TimeUnit.NANOSECONDS);
            }
        }
        writing = false;
        if (afterPause || resting) {
            ctx.flush();
        }
        if (from == body.length && ctx.channel().isActive()) {
            from++;
            whenWritten.run();
        }
    }

    private void writePiece(byte[] body) {
        int length = Math.min(step, body.length - from);
        if (chunked) {
            ByteBuf out = ctx.alloc().buffer(length + 64);
            Http1Format.writeChunk(out, body, from, length);
            if (from + length == body.length) {
                Http1Format.writeLastChunk(out, response.trailers());
            }
            ctx.write(out, ctx.voidPromise());
        } else {
            ctx.write(Unpooled.wrappedBuffer(body, from, length), ctx.voidPromise());
        }
        from += length;
    }
}
