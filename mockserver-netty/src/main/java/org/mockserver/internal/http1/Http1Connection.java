package org.mockserver.internal.http1;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionUpgrade;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.connection.TunnelStarter;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.inbound.LoopTasks;
import org.mockserver.internal.inbound.Refusal;
import org.mockserver.internal.inbound.TimeLimits;
import org.mockserver.internal.inbound.TunnelTarget;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One HTTP/1 connection: reads requests, hands them to the handler, sends the answers in the order of the requests.
 * Everything but the calls of exchanges that are answered elsewhere happens on the connection's event loop.
 */
final class Http1Connection extends ChannelInboundHandlerAdapter implements Supervised, Answers.Situation {

    private static final Logger LOG = LoggerFactory.getLogger(Http1Connection.class);

    private static final ConnectionFault NO_WEBSOCKET = new ConnectionFault(null, ConnectionFault.Ending.CLOSE, -1);

    private final Channel channel;
    private final ExchangeHandler handler;
    private final TunnelStarter tunnels;
    private final ConnectionUpgrade upgrade;
    private final ConnectionOrigin origin;
    private final Http1Options options;
    private final TimeLimits limits;
    private final ConnectionEnd end;
    private final Answers answers;
    private final RequestReader reader;
    private boolean reading;
    private boolean midRequest;
    private boolean draining;
    private boolean inputClosed;
    private @Nullable Supervised successor;

    private Http1Connection(
            Channel channel,
            ExchangeHandler handler,
            Supplier<Http1Options> liveOptions,
            TunnelStarter tunnels,
            ConnectionUpgrade upgrade,
            ConnectionOrigin origin) {
        this.channel = channel;
        this.handler = handler;
        this.tunnels = tunnels;
        this.upgrade = upgrade;
        this.origin = origin;
        this.options = liveOptions.get();
        this.limits = new TimeLimits(
                options.requestReadTimeoutMillis(), options.idleTimeoutMillis(), options.writeStallTimeoutMillis());
        this.end = new ConnectionEnd(channel);
        this.answers = new Answers(handler, liveOptions, limits, end, this);
        this.reader = new RequestReader(this, origin, options, answers, limits, end);
    }

    /* Adds the handlers at the end of an active channel's pipeline. */
    static Http1Connection install(
            ChannelPipeline channels,
            ExchangeHandler handler,
            Supplier<Http1Options> options,
            TunnelStarter tunnels,
            ConnectionUpgrade upgrade,
            ConnectionOrigin origin) {
        Http1Connection connection =
                new Http1Connection(channels.channel(), handler, options, tunnels, upgrade, origin);
        channels.addLast(connection.reader.decoder(), connection);
        return connection;
    }

    /* Leaves the channel to a tunnel, or says why there is none. The bytes after the request belong to the tunnel, so
     * it cannot be asked for while earlier requests are unanswered. */
    void tunnel(RequestView connect) {
        OutgoingResponse refusal = handler.proxyAccess().refusal(connect);
        Destination target = TunnelTarget.of(connect);
        if (refusal != null) {
            answers.add(Slot.answered(refusal, connect.origin().keepAlive()));
        } else if (target == null || !answers.isIdle() || isLeaving()) {
            reader.refuse(Refusal.MALFORMED);
        } else {
            ChannelPipeline pipeline = channel.pipeline();
            answers.flush();
            successor = tunnels.open(pipeline, origin.insideTunnel(target), ConnectRequest.ANSWERS);
            pipeline.remove(this);
            pipeline.remove(reader.decoder());
        }
    }

    /* Gives the channel to another protocol if the request asks for one that is spoken. Bytes that follow the request go
     * to that protocol. */
    boolean upgrade(RequestView request) {
        ConnectionUpgrade.Accepted accepted = isLeaving() ? null : upgrade.accept(request);
        if (accepted == null) {
            return false;
        }
        answers.flush();
        switchTo(accepted);
        return true;
    }

    private void switchTo(ConnectionUpgrade.Accepted accepted) {
        ChannelPipeline pipeline = channel.pipeline();
        pipeline.context(this).writeAndFlush(ResponseWriter.switching(accepted.protocol(), accepted.headers()));
        successor = accepted.start(pipeline, origin);
        pipeline.remove(this);
        pipeline.remove(reader.decoder());
    }

    /* Answers a request by going on as a WebSocket. That needs a request that asks for it and is the only one that is
     * unanswered; any other ends the connection. From any thread. */
    void converse(Http1Exchange exchange, Conversation conversation) {
        LoopTasks.run(channel, () -> {
            ConnectionUpgrade.Accepted accepted =
                    answers.outstanding() == 1 && !isLeaving() && !isMidRequest() && channel.isActive()
                            ? upgrade.accept(exchange.request(), conversation)
                            : null;
            if (accepted == null) {
                answers.answered(exchange, null, NO_WEBSOCKET);
            } else {
                answers.abandon();
                switchTo(accepted);
            }
        });
    }

    /* Says that the bytes are no HTTP and closes. */
    void refuseOtherProtocol() {
        reader.end(Refusal.NOT_HTTP);
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        answers.start(ctx);
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        reading = true;
        try {
            reader.read(message);
        } finally {
            ReferenceCountUtil.release(message);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext ctx) {
        reading = false;
        if (midRequest != reader.isMidRequest()) {
            midRequest = !midRequest;
            limits.touch();
        }
        settle();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof ChannelInputShutdownEvent) {
            inputClosed = true;
            if (end.isLingering()) {
                ctx.close();
            } else {
                if (!end.hasBegun() && reader.isMidRequest()) {
                    reader.refuse(Refusal.MALFORMED);
                }
                settle();
            }
        }
        ctx.fireUserEventTriggered(event);
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ctx) {
        if (channel.isWritable()) {
            answers.writable();
        }
        settle();
        ctx.fireChannelWritabilityChanged();
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        end.closed();
        answers.abandon();
        reader.abandon();
        ctx.fireChannelInactive();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        if (!(cause instanceof IOException)) {
            LOG.error("closing the connection from {} after an unexpected failure", channel.remoteAddress(), cause);
        }
        ctx.close();
    }

    Executor loop() {
        return channel.eventLoop();
    }

    /* Answers a slot from any thread. */
    void answer(Slot slot, @Nullable OutgoingResponse response, @Nullable ConnectionFault fault) {
        if (channel.eventLoop().inEventLoop()) {
            answers.answered(slot, response, fault);
        } else {
            LoopTasks.run(channel, () -> answers.answered(slot, response, fault));
        }
    }

    /* Runs a task on the event loop after a delay unless the slot is abandoned by then. From any thread. */
    void later(Slot slot, long delayNanos, Runnable task) {
        LoopTasks.run(channel, () -> {
            if (channel.isActive()) {
                slot.timer = LoopTasks.schedule(channel, delayNanos, task);
            }
        });
    }

    /* After a read, an answer, or a change: flush, close if there is nothing left to do, read on if there is room. */
    @Override
    public void settle() {
        if (reading) {
            return;
        }
        answers.flush();
        if (isLeaving() && isQuiet() && !end.isClosing()) {
            end.close(0, end.expectsNoMoreRequests());
        }
        boolean room = answers.outstanding() < options.maxParsedAhead() && channel.isWritable();
        boolean wanted = end.isClosing() || room;
        if (channel.config().isAutoRead() != wanted) {
            channel.config().setAutoRead(wanted);
        }
    }

    @Override
    public boolean isLeaving() {
        return draining || inputClosed || end.expectsNoMoreRequests();
    }

    @Override
    public boolean isMidRequest() {
        return reader.isMidRequest();
    }

    private boolean isQuiet() {
        return answers.isIdle() && (end.expectsNoMoreRequests() || !reader.isMidRequest());
    }

    @Override
    public void drain() {
        if (successor != null) {
            successor.drain();
            return;
        }
        draining = true;
        settle();
    }

    @Override
    public void check(long nowNanos) {
        if (successor != null) {
            successor.check(nowNanos);
            return;
        }
        if (limits.writeStalled(channel, nowNanos)) {
            end.reset();
            return;
        }
        TimeLimits.Phase phase = phase();
        if (!limits.exceeded(phase, nowNanos)) {
            return;
        }
        if (phase == TimeLimits.Phase.READING) {
            reader.refuse(Refusal.TOO_SLOW);
            settle();
        } else {
            channel.close();
        }
    }

    private TimeLimits.Phase phase() {
        if (end.isLingering()) {
            return TimeLimits.Phase.LINGERING;
        }
        if (end.isClosing() || !answers.isIdle() || !channel.isWritable()) {
            return TimeLimits.Phase.ANSWERING;
        }
        return midRequest ? TimeLimits.Phase.READING : TimeLimits.Phase.IDLE;
    }
}
