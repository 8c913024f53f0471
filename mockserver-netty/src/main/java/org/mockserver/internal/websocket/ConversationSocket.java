package org.mockserver.internal.websocket;

import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Conversation.Kind;
import org.mockserver.internal.exchange.Conversation.Message;
import org.mockserver.internal.inbound.LoopTasks;

/** A WebSocket that an expectation has answered with. All of it happens on the event loop of the channel. */
final class ConversationSocket extends FrameSocket implements Conversation.Peer {

    /** As large as the body of a request may be by default. */
    private static final int MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

    /** How long a client may read nothing of what it is sent. */
    private static final long WRITE_STALL_MILLIS = 60_000;

    private final Conversation conversation;
    private @Nullable Future<?> timer;
    private boolean ending;

    private ConversationSocket(Channel channel, Conversation conversation) {
        super(channel, WRITE_STALL_MILLIS);
        this.conversation = conversation;
    }

    /* Adds the handlers at the end of the pipeline of a channel whose client was told about the WebSocket. */
    static ConversationSocket install(ChannelPipeline pipeline, Conversation conversation) {
        ConversationSocket socket = new ConversationSocket(pipeline.channel(), conversation);
        socket.install(pipeline, MAX_MESSAGE_BYTES);
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
    void tooLarge() {
        end(new CloseWebSocketFrame(WebSocketCloseStatus.MESSAGE_TOO_BIG));
    }

    @Override
    String peer() {
        return String.valueOf(channel.remoteAddress());
    }

    @Override
    public void drain() {
        end(new CloseWebSocketFrame(WebSocketCloseStatus.ENDPOINT_UNAVAILABLE));
    }
}
