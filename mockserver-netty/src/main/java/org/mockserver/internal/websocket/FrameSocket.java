package org.mockserver.internal.websocket;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.Utf8FrameValidator;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameDecoder;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameEncoder;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import java.io.IOException;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.inbound.TimeLimits;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What all WebSockets have in common: whole messages, a client that has to read, an end. Used on the event loop. */
abstract class FrameSocket extends SimpleChannelInboundHandler<WebSocketFrame> implements Supervised {

    private static final Logger LOG = LoggerFactory.getLogger(FrameSocket.class);

    final Channel channel;
    private final TimeLimits limits;

    /** @param writeStallMillis how long a client may read nothing of what it is sent */
    FrameSocket(Channel channel, long writeStallMillis) {
        this.channel = channel;
        this.limits = new TimeLimits(0, 0, writeStallMillis);
    }

    /* Adds the handlers at the end of the pipeline of a channel whose client was told about the WebSocket. */
    final void install(ChannelPipeline pipeline, int maxMessageBytes) {
        WebSocketDecoderConfig decoder = WebSocketDecoderConfig.newBuilder()
                .maxFramePayloadLength(maxMessageBytes)
                .allowExtensions(false)
                .build();
        pipeline.addLast(
                new WebSocket13FrameDecoder(decoder),
                new WebSocket13FrameEncoder(false),
                new Utf8FrameValidator(),
                new WebSocketFrameAggregator(maxMessageBytes),
                this);
        channel.config().setOption(ChannelOption.SO_KEEPALIVE, true);
        channel.config().setAutoRead(true);
    }

    /** The client has sent a larger message than it may. */
    abstract void tooLarge();

    /** Who the client is, for the log. */
    abstract String peer();

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
            tooLarge();
            return;
        }
        if (!(cause instanceof IOException) && !(cause instanceof CorruptedWebSocketFrameException)) {
            LOG.error("closing the WebSocket of {} after an unexpected failure", peer(), cause);
        }
        ctx.close();
    }

    @Override
    public void check(long nowNanos) {
        if (limits.writeStalled(channel, nowNanos)) {
            channel.close();
        }
    }
}
