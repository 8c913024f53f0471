package org.mockserver.internal.binary;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.ChannelPromise;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.util.ReferenceCountUtil;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.exchange.BinaryAnswer;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.inbound.TimeLimits;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One connection whose bytes are cut into messages. All of it happens on the event loop of the channel. */
final class BinaryConnection extends ChannelDuplexHandler implements Supervised {

    /* One message at a time: while one waits for its answer nothing is read, so that answers keep the order of the
     * messages and nothing piles up. Where there is a server behind, this handler stands before the one that joins the
     * connection to it: what expectations do not answer goes on to that one, which then decides when to read more; and
     * what the server says passes by here. */

    private static final Logger LOG = LoggerFactory.getLogger(BinaryConnection.class);

    private final ExchangeHandler handler;
    private final ConnectionOrigin origin;
    private final Framing framing;
    private final ConnectionStarter refusal;
    private final TimeLimits limits;
    private final boolean inPostgres;
    private final Deque<ByteBuf> arrived = new ArrayDeque<>();

    private @Nullable ChannelHandlerContext context;
    private Replies replies = new Replies.Unordered(this::say);
    /** Looks after the connection in the place of this: what joins it to the server behind, or what refuses it. */
    private @Nullable Supervised other;

    private boolean joined;
    private @Nullable ByteBuf unanswered;
    private boolean working;
    private boolean passedOn;
    private boolean inputEnded;
    private boolean leaving;
    private boolean over;

    BinaryConnection(
            ExchangeHandler handler, ConnectionOrigin origin, BinaryOptions options, ConnectionStarter refusal) {
        this.handler = handler;
        this.origin = origin;
        this.framing = Framing.of(options);
        this.refusal = refusal;
        this.inPostgres = options.kind() == BinaryOptions.Kind.POSTGRESQL;
        this.limits = new TimeLimits(
                options.readTimeoutMillis(), options.idleTimeoutMillis(), options.writeStallTimeoutMillis());
    }

    void install(ChannelPipeline pipeline, @Nullable ConnectionStarter joining) {
        pipeline.addLast(this);
        if (joining != null) {
            joined = true;
            if (inPostgres) {
                replies = new PostgresReplies(pipeline.channel().alloc(), this::say);
            }
            other = joining.start(pipeline, origin);
        }
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        context = ctx;
    }

    private ChannelHandlerContext context() {
        return Objects.requireNonNull(context);
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        if (over || !(message instanceof ByteBuf bytes)) {
            ReferenceCountUtil.release(message);
            return;
        }
        if (replies.isOpaque()) {
            arrived.forEach(ctx::fireChannelRead);
            arrived.clear();
            ctx.fireChannelRead(bytes);
            return;
        }
        limits.touch();
        passedOn = false;
        ByteBuf before = framing.keepsReads() ? null : arrived.pollLast();
        arrived.add(before == null ? bytes : ByteToMessageDecoder.MERGE_CUMULATOR.cumulate(ctx.alloc(), before, bytes));
        work();
    }

    private void work() {
        if (working) {
            return;
        }
        working = true;
        try {
            while (!over && unanswered == null && !arrived.isEmpty()) {
                ByteBuf bytes = arrived.getFirst();
                int length = framing.length(bytes);
                if (length == 0) {
                    break;
                }
                ByteBuf message = bytes.readRetainedSlice(length);
                if (!bytes.isReadable()) {
                    arrived.removeFirst().release();
                }
                handle(message);
            }
        } catch (BrokenMessage broken) {
            giveUp(String.valueOf(broken.getMessage()));
        } finally {
            working = false;
        }
        if (!over) {
            readOn();
        }
    }

    private void handle(ByteBuf message) {
        unanswered = message;
        RequestView view = RequestView.binary(ByteBufUtil.getBytes(message), origin, System.currentTimeMillis());
        if (!handler.handleMessage(new MessageExchange(this, context().channel(), view, joined))) {
            unanswered = null;
            if (joined) {
                replies.passed(message);
                passOn(message);
            } else {
                message.release();
                refuse();
            }
        }
    }

    private void passOn(ByteBuf message) {
        passedOn = true;
        context().fireChannelRead(message);
    }

    /* Where bytes went on to the server behind, they have to arrive there before more is read. */
    private void readOn() {
        Channel channel = context().channel();
        if (inputEnded) {
            ended();
        } else if (joined) {
            if (unanswered == null && !passedOn) {
                channel.read();
            }
        } else {
            channel.config().setAutoRead(unanswered == null && channel.isWritable());
        }
    }

    /** The message at hand has its answer. */
    void answered(BinaryAnswer answer) {
        ByteBuf message = unanswered;
        if (message == null || over) {
            return;
        }
        unanswered = null;
        limits.touch();
        if (replies.answered(message, answer)) {
            passOn(message);
        } else {
            message.release();
        }
        if (leaving) {
            close();
        } else {
            work();
        }
    }

    private void say(byte[] bytes) {
        context().writeAndFlush(Unpooled.wrappedBuffer(bytes));
    }

    /** The message at hand is answered by what happens to the connection. */
    void failed(ConnectionFault fault) {
        ByteBuf message = unanswered;
        if (message == null || over) {
            return;
        }
        unanswered = null;
        message.release();
        byte[] bytes = fault.bytes();
        if (bytes != null) {
            say(bytes);
        }
        switch (fault.ending()) {
            case OPEN -> work();
            case CLOSE -> close();
            case RESET -> {
                over = true;
                Channel channel = context().channel();
                channel.config().setOption(ChannelOption.SO_LINGER, 0);
                channel.pipeline().firstContext().close();
            }
        }
    }

    private void close() {
        over = true;
        context().writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
    }

    /* What the client says from now on is read and dropped by whoever refuses. */
    private void refuse() {
        over = true;
        release();
        ChannelHandlerContext ctx = context();
        ctx.channel().config().setAutoRead(true);
        other = refusal.start(ctx.pipeline(), origin);
        ctx.pipeline().remove(this);
    }

    private void giveUp(String why) {
        LOG.warn(
                "a connection from {} is closed because its bytes are no messages: {}; see"
                        + " mockserver.binaryMessageFraming",
                context().channel().remoteAddress(),
                why);
        close();
        release();
    }

    @Override
    public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
        boolean fromServer = joined && message instanceof ByteBuf;
        ctx.write(fromServer ? replies.heard((ByteBuf) message) : message, promise);
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ctx) {
        if (!joined && !over) {
            readOn();
        }
        ctx.fireChannelWritabilityChanged();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof ChannelInputShutdownEvent && !over) {
            inputEnded = true;
            ended();
        } else {
            ctx.fireUserEventTriggered(event);
        }
    }

    /* The end comes after the answer that is still due. */
    private void ended() {
        if (unanswered != null || over) {
            return;
        }
        if (!arrived.isEmpty() && !replies.isOpaque()) {
            giveUp("the last one is incomplete");
        } else if (joined) {
            inputEnded = false;
            context().fireUserEventTriggered(ChannelInputShutdownEvent.INSTANCE);
        } else {
            close();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        over = true;
        release();
        ctx.fireChannelInactive();
    }

    private void release() {
        arrived.forEach(ReferenceCountUtil::release);
        arrived.clear();
        ByteBuf message = unanswered;
        unanswered = null;
        ReferenceCountUtil.release(message);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        if (!(cause instanceof IOException)) {
            LOG.error("closing the connection from {} after an unexpected failure", origin.remoteAddress(), cause);
        }
        ctx.close();
    }

    @Override
    public void check(long nowNanos) {
        Channel channel = context().channel();
        TimeLimits.Phase phase = TimeLimits.Phase.IDLE;
        if (unanswered != null) {
            phase = TimeLimits.Phase.ANSWERING;
        } else if (!arrived.isEmpty()) {
            phase = TimeLimits.Phase.READING;
        }
        if (other != null) {
            other.check(nowNanos);
        }
        boolean late = limits.exceeded(phase, nowNanos) && (other == null || phase == TimeLimits.Phase.READING);
        if (late && phase == TimeLimits.Phase.READING && !over) {
            giveUp("the rest of one did not arrive in time");
        } else if (late || other == null && limits.writeStalled(channel, nowNanos)) {
            channel.close();
        }
    }

    @Override
    public void drain() {
        if (other != null) {
            other.drain();
        } else if (unanswered != null) {
            leaving = true;
        } else {
            context().close();
        }
    }
}
