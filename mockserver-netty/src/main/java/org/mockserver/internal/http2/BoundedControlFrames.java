package org.mockserver.internal.http2;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http2.DecoratingHttp2ConnectionEncoder;
import io.netty.handler.codec.http2.Http2ConnectionEncoder;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2LifecycleManager;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An encoder that ends the connection of a client that makes the server write control frames without end: answers to
 * settings and pings that the client does not read, or resets of streams that the client spoils one after the other.
 */
final class BoundedControlFrames extends DecoratingHttp2ConnectionEncoder {

    /** Answers that may wait to be sent; an honest client has a handful on the way. */
    private static final int MOST_WAITING = 1_000;

    /** Streams in ten seconds that the client makes the server reset. */
    static final int MOST_RESETS = 1_000;

    private final ChannelFutureListener sent = done -> this.waiting--;
    private final RateWindow resets;
    private @Nullable Http2LifecycleManager manager;
    private int waiting;
    private boolean ended;

    BoundedControlFrames(Http2ConnectionEncoder encoder, RateWindow resets) {
        super(encoder);
        this.resets = resets;
    }

    @Override
    public void lifecycleManager(Http2LifecycleManager lifecycleManager) {
        manager = lifecycleManager;
        super.lifecycleManager(lifecycleManager);
    }

    @Override
    public ChannelFuture writeSettingsAck(ChannelHandlerContext ctx, ChannelPromise promise) {
        return mayWrite(ctx) ? super.writeSettingsAck(ctx, counted(promise)) : promise;
    }

    @Override
    public ChannelFuture writePing(ChannelHandlerContext ctx, boolean ack, long data, ChannelPromise promise) {
        return mayWrite(ctx) ? super.writePing(ctx, ack, data, counted(promise)) : promise;
    }

    @Override
    public ChannelFuture writeRstStream(
            ChannelHandlerContext ctx, int streamId, long errorCode, ChannelPromise promise) {
        if (!ended && resets.isExceeded()) {
            end(ctx);
        }
        return mayWrite(ctx) ? super.writeRstStream(ctx, streamId, errorCode, counted(promise)) : promise;
    }

    private boolean mayWrite(ChannelHandlerContext ctx) {
        if (!ended && waiting >= MOST_WAITING) {
            ctx.flush();
            if (waiting >= MOST_WAITING) {
                end(ctx);
            }
        }
        return !ended;
    }

    private ChannelPromise counted(ChannelPromise promise) {
        waiting++;
        return promise.unvoid().addListener(sent);
    }

    private void end(ChannelHandlerContext ctx) {
        ended = true;
        Objects.requireNonNull(manager)
                .onError(
                        ctx,
                        true,
                        Http2Exception.connectionError(Http2Error.ENHANCE_YOUR_CALM, "too many control frames"));
    }
}
