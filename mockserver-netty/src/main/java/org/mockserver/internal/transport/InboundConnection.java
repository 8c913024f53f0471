package org.mockserver.internal.transport;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.ByteToMessageDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.http1.Http1;
import org.mockserver.internal.http1.Http1Options;
import org.mockserver.internal.http1.Methods;
import org.mockserver.internal.http1.Supervised;

/**
 * An accepted connection. Looks at the first bytes, gives the channel to the protocol they belong to and steps out of
 * the pipeline, but stays the one whom the event loop asks to keep the connection within its time limits.
 */
final class InboundConnection extends ByteToMessageDecoder implements Supervised {

    /** Empty lines before the first request are skipped (RFC 9112 section 2.2), but not without end. */
    private static final int MAX_EMPTY_LINE_BYTES = 64;

    private final ExchangeHandler handler;
    private final Supplier<Http1Options> liveOptions;
    private final Http1Options options;
    private @Nullable Supervised owner;
    private @Nullable ChannelHandlerContext context;
    private boolean bytesSeen;
    private long sinceNanos;

    InboundConnection(ExchangeHandler handler, Supplier<Http1Options> liveOptions, long nowNanos) {
        this.handler = handler;
        this.liveOptions = liveOptions;
        this.options = liveOptions.get();
        this.sinceNanos = nowNanos;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        context = ctx;
    }

    @Override
    protected void decode(ChannelHandlerContext ctx, ByteBuf in, List<Object> out) {
        Boolean http = looksLikeHttp(in);
        if (http != null) {
            owner = http
                    ? Http1.serve(ctx.pipeline(), handler, liveOptions, false)
                    : Http1.refuse(ctx.pipeline(), handler, liveOptions);
            /* Bytes read so far go to the new owner when this handler leaves. */
            ctx.pipeline().remove(this);
        } else if (!bytesSeen) {
            bytesSeen = true;
            sinceNanos = ctx.executor().ticker().nanoTime();
        }
    }

    private @Nullable Boolean looksLikeHttp(ByteBuf in) {
        int start = in.readerIndex();
        while (start < in.writerIndex() && (in.getByte(start) == '\r' || in.getByte(start) == '\n')) {
            start++;
        }
        if (start - in.readerIndex() > MAX_EMPTY_LINE_BYTES) {
            return false;
        }
        if (start == in.writerIndex()) {
            return null;
        }
        if (options.anyMethod()) {
            return true;
        }
        int length = Math.min(Methods.LONGEST_START, in.writerIndex() - start);
        return Methods.beginsRequest(in.toString(start, length, StandardCharsets.ISO_8859_1));
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
