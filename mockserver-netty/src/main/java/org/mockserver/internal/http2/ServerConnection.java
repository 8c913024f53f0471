package org.mockserver.internal.http2;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.http2.Http2CodecUtil;
import io.netty.handler.codec.http2.Http2ConnectionAdapter;
import io.netty.handler.codec.http2.Http2ConnectionDecoder;
import io.netty.handler.codec.http2.Http2ConnectionEncoder;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.Http2Stream;
import io.netty.util.ReferenceCountUtil;
import io.netty.util.concurrent.Future;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.inbound.Lingering;
import org.mockserver.internal.inbound.LoopTasks;
import org.mockserver.internal.inbound.Refusal;
import org.mockserver.internal.inbound.TimeLimits;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One HTTP/2 connection: its beginning, its time limits, its errors and its end. Everything happens on the connection's
 * event loop, except where it says otherwise.
 */
final class ServerConnection extends Http2ConnectionHandler implements Supervised {

    /*
     * A connection that leaves has told the client the last stream it will answer (GOAWAY), and closes when no stream is
     * open. A stream counts as open until its last byte has been given to the socket. Nothing flushes while a batch of
     * bytes is read: Netty's handler does so after it.
     */

    private static final Logger LOG = LoggerFactory.getLogger(ServerConnection.class);

    /** Room for all uploads of a connection together; each stream has {@link CodecBuilder#STREAM_WINDOW_BYTES}. */
    private static final int CONNECTION_WINDOW_BYTES = 16 * 1024 * 1024;

    private final Channel channel;
    private final Supplier<Http2Options> liveOptions;
    private final TimeLimits limits;
    private final long readNanos;
    private final long stallNanos;
    private final Frames frames;
    private final Responses responses;
    private @Nullable ChannelHandlerContext context;
    private @Nullable RequestView upgraded;
    private boolean reading;
    private boolean midFrame;
    private boolean leaving;
    private boolean inputEnded;
    private boolean closing;
    private boolean lingering;
    private long closeDelayNanos;

    ServerConnection(
            Http2ConnectionDecoder decoder,
            Http2ConnectionEncoder encoder,
            Http2Settings settings,
            Channel channel,
            ExchangeHandler handler,
            StreamProtocols protocols,
            Supplier<Http2Options> liveOptions,
            ConnectionOrigin origin) {
        super(decoder, encoder, settings, true);
        Http2Options options = liveOptions.get();
        this.channel = channel;
        this.liveOptions = liveOptions;
        this.limits = new TimeLimits(
                options.requestReadTimeoutMillis(), options.idleTimeoutMillis(), options.writeStallTimeoutMillis());
        this.readNanos = TimeUnit.MILLISECONDS.toNanos(options.requestReadTimeoutMillis());
        this.stallNanos = TimeUnit.MILLISECONDS.toNanos(options.writeStallTimeoutMillis());
        this.frames = new Frames(
                this,
                handler,
                new StreamTunnels(this, handler.proxyAccess(), protocols, origin),
                options,
                origin,
                channel.eventLoop().ticker());
        this.responses = new Responses(this);
        decoder.frameListener(frames);
        connection().addListener(new Http2ConnectionAdapter() {
            @Override
            public void onStreamClosed(Http2Stream stream) {
                streamClosed(stream);
            }
        });
    }

    Responses responses() {
        return responses;
    }

    StreamTunnels tunnels() {
        return frames.tunnels();
    }

    ChannelHandlerContext context() {
        ChannelHandlerContext ctx = context;
        if (ctx == null) {
            throw new IllegalStateException("not in a pipeline");
        }
        return ctx;
    }

    /* Runs a task on the event loop. From any thread. */
    void onLoop(Runnable task) {
        LoopTasks.run(channel, task);
    }

    Future<?> schedule(long delayNanos, Runnable task) {
        return LoopTasks.schedule(channel, delayNanos, task);
    }

    /* The event loop, for work that belongs to the connection. From any thread. */
    Executor loop() {
        return channel.eventLoop();
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) throws Exception {
        context = ctx;
        super.handlerAdded(ctx);
        decoder()
                .flowController()
                .incrementWindowSize(connection().connectionStream(), CONNECTION_WINDOW_BYTES - 65_535);
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) throws Exception {
        if (lingering) {
            ReferenceCountUtil.release(message);
            return;
        }
        reading = true;
        super.channelRead(ctx, message);
        RequestView first = upgraded;
        upgraded = null;
        Http2Stream stream = first == null ? null : connection().stream(Http2CodecUtil.HTTP_UPGRADE_STREAM_ID);
        if (first != null && stream != null) {
            frames.requestRead(stream, first);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext ctx) throws Exception {
        /* The end of a batch is told twice when the first bytes are handed over. */
        if (reading) {
            reading = false;
            boolean waiting = actualReadableBytes() > 0 || !frames.takeFrameRead();
            if (!waiting || !midFrame) {
                limits.touch();
            }
            midFrame = waiting;
        }
        super.channelReadComplete(ctx);
    }

    /* Answers a request that came by HTTP/1.1 on the first stream, whose client's half has ended (RFC 7540 section 3.2),
     * once the client speaks HTTP/2 itself: curl has no room for much that comes before that. */
    void takeOver(RequestView request, Http2Settings settings) {
        try {
            onHttpServerUpgrade(settings);
            upgraded = request;
        } catch (Http2Exception wrongSettings) {
            onError(context(), false, wrongSettings);
        }
    }

    /* Opens the window of a stream again by what has been read of it. */
    void consumed(StreamExchange exchange, int bytes) {
        try {
            if (bytes > 0
                    && exchange.stream.state() != Http2Stream.State.CLOSED
                    && decoder().flowController().consumeBytes(exchange.stream, bytes)) {
                flushUnlessReading();
            }
        } catch (Http2Exception failed) {
            onError(context(), false, failed);
        }
    }

    void flushUnlessReading() {
        if (!reading) {
            flush(context());
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) throws Exception {
        super.userEventTriggered(ctx, event);
        if (event instanceof ChannelInputShutdownEvent) {
            inputEnded = true;
            for (StreamExchange exchange : exchanges()) {
                if (exchange.arriving != null || exchange.discarding || exchange.tunnel != null) {
                    exchange.stream.close();
                }
            }
            leave(0);
            if (lingering) {
                ctx.close();
            }
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) throws Exception {
        if (cause instanceof Http2Exception) {
            super.exceptionCaught(ctx, cause);
            return;
        }
        if (!(cause instanceof IOException)) {
            LOG.error("closing the connection from {} after an unexpected failure", channel.remoteAddress(), cause);
        }
        ctx.close();
    }

    @Override
    protected void onConnectionError(
            ChannelHandlerContext ctx, boolean outbound, Throwable cause, @Nullable Http2Exception http2) {
        if (http2 == null && !(cause instanceof IOException)) {
            LOG.error("closing the connection from {} after an unexpected failure", channel.remoteAddress(), cause);
        }
        super.onConnectionError(ctx, outbound, cause, http2);
    }

    private void streamClosed(Http2Stream stream) {
        StreamExchange exchange = frames.exchangeOf(stream);
        if (exchange != null) {
            frames.forget(exchange);
            exchange.abandon();
            if (exchange.closeDelayNanos >= 0) {
                leave(exchange.closeDelayNanos);
            }
        }
        limits.touch();
        closeIfQuiet();
    }

    /* Whether every response ends its connection. */
    boolean closesAlways() {
        return liveOptions.get().alwaysCloseSockets();
    }

    /* Answers the streams there are, takes no others, then closes. */
    private void leave(long delayNanos) {
        closeDelayNanos = Math.max(closeDelayNanos, delayNanos);
        if (!leaving && channel.isActive()) {
            leaving = true;
            goAway(
                    context(),
                    connection().remote().lastStreamCreated(),
                    Http2Error.NO_ERROR.code(),
                    Unpooled.EMPTY_BUFFER,
                    context().newPromise());
            flushUnlessReading();
        }
        closeIfQuiet();
    }

    private void closeIfQuiet() {
        if (!leaving || closing || connection().numActiveStreams() > 0) {
            return;
        }
        closing = true;
        if (closeDelayNanos > 0) {
            schedule(closeDelayNanos, this::closeWhenWritten);
        } else {
            closeWhenWritten();
        }
    }

    /* A client goes on sending about what it has got: windows, acknowledgements. */
    private void closeWhenWritten() {
        context().writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(written -> {
            lingering = written.isSuccess() && Lingering.begin(channel);
            if (!lingering) {
                channel.close();
            }
        });
    }

    /* Resets the TCP connection, from the socket's end of the pipeline, so that no layer says goodbye. */
    void cut() {
        closing = true;
        channel.flush();
        channel.config().setOption(ChannelOption.SO_LINGER, 0);
        channel.pipeline().firstContext().close();
    }

    /* Sends bytes that are no frame. */
    void writeRaw(byte[] bytes, boolean close) {
        context().write(Unpooled.wrappedBuffer(bytes));
        if (close) {
            closing = true;
            closeWhenWritten();
        }
    }

    @Override
    public void drain() {
        for (StreamExchange exchange : exchanges()) {
            if (exchange.tunnel != null) {
                exchange.tunnel.drain();
            }
        }
        leave(0);
    }

    @Override
    public void check(long nowNanos) {
        if (limits.writeStalled(channel, nowNanos)) {
            cut();
            return;
        }
        for (StreamExchange exchange : exchanges()) {
            check(exchange, nowNanos);
        }
        TimeLimits.Phase phase = phase();
        if (limits.exceeded(phase, nowNanos)) {
            leave(0);
            channel.close();
        }
    }

    private void check(StreamExchange exchange, long nowNanos) {
        if (exchange.tunnel != null && exchange.tunnel.channel().isOpen()) {
            exchange.tunnel.check(nowNanos);
            return;
        }
        boolean tooSlow = readNanos > 0 && nowNanos - exchange.sinceNanos >= readNanos;
        if (exchange.arriving != null && tooSlow) {
            frames.forget(exchange);
            responses.refuse(exchange, Refusal.TOO_SLOW, false);
            flush(context());
        } else if (exchange.discarding && tooSlow) {
            responses.reset(exchange, Http2Error.NO_ERROR.code());
            flush(context());
        } else if (exchange.answering && exchange.isStalled(!inputEnded, stallNanos, nowNanos)) {
            responses.reset(exchange, Http2Error.CANCEL.code());
            flush(context());
        }
    }

    private TimeLimits.Phase phase() {
        if (lingering) {
            return TimeLimits.Phase.LINGERING;
        }
        if (closing || !channel.isWritable()) {
            return TimeLimits.Phase.ANSWERING;
        }
        if (midFrame || upgraded != null) {
            return TimeLimits.Phase.READING;
        }
        return connection().numActiveStreams() > 0 ? TimeLimits.Phase.ANSWERING : TimeLimits.Phase.IDLE;
    }

    private List<StreamExchange> exchanges() {
        List<StreamExchange> exchanges = new ArrayList<>(connection().numActiveStreams());
        try {
            connection().forEachActiveStream(stream -> {
                StreamExchange exchange = frames.exchangeOf(stream);
                if (exchange != null) {
                    exchanges.add(exchange);
                }
                return true;
            });
        } catch (Http2Exception impossible) {
            throw new IllegalStateException(impossible);
        }
        return exchanges;
    }
}
