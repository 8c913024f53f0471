package org.mockserver.internal.websocket;

import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.Utf8FrameValidator;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameDecoder;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameEncoder;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.netty.util.concurrent.Future;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Conversation.Kind;
import org.mockserver.internal.exchange.Conversation.Message;
import org.mockserver.internal.inbound.LoopTasks;
import org.mockserver.internal.inbound.TimeLimits;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A WebSocket that an expectation has answered with. All of it happens on the event loop of the channel. */
final class ConversationSocket extends SimpleChannelInboundHandler<WebSocketFrame>
        implements Supervised, Conversation.Peer {

    private static final Logger LOG = LoggerFactory.getLogger(ConversationSocket.class);

    /** As large as the body of a request may be by default. */
    private static final int MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

    /** How long a client may read nothing of what it is sent. */
    private static final long WRITE_STALL_MILLIS = 60_000;

    private static final WebSocketDecoderConfig DECODER = WebSocketDecoderConfig.newBuilder()
            .maxFramePayloadLength(MAX_MESSAGE_BYTES)
            .allowExtensions(false)
            .build();

    private final Channel channel;
    private final Conversation conversation;
    private final TimeLimits limits = new TimeLimits(0, 0, WRITE_STALL_MILLIS);
    private @Nullable Future<?> timer;
    private boolean ending;

    private ConversationSocket(Channel channel, Conversation conversation) {
        this.channel = channel;
        this.conversation = conversation;
    }

    /* Adds the handlers at the end of the pipeline of a channel whose client was told about the WebSocket. */
    static ConversationSocket install(ChannelPipeline pipeline, Conversation conversation) {
        ConversationSocket socket = new ConversationSocket(pipeline.channel(), conversation);
        pipeline.addLast(
                new WebSocket13FrameDecoder(DECODER),
                new WebSocket13FrameEncoder(false),
                new Utf8FrameValidator(),
                new WebSocketFrameAggregator(MAX_MESSAGE_BYTES),
                socket);
        pipeline.channel().config().setOption(ChannelOption.SO_KEEPALIVE, true);
        pipeline.channel().config().setAutoRead(true);
        conversation.opened(socket);
        return socket;
    }

    @Override
    public void send(Message message, Runnable sent) {
        WebSocketFrame frame = switch (message.kind()) {
            case TEXT -> new TextWebSocketFrame(Unpooled.wrappedBuffer(message.bytes()));
            case BINARY -> new BinaryWebSocketFrame(Unpooled.wrappedBuffer(message.bytes()));
            case PING -> new PingWebSocketFrame(Unpooled.wrappedBuffer(message.bytes()));
            case PONG -> new PongWebSocketFrame(Unpooled.wrappedBuffer(message.bytes()));
        };
        channel.writeAndFlush(frame).addListener(written -> {
            if (written.isSuccess() && !ending) {
                channel.eventLoop().execute(sent);
            }
        });
    }

    @Override
    public void execute(Runnable task) {
        channel.eventLoop().execute(() -> {
            if (!ending && channel.isActive()) {
                task.run();
            }
        });
    }

    @Override
    public void later(long delayNanos, Runnable task) {
        if (delayNanos <= 0) {
            task.run();
        } else {
            timer = LoopTasks.schedule(channel, delayNanos, () -> {
                if (!ending && channel.isActive()) {
                    task.run();
                }
            });
        }
    }

    @Override
    public void close(int status, String reason) {
        end(new CloseWebSocketFrame(status, reason));
    }

    private void end(CloseWebSocketFrame goodbye) {
        if (ending) {
            goodbye.release();
            return;
        }
        ending = true;
        channel.writeAndFlush(goodbye).addListener(ChannelFutureListener.CLOSE);
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, WebSocketFrame frame) {
        if (ending) {
            return;
        }
        if (frame instanceof CloseWebSocketFrame) {
            end(new CloseWebSocketFrame(true, 0, frame.content().retain()));
            return;
        }
        Kind kind;
        if (frame instanceof TextWebSocketFrame) {
            kind = Kind.TEXT;
        } else if (frame instanceof BinaryWebSocketFrame) {
            kind = Kind.BINARY;
        } else if (frame instanceof PingWebSocketFrame) {
            kind = Kind.PING;
            ctx.writeAndFlush(new PongWebSocketFrame(frame.content().retain()), ctx.voidPromise());
        } else {
            kind = Kind.PONG;
        }
        conversation.received(this, new Message(kind, ByteBufUtil.getBytes(frame.content())));
    }

    /* A client that does not read what it is sent is not read from either. */
    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ctx) {
        channel.config().setAutoRead(channel.isWritable());
        ctx.fireChannelWritabilityChanged();
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        ending = true;
        if (timer != null) {
            timer.cancel(false);
        }
        ctx.fireChannelInactive();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof ChannelInputShutdownEvent) {
            ctx.close();
        }
        ctx.fireUserEventTriggered(event);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        if (cause instanceof TooLongFrameException) {
            end(new CloseWebSocketFrame(WebSocketCloseStatus.MESSAGE_TOO_BIG));
            return;
        }
        if (!(cause instanceof IOException) && !(cause instanceof CorruptedWebSocketFrameException)) {
            LOG.error("closing the WebSocket from {} after an unexpected failure", channel.remoteAddress(), cause);
        }
        ctx.close();
    }

    @Override
    public void check(long nowNanos) {
        if (limits.writeStalled(channel, nowNanos)) {
            channel.close();
        }
    }

    @Override
    public void drain() {
        end(new CloseWebSocketFrame(WebSocketCloseStatus.ENDPOINT_UNAVAILABLE));
    }
}
