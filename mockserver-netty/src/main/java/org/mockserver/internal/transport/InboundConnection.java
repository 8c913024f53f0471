package org.mockserver.internal.transport;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.ByteToMessageDecoder;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.http1.Http1Options;
import org.mockserver.internal.tunnel.ProxyHeaders;

/**
 * An accepted connection, or what comes out of a layer of one. Looks at the first bytes, gives the channel to the protocol they belong to and steps out of
 * the pipeline, but stays the one whom the event loop asks to keep the connection within its time limits.
 */
final class InboundConnection extends ByteToMessageDecoder implements Supervised {

    private final Protocols protocols;
    private final Http1Options options;
    private final boolean http2;
    private final @Nullable ConnectionOrigin origin;
    private @Nullable Supervised owner;
    private @Nullable ChannelHandlerContext context;
    private boolean bytesSeen;
    private boolean headerLookedFor;
    private long sinceNanos;

    /** @param origin null for a connection as accepted */
    InboundConnection(Protocols protocols, TransportOptions options, @Nullable ConnectionOrigin origin, long nowNanos) {
        this.protocols = protocols;
        this.options = options.http1();
        this.http2 = options.http2Enabled();
        this.origin = origin;
        this.sinceNanos = nowNanos;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        context = ctx;
        long silenceMillis = protocols.silenceMillis();
        if (silenceMillis > 0) {
            ctx.executor().schedule(() -> silent(ctx), silenceMillis, TimeUnit.MILLISECONDS);
        }
    }

    /* The client may be waiting for the server to speak first. */
    private void silent(ChannelHandlerContext ctx) {
        if (owner != null || bytesSeen || !ctx.channel().isActive()) {
            return;
        }
        ConnectionOrigin silent = origin == null ? protocols.accepted(ctx.channel()) : origin;
        ConnectionStarter elsewhere = protocols.silent(silent);
        if (elsewhere != null) {
            owner = elsewhere.start(ctx.pipeline(), silent);
            ctx.pipeline().remove(this);
        }
    }

    @Override
    protected void decode(ChannelHandlerContext ctx, ByteBuf in, List<Object> out) {
        if (headerPossible(ctx.channel())) {
            Boolean header = ProxyHeaders.begins(in);
            if (header == null) {
                noteBytes(ctx);
                return;
            }
            headerLookedFor = true;
            if (header) {
                owner = protocols.behindHeader().start(ctx.pipeline(), protocols.accepted(ctx.channel()));
                ctx.pipeline().remove(this);
                return;
            }
        }
        FirstBytes beginning = FirstBytes.of(in, options.anyMethod(), http2);
        if (beginning != null) {
            owner = protocols
                    .starterOf(beginning)
                    .start(ctx.pipeline(), origin == null ? protocols.accepted(ctx.channel()) : origin);
            /* Bytes read so far go to the new owner when this handler leaves. */
            ctx.pipeline().remove(this);
        } else {
            noteBytes(ctx);
        }
    }

    private boolean headerPossible(Channel channel) {
        return origin == null && !headerLookedFor && protocols.mayHaveHeader(channel);
    }

    private void noteBytes(ChannelHandlerContext ctx) {
        if (!bytesSeen) {
            bytesSeen = true;
            sinceNanos = ctx.executor().ticker().nanoTime();
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) throws Exception {
        super.userEventTriggered(ctx, event);
        if (event instanceof ChannelInputShutdownEvent && owner == null) {
            ctx.close();
        }
    }

    @Override
    public void check(long nowNanos) {
        if (owner != null) {
            owner.check(nowNanos);
            return;
        }
        long limitMillis = bytesSeen ? options.requestReadTimeoutMillis() : options.idleTimeoutMillis();
        if (limitMillis > 0 && nowNanos - sinceNanos >= TimeUnit.MILLISECONDS.toNanos(limitMillis)) {
            close();
        }
    }

    @Override
    public void drain() {
        if (owner != null) {
            owner.drain();
        } else {
            close();
        }
    }

    /* Ends the connection, whatever it is doing. */
    void close() {
        if (context != null) {
            context.channel().close();
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        ctx.close();
    }
}
