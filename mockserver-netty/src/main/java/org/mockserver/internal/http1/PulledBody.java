package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import java.util.concurrent.RejectedExecutionException;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.Http1Format;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A body that is asked for piece by piece while the channel can take more. */
final class PulledBody implements BodyInProgress, BodySource.Receiver {

    /* One piece is under way at most: either `asked` is true and the source owes an answer, or the loop in pull() asks
     * as long as the channel is writable. An answer that comes within the question is taken by that same loop. */

    private static final Logger LOG = LoggerFactory.getLogger(PulledBody.class);

    private final ChannelHandlerContext ctx;
    private final BodySource source;
    private final OutgoingResponse response;
    private final boolean chunked;
    private final Runnable whenWritten;
    private final Runnable whenFailed;
    private boolean asked;
    private boolean pulling;
    private boolean over;

    /**
     * A body whose head has been written.
     *
     * @param whenWritten runs after the last piece was written; never if the connection closes before
     * @param whenFailed runs if the source gives up; has to end the connection
     */
    PulledBody(
            ChannelHandlerContext ctx,
            BodySource source,
            OutgoingResponse response,
            boolean chunked,
            Runnable whenWritten,
            Runnable whenFailed) {
        this.ctx = ctx;
        this.source = source;
        this.response = response;
        this.chunked = chunked;
        this.whenWritten = whenWritten;
        this.whenFailed = whenFailed;
    }

    @Override
    public void start() {
        pull();
    }

    @Override
    public void resume() {
        pull();
    }

    private void pull() {
        if (pulling) {
            return;
        }
        pulling = true;
        while (!asked && !over && ctx.channel().isWritable()) {
            asked = true;
            source.next(this);
        }
        pulling = false;
    }

    @Override
    public void abandon() {
        if (!over) {
            over = true;
            source.abandon();
        }
    }

    @Override
    public void piece(byte[] bytes) {
        onLoop(() -> {
            asked = false;
            write(bytes);
            pull();
        });
    }

    private void write(byte[] bytes) {
        if (chunked) {
            ByteBuf out = ctx.alloc().buffer(bytes.length + 64);
            Http1Format.writeChunk(out, bytes, 0, bytes.length);
            ctx.writeAndFlush(out, ctx.voidPromise());
        } else {
            ctx.writeAndFlush(Unpooled.wrappedBuffer(bytes), ctx.voidPromise());
        }
    }

    @Override
    public void end(Pairs trailers) {
        onLoop(() -> {
            over = true;
            if (chunked) {
                ByteBuf out = ctx.alloc().buffer(64);
                Http1Format.writeLastChunk(out, trailers.isEmpty() ? response.trailers() : trailers);
                ctx.write(out, ctx.voidPromise());
            }
            whenWritten.run();
        });
    }

    @Override
    public void fail() {
        onLoop(() -> {
            over = true;
            whenFailed.run();
        });
    }

    private void onLoop(Runnable answer) {
        if (!ctx.executor().inEventLoop()) {
            try {
                ctx.executor().execute(() -> take(answer));
            } catch (RejectedExecutionException stopped) {
                LOG.debug("a piece of a body came after the server had stopped", stopped);
            }
        } else {
            take(answer);
        }
    }

    private void take(Runnable answer) {
        if (!over) {
            answer.run();
        }
    }
}
