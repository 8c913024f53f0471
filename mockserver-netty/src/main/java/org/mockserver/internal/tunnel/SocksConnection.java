package org.mockserver.internal.tunnel;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.ByteToMessageDecoder;
import java.util.List;
import org.mockserver.internal.connection.Layer;
import org.mockserver.internal.connection.TunnelStarter;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.ProxyAccess;

/**
 * A client that speaks SOCKS: finds out where it wants to go and leaves the pipeline to the tunnel. Only CONNECT is
 * served.
 */
final class SocksConnection extends ByteToMessageDecoder {

    private final TunnelStarter tunnels;
    private final ConnectionOrigin origin;
    private final SocksMessages messages;
    private final Layer layer;
    private boolean over;

    SocksConnection(TunnelStarter tunnels, ProxyAccess access, ConnectionOrigin origin, Layer layer) {
        this.tunnels = tunnels;
        this.origin = origin;
        this.messages = new SocksMessages(access);
        this.layer = layer;
    }

    @Override
    protected void decode(ChannelHandlerContext ctx, ByteBuf in, List<Object> out) {
        if (over) {
            in.skipBytes(in.readableBytes());
            return;
        }
        SocksMessages.Step step = messages.next(in);
        if (step == null) {
            return;
        }
        Destination target = step.target();
        if (step.last()) {
            over = true;
            ctx.writeAndFlush(Unpooled.wrappedBuffer(step.answer())).addListener(ChannelFutureListener.CLOSE);
        } else if (target == null) {
            ctx.writeAndFlush(Unpooled.wrappedBuffer(step.answer()));
        } else {
            layer.settled(tunnels.open(ctx.pipeline(), origin.insideTunnel(target), messages));
            /* Bytes that have come already belong to the tunnel. */
            ctx.pipeline().remove(this);
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) throws Exception {
        super.userEventTriggered(ctx, event);
        if (event instanceof ChannelInputShutdownEvent && !layer.isSettled()) {
            ctx.close();
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        ctx.close();
    }
}
