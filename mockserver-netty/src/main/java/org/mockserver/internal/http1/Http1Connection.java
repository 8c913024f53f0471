package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.Http1Format;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Protocol;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One HTTP/1 connection: reads requests, hands them to the handler, sends the answers in the order of the requests.
 * Everything but the two methods for other threads happens on the connection's event loop.
 */
public final class Http1Connection extends ChannelInboundHandlerAdapter implements Supervised {

    /*
     * Requests become slots in the pipeline of the connection. pump() moves them on: it sends what is ready at the head
     * and hands over what may be handled, until neither is possible. A handler that answers at once does so inside
     * pump(), which therefore does not recurse. What was written during a read is flushed once, when the read is over.
     */

    private static final Logger LOG = LoggerFactory.getLogger(Http1Connection.class);
    private static final ByteBuf CONTINUE = Unpooled.unreleasableBuffer(
            Unpooled.copiedBuffer("HTTP/1.1 100 Continue\r\n\r\n", StandardCharsets.US_ASCII)
                    .asReadOnly());

    private final ExchangeHandler handler;
    private final Supplier<Http1Options> liveOptions;
    private final Http1Options options;
    private final boolean secure;
    private final RequestDecoder decoder;
    private final IncomingRequest incoming;
    private final Pipeline pipeline;
    private final TimeLimits limits;
    private final ConnectionEnd end;
    private final @Nullable InetSocketAddress localAddress;
    private final @Nullable InetSocketAddress remoteAddress;

    private @Nullable ChannelHandlerContext context;
    private boolean reading;
    private boolean pumping;
    private boolean unflushed;
    private boolean paced;
    private boolean continueOwed;
    private boolean midRequest;
    private boolean draining;
    private boolean inputClosed;

    private Http1Connection(
            Channel channel, ExchangeHandler handler, Supplier<Http1Options> liveOptions, boolean secure) {
        this.handler = handler;
        this.liveOptions = liveOptions;
        this.options = liveOptions.get();
        this.secure = secure;
        this.decoder = new RequestDecoder(options);
        this.incoming = new IncomingRequest(options);
        this.pipeline = new Pipeline(options.pipeliningInOrder());
        this.limits = new TimeLimits(options);
        this.end = new ConnectionEnd(channel);
        this.localAddress = channel.localAddress() instanceof InetSocketAddress address ? address : null;
        this.remoteAddress = channel.remoteAddress() instanceof InetSocketAddress address ? address : null;
    }

    /**
     * Makes a channel speak HTTP/1. Bytes that have arrived already must be fired at the pipeline afterwards.
     *
     * @param channels the pipeline of an active channel; the handlers are added at its end
     * @param handler gets the requests
     * @param options read when the connection opens and where {@link Http1Options} says so
     * @param secure whether the bytes come out of TLS
     * @return the connection
     */
    public static Supervised install(
            ChannelPipeline channels, ExchangeHandler handler, Supplier<Http1Options> options, boolean secure) {
        Http1Connection connection = new Http1Connection(channels.channel(), handler, options, secure);
        channels.addLast(connection.decoder, connection);
        return connection;
    }

    /**
     * Takes over a channel whose first bytes are no protocol the server knows: says so in a line of text and closes.
     *
     * @param channels the pipeline of an active channel; the handlers are added at its end
     * @param handler not called
     * @param options time limits for the rest of the connection
     * @return the connection
     */
    public static Supervised installRefusing(
            ChannelPipeline channels, ExchangeHandler handler, Supplier<Http1Options> options) {
        Http1Connection connection = new Http1Connection(channels.channel(), handler, options, false);
        channels.addLast(connection.decoder, connection);
        connection.lastAnswer(Slot.answered(Refusal.NOT_HTTP));
        return connection;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        context = ctx;
    }

    private ChannelHandlerContext ctx() {
        ChannelHandlerContext ctx = context;
        if (ctx == null) {
            throw new IllegalStateException("not in a pipeline");
        }
        return ctx;
    }

    // ---- reading

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        reading = true;
        try {
            if (end.hasBegun()) {
                return;
            }
            if (message instanceof HttpRequest head) {
                headRead(head);
            }
            if (message instanceof HttpContent content && incoming.isActive()) {
                contentRead(content);
            }
        } finally {
            ReferenceCountUtil.release(message);
        }
    }

    private void headRead(HttpRequest head) {
        limits.touch();
        if (head.decoderResult().isFailure()) {
            refuse(Refusal.of(head.decoderResult().cause()));
            return;
        }
        if (!options.anyMethod() && !Methods.isKnown(head.method().name())) {
            lastAnswer(Slot.answered(Refusal.NOT_HTTP));
            return;
        }
        incoming.begin(head);
        Refusal objection = incoming.objection();
        if (objection == Refusal.BODY_TOO_LARGE && incoming.canBeSkipped()) {
            skipBody(objection);
        } else if (objection != null) {
            refuse(objection);
        } else if (incoming.expectsBody()) {
            beforeBody();
        }
    }

    private void skipBody(Refusal objection) {
        incoming.discardBody();
        pipeline.add(Slot.answered(objection, incoming.keepAlive()));
        pump();
    }

    private void beforeBody() {
        if (pipeline.isEmpty() && !paced && handler.answersBeforeBody() && answeredEarly()) {
            return;
        }
        if (incoming.expectsContinue()) {
            continueOwed = true;
            sendContinueIfDue();
        }
    }

    private boolean answeredEarly() {
        Http1Exchange early = new Http1Exchange(this, incoming.headView(origin()), incoming.chunksAllowed());
        pumping = true;
        boolean taken;
        try {
            taken = handler.handleHead(early);
        } finally {
            pumping = false;
        }
        if (taken) {
            incoming.discardBody();
            early.dispatched = true;
            pipeline.add(early);
            pump();
        }
        return taken;
    }

    /* An interim response must not overtake the responses to earlier requests. */
    private void sendContinueIfDue() {
        if (continueOwed && pipeline.isEmpty() && !paced) {
            continueOwed = false;
            ctx().write(CONTINUE.duplicate(), ctx().voidPromise());
            unflushed = true;
        }
    }

    private void contentRead(HttpContent content) {
        if (content.decoderResult().isFailure()) {
            refuse(Refusal.MALFORMED);
        } else if (!incoming.append(content.content())) {
            refuse(Refusal.BODY_TOO_LARGE);
        } else if (content instanceof LastHttpContent) {
            requestRead();
        }
    }

    private void requestRead() {
        limits.touch();
        continueOwed = false;
        if (!incoming.isDiscarding()) {
            RequestView request = incoming.completeView(origin());
            pipeline.add(
                    request == null
                            ? Slot.answered(Refusal.BODY_TOO_LARGE, incoming.keepAlive())
                            : new Http1Exchange(this, request, incoming.chunksAllowed()));
        }
        incoming.end();
        pump();
    }

    private RequestView.Origin origin() {
        return new RequestView.Origin(
                Protocol.HTTP_1_1,
                secure,
                incoming.keepAlive(),
                localAddress,
                remoteAddress,
                System.currentTimeMillis());
    }

    /* Nothing that follows on the connection can be trusted to be a request. */
    private void refuse(Refusal refusal) {
        lastAnswer(Slot.answered(refusal, false));
    }

    private void lastAnswer(Slot slot) {
        boolean answeredAlready = incoming.isDiscarding();
        incoming.end();
        end.noMoreRequests();
        if (!answeredAlready) {
            pipeline.add(slot);
        }
        pump();
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext ctx) {
        reading = false;
        if (midRequest != decoder.midRequest()) {
            midRequest = !midRequest;
            limits.touch();
        }
        settle();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof ChannelInputShutdownEvent && !inputClosed) {
            inputClosed = true;
            if (end.isLingering()) {
                ctx.close();
            } else {
                if (!end.hasBegun() && (incoming.isActive() || decoder.midRequest())) {
                    refuse(Refusal.MALFORMED);
                }
                settle();
            }
        }
        ctx.fireUserEventTriggered(event);
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ctx) {
        pump();
        settle();
        ctx.fireChannelWritabilityChanged();
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        end.closed();
        pipeline.clear();
        incoming.end();
        ctx.fireChannelInactive();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        if (!(cause instanceof IOException)) {
            LOG.error("closing the connection from {} after an unexpected failure", remoteAddress, cause);
        }
        ctx.close();
    }

    // ---- answering

    boolean onLoop() {
        return ctx().executor().inEventLoop();
    }

    void onLoop(Runnable task) {
        try {
            ctx().executor().execute(task);
        } catch (RejectedExecutionException stopped) {
            LOG.debug("an answer came after the server had stopped", stopped);
        }
    }

    void later(long delayNanos, Runnable task) {
        try {
            ctx().executor()
                    .schedule(
                            () -> {
                                if (ctx().channel().isActive()) {
                                    task.run();
                                }
                            },
                            Math.max(0, delayNanos),
                            TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException stopped) {
            LOG.debug("a delay was asked for after the server had stopped", stopped);
        }
    }

    void answered(Slot slot, @Nullable OutgoingResponse response, @Nullable ConnectionFault fault) {
        slot.response = response;
        slot.fault = fault;
        if (!pumping) {
            pump();
            if (!reading) {
                settle();
            }
        }
    }

    private void pump() {
        if (pumping) {
            return;
        }
        pumping = true;
        try {
            while (sendNext() || handleNext()) {
                limits.touch();
            }
        } finally {
            pumping = false;
        }
        sendContinueIfDue();
    }

    private boolean handleNext() {
        if (end.isClosing() || !ctx().channel().isWritable()) {
            return false;
        }
        if (!(pipeline.takeUndispatched() instanceof Http1Exchange exchange)) {
            return false;
        }
        handler.handle(exchange);
        return true;
    }

    private boolean sendNext() {
        if (paced || end.isClosing()) {
            return false;
        }
        Slot slot = pipeline.takeReady();
        if (slot == null) {
            return false;
        }
        if (slot.response != null) {
            send(slot, slot.response);
        } else if (slot.fault != null) {
            perform(slot.fault);
        }
        return true;
    }

    private void send(Slot slot, OutgoingResponse response) {
        boolean wish = slot.keepAlive && !(isLeaving() && pipeline.isEmpty() && !incoming.isActive());
        boolean keepAlive = Http1Format.staysOpen(response, wish);
        boolean close = !keepAlive || liveOptions.get().alwaysCloseSockets();
        unflushed = true;
        if (ResponseWriter.isPaced(slot, response)) {
            paced = true;
            ResponseWriter.writePaced(ctx(), response, keepAlive, () -> pacedBodyWritten(response, close));
        } else {
            ResponseWriter.write(ctx(), slot, response, keepAlive);
            if (close) {
                closeAfter(response);
            }
        }
    }

    private void pacedBodyWritten(OutgoingResponse response, boolean close) {
        paced = false;
        limits.touch();
        if (close) {
            closeAfter(response);
        }
        pump();
        settle();
    }

    private void closeAfter(OutgoingResponse response) {
        boolean unread = end.expectsNoMoreRequests() || incoming.isActive() || decoder.midRequest();
        unflushed = false;
        pipeline.clear();
        end.close(response.framing().closeSocketDelayNanos(), unread);
    }

    private void perform(ConnectionFault fault) {
        byte[] bytes = fault.bytes();
        if (bytes != null && bytes.length > 0) {
            ctx().write(Unpooled.wrappedBuffer(bytes), ctx().voidPromise());
            unflushed = true;
        }
        switch (fault.ending()) {
            case OPEN -> {}
            case CLOSE -> {
                pipeline.clear();
                end.close(0, end.expectsNoMoreRequests());
            }
            case RESET -> {
                pipeline.clear();
                end.reset();
            }
        }
    }

    /* After a read, an answer, or a change: flush, close if there is nothing left to do, read on if there is room. */
    private void settle() {
        if (unflushed) {
            unflushed = false;
            ctx().flush();
        }
        if (isLeaving() && isQuiet() && !end.isClosing()) {
            end.close(0, end.expectsNoMoreRequests());
        }
        boolean room =
                pipeline.size() < options.maxParsedAhead() && ctx().channel().isWritable();
        boolean wanted = end.isClosing() || room;
        if (ctx().channel().config().isAutoRead() != wanted) {
            ctx().channel().config().setAutoRead(wanted);
        }
    }

    private boolean isLeaving() {
        return draining || inputClosed || end.expectsNoMoreRequests();
    }

    private boolean isQuiet() {
        boolean nothingComing = end.expectsNoMoreRequests() || !incoming.isActive() && !decoder.midRequest();
        return pipeline.isEmpty() && !paced && nothingComing;
    }

    // ---- supervision

    @Override
    public void drain() {
        draining = true;
        settle();
    }

    @Override
    public void check(long nowNanos) {
        if (limits.writeStalled(ctx().channel(), nowNanos)) {
            end.reset();
            return;
        }
        TimeLimits.Phase phase = phase();
        if (!limits.exceeded(phase, nowNanos)) {
            return;
        }
        if (phase == TimeLimits.Phase.READING) {
            refuse(Refusal.TOO_SLOW);
            settle();
        } else {
            ctx().close();
        }
    }

    private TimeLimits.Phase phase() {
        if (end.isLingering()) {
            return TimeLimits.Phase.LINGERING;
        }
        if (end.isClosing() || !pipeline.isEmpty() || paced || !ctx().channel().isWritable()) {
            return TimeLimits.Phase.ANSWERING;
        }
        return midRequest ? TimeLimits.Phase.READING : TimeLimits.Phase.IDLE;
    }
}
