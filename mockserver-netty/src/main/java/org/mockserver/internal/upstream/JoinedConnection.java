package org.mockserver.internal.upstream;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.ReferenceCountUtil;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A client and a server that exchange bytes through this process. Both channels belong to one event loop. */
final class JoinedConnection implements Supervised, Dialer.Outcome {

    /* Each side is read again only when what it sent last has been written to the other, so that the slower one decides
     * and nothing piles up. When one side has said its last word, the other is told so and may go on speaking. */

    private static final Logger LOG = LoggerFactory.getLogger(JoinedConnection.class);

    private final Channel client;
    private final Destination to;
    private final long idleNanos;
    /** What the client has said before there was a server to say it to; at most one read. */
    private final Deque<Object> early = new ArrayDeque<>();

    private @Nullable Channel server;
    private boolean clientDone;
    private boolean serverDone;
    private long sinceNanos;

    JoinedConnection(Channel client, Destination to, long idleMillis) {
        this.client = client;
        this.to = to;
        this.idleNanos = TimeUnit.MILLISECONDS.toNanos(idleMillis);
        this.sinceNanos = client.eventLoop().ticker().nanoTime();
    }

    void begin(ChannelPipeline pipeline, Dialer dialer, Wish wish) {
        client.config().setAutoRead(false);
        pipeline.addLast(new Side());
        dialer.connect(wish, client.eventLoop(), this);
    }

    boolean isOver() {
        return !client.isActive();
    }

    @Override
    public void connected(Channel channel, boolean http2) {
        if (isOver()) {
            channel.close();
            return;
        }
        server = channel;
        channel.config().setAutoRead(false);
        channel.config().setOption(ChannelOption.ALLOW_HALF_CLOSURE, true);
        channel.pipeline().addLast(new Side());
        for (Object bytes = early.poll(); bytes != null; bytes = early.poll()) {
            pass(bytes, client, channel);
        }
        if (clientDone) {
            sayDone(channel);
        }
        readMore(client);
        readMore(channel);
    }

    @Override
    public void failed(UpstreamFailure failure) {
        if (!isOver()) {
            LOG.warn("a connection could not be passed through to {}: {}", to.hostAndPort(), failure.message());
        }
        client.close();
    }

    private void pass(Object bytes, Channel from, Channel target) {
        sinceNanos = from.eventLoop().ticker().nanoTime();
        target.writeAndFlush(bytes).addListener(written -> {
            if (written.isSuccess()) {
                readMore(from);
            } else {
                from.close();
            }
        });
    }

    /* Who has said the last word has nothing more to read. */
    private void readMore(Channel side) {
        if (side == client ? !clientDone : !serverDone) {
            side.read();
        }
    }

    private static void sayDone(Channel target) {
        SslHandler tls = target.pipeline().get(SslHandler.class);
        if (tls != null) {
            tls.closeOutbound();
        } else if (target instanceof DuplexChannel socket) {
            /* Behind what has been written: shutting down drops what has not left yet. */
            target.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(written -> socket.shutdownOutput());
        }
    }

    /** Reads one of the two. */
    private final class Side extends ChannelInboundHandlerAdapter {

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            Channel from = ctx.channel();
            Channel target = other(from);
            if (target != null) {
                pass(message, from, target);
            } else if (from == client && client.isActive()) {
                early.add(message);
            } else {
                ReferenceCountUtil.release(message);
            }
        }

        private @Nullable Channel other(Channel from) {
            return from == client ? server : client;
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
            if (event instanceof ChannelInputShutdownEvent) {
                Channel target = other(ctx.channel());
                clientDone |= ctx.channel() == client;
                serverDone |= ctx.channel() != client;
                if (target != null) {
                    sayDone(target);
                }
            }
            ctx.fireUserEventTriggered(event);
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            Channel target = other(ctx.channel());
            if (target != null) {
                target.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
            }
            early.forEach(ReferenceCountUtil::release);
            early.clear();
            ctx.fireChannelInactive();
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            ctx.close();
        }
    }

    @Override
    public void check(long nowNanos) {
        if (idleNanos > 0 && nowNanos - sinceNanos >= idleNanos) {
            drain();
        }
    }

    /* Nobody here knows when the two would be finished. */
    @Override
    public void drain() {
        client.close();
        if (server != null) {
            server.close();
        }
    }
}
