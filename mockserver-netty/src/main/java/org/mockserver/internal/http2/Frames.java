package org.mockserver.internal.http2;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.Http2Connection;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Flags;
import io.netty.handler.codec.http2.Http2FrameAdapter;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.Http2Stream;
import io.netty.util.concurrent.Ticker;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.inbound.HeaderLines;
import org.mockserver.internal.inbound.Refusal;
import org.mockserver.internal.inbound.RequestParts;
import org.mockserver.model.Protocol;

/**
 * The reading half of a connection: makes exchanges of HEADERS and DATA frames that Netty has found to be in order. Used on
 * the connection's event loop. DATA is collected at once and its bytes are returned to the windows, so that a stream never
 * waits for another one; what that may cost in memory is bounded for each body and for the connection.
 */
final class Frames extends Http2FrameAdapter {

    /** Frames in ten seconds that ask for work without being part of a request. */
    private static final int MOST_IDLE_FRAMES = 5_000;

    /** Incomplete bodies of one connection may take this much together, or four of the largest ones. */
    private static final long LEAST_BODY_BUDGET_BYTES = 64L * 1024 * 1024;

    /** Larger bodies are not read to their end only to let the client see why they were refused. */
    private static final long MAX_DISCARDED_BYTES = 64L * 1024 * 1024;

    private final ServerConnection server;
    private final ExchangeHandler handler;
    private final StreamTunnels tunnels;
    private final Http2Options options;
    private final ConnectionOrigin origin;
    private final Http2Connection connection;
    private final Http2Connection.PropertyKey key;
    private final RateWindow idleFrames;
    private final Ticker ticker;
    private final RequestParts whole;
    private final long bodyBudgetBytes;
    private long collectedBytes;
    private boolean frameRead;

    Frames(
            ServerConnection server,
            ExchangeHandler handler,
            StreamTunnels tunnels,
            Http2Options options,
            ConnectionOrigin origin,
            Ticker ticker) {
        this.server = server;
        this.handler = handler;
        this.tunnels = tunnels;
        this.options = options;
        this.origin = origin;
        this.connection = server.connection();
        this.key = connection.newKey();
        this.ticker = ticker;
        this.idleFrames = new RateWindow(ticker, MOST_IDLE_FRAMES);
        this.whole = parts();
        this.bodyBudgetBytes = Math.max(LEAST_BODY_BUDGET_BYTES, 4L * options.maxBodyBytes());
    }

    private RequestParts parts() {
        return new RequestParts(options.maxBodyBytes(), options.maxDecodedBodyBytes());
    }

    StreamTunnels tunnels() {
        return tunnels;
    }

    @Nullable
    StreamExchange exchangeOf(Http2Stream stream) {
        return stream.getProperty(key);
    }

    /* Whether a frame has come to its end since this was asked last. */
    boolean takeFrameRead() {
        boolean read = frameRead;
        frameRead = false;
        return read;
    }

    @Override
    public void onHeadersRead(
            ChannelHandlerContext ctx,
            int streamId,
            Http2Headers headers,
            int streamDependency,
            short weight,
            boolean exclusive,
            int padding,
            boolean endOfStream)
            throws Http2Exception {
        frameRead = true;
        Http2Stream stream = connection.stream(streamId);
        RequestHeaders fields = (RequestHeaders) headers;
        StreamExchange known = exchangeOf(stream);
        if (known != null) {
            trailersRead(known, fields);
        } else {
            headRead(stream, fields, endOfStream);
        }
    }

    private void headRead(Http2Stream stream, RequestHeaders fields, boolean complete) throws Http2Exception {
        StreamExchange exchange = new StreamExchange(server, stream, complete ? 0 : ticker.nanoTime());
        stream.setProperty(key, exchange);
        RequestParts parts = complete ? whole : parts();
        String expectation = begin(parts, fields);
        if (fields.protocol() != null) {
            protocolWanted(exchange, parts, fields);
            return;
        }
        if (parts.method().equals("CONNECT")) {
            tunnelWanted(exchange, parts, fields);
            return;
        }
        Refusal objection = objection(parts, fields, expectation);
        if (objection != null) {
            boolean comes = expectation == null && parts.announcedBytes() <= MAX_DISCARDED_BYTES;
            server.responses().refuse(exchange, objection, comes);
        } else if (complete) {
            requestRead(exchange, parts);
        } else {
            exchange.arriving = parts;
            if (expectation != null) {
                server.responses().writeContinue(exchange);
            }
        }
    }

    private void tunnelWanted(StreamExchange exchange, RequestParts parts, RequestHeaders fields)
            throws Http2Exception {
        if (fields.path() != null || fields.scheme() != null || fields.authority() == null) {
            throw Http2Exception.streamError(
                    exchange.stream.id(), Http2Error.PROTOCOL_ERROR, "CONNECT names an authority and nothing else");
        }
        RequestView connect = parts.completeView(origin());
        if (connect == null) {
            server.responses().refuse(exchange, Refusal.MALFORMED, true);
            return;
        }
        tunnels.open(exchange, connect);
    }

    /* A WebSocket (RFC 8441 section 5): the request is told as HTTP/1.1 would send it, without a key, which is of no use
     * here. Whatever is not granted is answered like any other request. */
    private void protocolWanted(StreamExchange exchange, RequestParts parts, RequestHeaders fields)
            throws Http2Exception {
        boolean complete = fields.path() != null && fields.scheme() != null && fields.authority() != null;
        if (!complete || !"CONNECT".contentEquals(String.valueOf(fields.method()))) {
            throw Http2Exception.streamError(
                    exchange.stream.id(),
                    Http2Error.PROTOCOL_ERROR,
                    "another protocol is asked for with CONNECT, a scheme, an authority and a path");
        }
        Refusal objection = objection(parts, fields, null);
        if (objection != null || !FieldRules.WEBSOCKET.contentEquals(fields.protocol())) {
            server.responses().refuse(exchange, objection == null ? Refusal.UNKNOWN_PROTOCOL : objection, true);
            return;
        }
        fields.lines().append("connection", "Upgrade");
        fields.lines().append("upgrade", "websocket");
        RequestView request = parts.completeView(origin());
        exchange.wantsProtocol = true;
        if (request == null) {
            server.responses().refuse(exchange, Refusal.MALFORMED, true);
            return;
        }
        exchange.complete(request);
        if (!tunnels.upgrade(exchange, request)) {
            handler.handle(exchange);
        }
    }

    private RequestView.Origin origin() {
        return new RequestView.Origin(Protocol.HTTP_2, true, origin, System.currentTimeMillis());
    }

    /* Returns the value of an Expect field. */
    private static @Nullable String begin(RequestParts parts, RequestHeaders fields) {
        HeaderLines lines = fields.lines();
        parts.begin(fields.protocol() == null ? String.valueOf(fields.method()) : "GET", target(fields), lines);
        String expectation = null;
        for (int line = 0; line < lines.size(); line++) {
            switch (lines.name(line)) {
                case "expect" -> expectation = lines.value(line);
                case "content-length" -> parts.announce(line, Long.parseLong(lines.value(line)));
                case "content-encoding" -> parts.encoded(lines.value(line));
                default -> {}
            }
        }
        parts.beginBody();
        return expectation;
    }

    /* CONNECT names only an authority (RFC 9113 section 8.5). */
    private static String target(RequestHeaders fields) {
        CharSequence path = fields.path();
        return String.valueOf(path != null ? path : fields.authority());
    }

    private @Nullable Refusal objection(RequestParts parts, RequestHeaders fields, @Nullable String expectation) {
        CharSequence path = fields.path();
        if (path != null && path.length() > options.maxPathBytes()) {
            return Refusal.LINE_TOO_LONG;
        }
        if (expectation != null && !expectation.equalsIgnoreCase("100-continue")) {
            return Refusal.UNKNOWN_EXPECTATION;
        }
        return parts.announcesTooMuch() ? Refusal.BODY_TOO_LARGE : null;
    }

    private void trailersRead(StreamExchange exchange, RequestHeaders fields) throws Http2Exception {
        if (fields.hasPseudoFields()) {
            throw Http2Exception.streamError(
                    exchange.stream.id(), Http2Error.PROTOCOL_ERROR, "pseudo-header field in trailers");
        }
        if (exchange.tunnel != null) {
            exchange.tunnel.channel().inputEnded();
        }
        if (exchange.arriving != null) {
            exchange.arriving.trailers(fields.lines().pairs());
        }
        bodyRead(exchange);
    }

    @Override
    public int onDataRead(ChannelHandlerContext ctx, int streamId, ByteBuf data, int padding, boolean endOfStream)
            throws Http2Exception {
        frameRead = true;
        int bytes = data.readableBytes() + padding;
        StreamExchange exchange = exchangeOf(connection.stream(streamId));
        if (exchange != null && exchange.tunnel != null) {
            exchange.tunnel.channel().arrived(data.retain());
            if (endOfStream) {
                exchange.tunnel.channel().inputEnded();
            }
            return padding;
        }
        if (exchange != null && exchange.arriving != null) {
            if (append(exchange, exchange.arriving, data) && endOfStream) {
                bodyRead(exchange);
            }
        } else if (exchange != null) {
            discard(exchange, bytes);
        }
        return bytes;
    }

    private void discard(StreamExchange exchange, int bytes) {
        exchange.discardedBytes += bytes;
        if (exchange.discardedBytes > MAX_DISCARDED_BYTES && !exchange.stream.isResetSent()) {
            server.responses().reset(exchange, Http2Error.NO_ERROR.code());
        }
    }

    private boolean append(StreamExchange exchange, RequestParts parts, ByteBuf data) throws Http2Exception {
        int before = parts.collectedBytes();
        if (!parts.append(data)) {
            forget(exchange);
            server.responses().refuse(exchange, Refusal.BODY_TOO_LARGE, true);
            return false;
        }
        collectedBytes += parts.collectedBytes() - before;
        if (collectedBytes > bodyBudgetBytes) {
            throw Http2Exception.streamError(
                    exchange.stream.id(), Http2Error.ENHANCE_YOUR_CALM, "too many unfinished bodies at the same time");
        }
        return true;
    }

    /* The stream has closed, or its request is refused: what was collected is given up. */
    void forget(StreamExchange exchange) {
        if (exchange.arriving != null) {
            collectedBytes -= exchange.arriving.collectedBytes();
            exchange.arriving = null;
        }
    }

    private void bodyRead(StreamExchange exchange) {
        RequestParts parts = exchange.arriving;
        if (parts != null) {
            forget(exchange);
            requestRead(exchange, parts);
        }
    }

    private void requestRead(StreamExchange exchange, RequestParts parts) {
        RequestView request = parts.completeView(origin());
        if (request == null) {
            server.responses().refuse(exchange, Refusal.BODY_TOO_LARGE, true);
        } else {
            exchange.complete(request);
            handler.handle(exchange);
        }
    }

    /* Hands over a request that did not arrive in frames. */
    void requestRead(Http2Stream stream, RequestView request) {
        StreamExchange exchange = new StreamExchange(server, stream, 0);
        stream.setProperty(key, exchange);
        exchange.complete(request);
        handler.handle(exchange);
    }

    private void idleFrameRead() throws Http2Exception {
        frameRead = true;
        if (idleFrames.isExceeded()) {
            throw Http2Exception.connectionError(Http2Error.ENHANCE_YOUR_CALM, "too many frames outside of requests");
        }
    }

    @Override
    public void onSettingsRead(ChannelHandlerContext ctx, Http2Settings settings) throws Http2Exception {
        idleFrameRead();
    }

    @Override
    public void onPingRead(ChannelHandlerContext ctx, long data) throws Http2Exception {
        idleFrameRead();
    }

    @Override
    public void onPriorityRead(
            ChannelHandlerContext ctx, int streamId, int streamDependency, short weight, boolean exclusive)
            throws Http2Exception {
        idleFrameRead();
    }

    @Override
    public void onUnknownFrame(
            ChannelHandlerContext ctx, byte frameType, int streamId, Http2Flags flags, ByteBuf payload) {
        frameRead = true;
    }

    @Override
    public void onSettingsAckRead(ChannelHandlerContext ctx) {
        frameRead = true;
    }

    @Override
    public void onPingAckRead(ChannelHandlerContext ctx, long data) {
        frameRead = true;
    }

    @Override
    public void onRstStreamRead(ChannelHandlerContext ctx, int streamId, long errorCode) {
        frameRead = true;
    }

    @Override
    public void onGoAwayRead(ChannelHandlerContext ctx, int lastStreamId, long errorCode, ByteBuf debugData) {
        frameRead = true;
    }

    @Override
    public void onWindowUpdateRead(ChannelHandlerContext ctx, int streamId, int windowSizeIncrement) {
        frameRead = true;
    }
}
