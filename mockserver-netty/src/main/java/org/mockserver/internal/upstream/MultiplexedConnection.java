package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http2.Http2Connection;
import io.netty.handler.codec.http2.Http2ConnectionAdapter;
import io.netty.handler.codec.http2.Http2ConnectionDecoder;
import io.netty.handler.codec.http2.Http2ConnectionEncoder;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.Http2Stream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.UpstreamFailure.Kind;
import org.mockserver.internal.http2.ClientCodec;
import org.mockserver.internal.http2.ClientRequestHeaders;

/** One HTTP/2 connection to another server, shared by many requests (RFC 9113). Used on its event loop. */
final class MultiplexedConnection extends Http2ConnectionHandler {

    /*
     * A connection takes requests until the server or this side says that it is leaving; it closes when the last of its
     * streams has. A request whose stream ends without the server having looked at it (REFUSED_STREAM, or beyond the last
     * stream of a GOAWAY) is sent once more, whatever its method; one whose connection just dies, only if it is
     * idempotent and nothing had come back, as over HTTP/1.1.
     */

    /** What a server surely takes before it has said what it takes (RFC 9113 section 6.5.2). */
    private static final int STREAMS_BEFORE_SETTINGS = 100;

    /** More requests than this get a further connection, even if the server would take them. */
    private static final int MOST_STREAMS = 1_000;

    /** For all streams together; it refills by itself and only has to cover what is on the way. */
    private static final int CONNECTION_WINDOW_BYTES = 16 * 1024 * 1024;

    private static final int INITIAL_WINDOW_BYTES = 65_535;
    private static final long PING_PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final TargetPool pool;
    private final Channel channel;
    private final Http2Connection.PropertyKey key;
    private final boolean single;
    private final long idleLimitNanos;
    private @Nullable ChannelHandlerContext context;
    private @Nullable String problem;
    private int mostStreams = STREAMS_BEFORE_SETTINGS;
    private boolean reading;
    private boolean leaving;
    private boolean pinging;
    private long pingNanos;
    private long answered;
    private long readNanos = System.nanoTime();
    private long idleSinceNanos = readNanos;

    private MultiplexedConnection(
            TargetPool pool,
            Channel channel,
            UpstreamOptions options,
            Http2ConnectionDecoder decoder,
            Http2ConnectionEncoder encoder,
            Http2Settings settings) {
        super(decoder, encoder, settings, true);
        this.pool = pool;
        this.channel = channel;
        this.single = !options.pool().enabled();
        this.idleLimitNanos = TimeUnit.MILLISECONDS.toNanos(options.pool().idleMillis());
        this.key = connection().newKey();
        decoder.frameListener(new ResponseFrames(this));
        connection().addListener(new Http2ConnectionAdapter() {
            @Override
            public void onStreamClosed(Http2Stream stream) {
                streamClosed(stream);
            }

            /* Comes before the streams are closed that the server has not looked at. */
            @Override
            public void onGoAwayReceived(int lastStreamId, long errorCode, ByteBuf debugData) {
                leaving = true;
                if (errorCode != Http2Error.NO_ERROR.code()) {
                    problem = "GOAWAY " + name(errorCode);
                }
            }
        });
    }

    /* Makes a channel whose ends have agreed on HTTP/2 a connection. */
    static MultiplexedConnection install(TargetPool pool, Channel channel, Job first) {
        UpstreamOptions options = first.options;
        MultiplexedConnection connection = ClientCodec.handler(
                channel.eventLoop().ticker(),
                options.maxHeaderBytes(),
                (decoder, encoder, settings) ->
                        new MultiplexedConnection(pool, channel, options, decoder, encoder, settings));
        channel.pipeline().addLast(connection);
        return connection;
    }

    static String name(long errorCode) {
        Http2Error error = Http2Error.valueOf(errorCode);
        return error == null ? "error " + errorCode : error.name();
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) throws Exception {
        context = ctx;
        super.handlerAdded(ctx);
        decoder()
                .flowController()
                .incrementWindowSize(connection().connectionStream(), CONNECTION_WINDOW_BYTES - INITIAL_WINDOW_BYTES);
        flush(ctx);
    }

    private ChannelHandlerContext context() {
        ChannelHandlerContext ctx = context;
        if (ctx == null) {
            throw new IllegalStateException("not in a pipeline");
        }
        return ctx;
    }

    /* Whether a request can start at once. */
    boolean hasRoom() {
        return channel.isActive()
                && !leaving
                && !pinging
                && connection().local().canOpenStream()
                && connection().numActiveStreams() < (single ? 0 : mostStreams);
    }

    /* Sends a request. */
    void start(Job job) {
        int id = connection().local().incrementAndGetNextStreamId();
        if (id < 0) {
            /* All numbers are used up (RFC 9113 section 5.1.1). */
            leave();
            pool.resend(job);
            return;
        }
        UpstreamStream exchange = new UpstreamStream(this, job, id, System.nanoTime());
        OutgoingRequest request = job.request;
        ChannelHandlerContext ctx = context();
        boolean headAlone = request.body().length == 0 && request.trailers().isEmpty();
        ChannelPromise sent = ctx.newPromise().addListener(done -> exchange.sent());
        encoder()
                .writeHeaders(
                        ctx,
                        id,
                        ClientRequestHeaders.of(request, job.to),
                        0,
                        headAlone,
                        headAlone ? sent : ctx.newPromise());
        Http2Stream stream = connection().stream(id);
        if (stream == null) {
            exchange.spoiled(Kind.CLOSED, "the request could not be sent");
            return;
        }
        stream.setProperty(key, exchange);
        if (!headAlone) {
            boolean trailers = !request.trailers().isEmpty();
            encoder().writeData(ctx, id, Unpooled.wrappedBuffer(request.body()), 0, !trailers, sent);
            if (trailers) {
                encoder()
                        .writeHeaders(
                                ctx,
                                id,
                                ClientRequestHeaders.ofTrailers(request.trailers()),
                                0,
                                true,
                                ctx.newPromise());
            }
        }
        flushUnlessReading();
    }

    TargetPool pool() {
        return pool;
    }

    @Nullable
    UpstreamStream exchange(int streamId) {
        Http2Stream stream = connection().stream(streamId);
        return stream == null ? null : stream.getProperty(key);
    }

    /* What went wrong with the whole connection, null for nothing. */
    @Nullable
    String problem() {
        return problem;
    }

    /* Whether a request was answered before, so that the server may just have closed an idle connection. */
    boolean hasAnswered() {
        return answered > 0;
    }

    /* Something has arrived, which also tells that the other end is there. */
    void read() {
        readNanos = System.nanoTime();
        pinging = false;
    }

    void answered() {
        answered++;
    }

    /* The server has said how many requests it takes at the same time. */
    void settingsRead() {
        mostStreams = Math.min(MOST_STREAMS, connection().local().maxActiveStreams());
        pool.serveWaiting();
    }

    /* Ends a stream; the other streams go on. */
    void reset(int streamId) {
        ChannelHandlerContext ctx = context();
        resetStream(ctx, streamId, Http2Error.CANCEL.code(), ctx.newPromise());
        flushUnlessReading();
    }

    /* The server may send more of a body. */
    void consumed(int streamId, int bytes) {
        Http2Stream stream = connection().stream(streamId);
        try {
            if (stream != null && decoder().flowController().consumeBytes(stream, bytes)) {
                flushUnlessReading();
            }
        } catch (Http2Exception wrong) {
            onError(context(), true, wrong);
        }
    }

    private void flushUnlessReading() {
        if (!reading) {
            flush(context());
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) throws Exception {
        reading = true;
        super.channelRead(ctx, message);
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext ctx) throws Exception {
        reading = false;
        super.channelReadComplete(ctx);
    }

    private void streamClosed(Http2Stream stream) {
        UpstreamStream exchange = stream.getProperty(key);
        idleSinceNanos = System.nanoTime();
        if (exchange != null) {
            Http2Connection.Endpoint<?> local = connection().local();
            exchange.closed(connection().goAwayReceived() && stream.id() > local.lastStreamKnownByPeer());
        }
        if (leaving || single) {
            leave();
        } else {
            pool.serveWaiting();
        }
    }

    /* Nobody needs the connection any more that it was made for. */
    void rest() {
        if (single) {
            leave();
        }
    }

    /* Takes no more requests, and closes when there are none. */
    private void leave() {
        leaving = true;
        if (connection().numActiveStreams() == 0 && channel.isActive()) {
            ChannelHandlerContext ctx = context();
            goAway(ctx, 0, Http2Error.NO_ERROR.code(), Unpooled.EMPTY_BUFFER, ctx.newPromise());
            flush(ctx);
            channel.close();
        }
    }

    /* A request has waited in vain. If nothing else has come in that time either, the other end may be gone: no other
     * request is sent before it has shown that it is not. */
    void doubt(long sinceNanos) {
        if (!pinging && readNanos - sinceNanos <= 0) {
            ChannelHandlerContext ctx = context();
            pinging = true;
            pingNanos = System.nanoTime();
            encoder().writePing(ctx, false, pingNanos, ctx.newPromise());
            flushUnlessReading();
        }
    }

    void check(long nowNanos) {
        if (pinging && nowNanos - pingNanos >= PING_PATIENCE_NANOS) {
            problem = "it does not answer any more";
            channel.close();
            return;
        }
        if (connection().numActiveStreams() == 0) {
            if (leaving || (idleLimitNanos > 0 && nowNanos - idleSinceNanos >= idleLimitNanos)) {
                leave();
            }
            return;
        }
        for (UpstreamStream exchange : exchanges()) {
            exchange.check(nowNanos);
        }
    }

    private List<UpstreamStream> exchanges() {
        List<UpstreamStream> exchanges = new ArrayList<>(connection().numActiveStreams());
        try {
            connection().forEachActiveStream(stream -> {
                UpstreamStream exchange = stream.getProperty(key);
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

    @Override
    protected void onStreamError(
            ChannelHandlerContext ctx, boolean outbound, Throwable cause, Http2Exception.StreamException error) {
        UpstreamStream exchange = exchange(error.streamId());
        if (exchange != null && outbound) {
            exchange.spoiled(Kind.CLOSED, "the request could not be sent: " + error.getMessage());
        } else if (exchange != null) {
            exchange.spoiled(Kind.UNDECODABLE, undecodable(error.getMessage()));
        }
        super.onStreamError(ctx, outbound, cause, error);
    }

    static String undecodable(@Nullable String why) {
        return "response from the upstream could not be decoded: " + why;
    }

    @Override
    protected void onConnectionError(
            ChannelHandlerContext ctx, boolean outbound, Throwable cause, @Nullable Http2Exception error) {
        leaving = true;
        problem = String.valueOf(cause.getMessage());
        super.onConnectionError(ctx, outbound, cause, error);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) throws Exception {
        if (cause instanceof Http2Exception) {
            super.exceptionCaught(ctx, cause);
        } else {
            ctx.close();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) throws Exception {
        leaving = true;
        super.channelInactive(ctx);
        pool.closed(this);
    }
}
