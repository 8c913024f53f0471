package org.mockserver.internal.tunnel;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelPipeline;
import java.util.function.LongSupplier;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.Layer;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.connection.TunnelStarter;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.ProxyAccess;

/** Makes tunnels that end in this server. */
public final class Tunnels implements TunnelStarter {

    private final ConnectionStarter inside;

    /**
     * Tunnels to this server.
     *
     * @param inside takes what comes through a tunnel
     */
    public Tunnels(ConnectionStarter inside) {
        this.inside = inside;
    }

    @Override
    public Supervised open(ChannelPipeline pipeline, ConnectionOrigin origin, Answers answers) {
        pipeline.channel().writeAndFlush(Unpooled.wrappedBuffer(answers.opened()));
        pipeline.channel().config().setAutoRead(true);
        return inside.start(pipeline, origin);
    }

    /**
     * SOCKS 4, 4a and 5.
     *
     * @param access who may use the proxy
     * @param handshakeLimitMillis the most time until a client has said where it wants to go, read when a connection
     *     opens; 0 for no limit
     * @return starts connections
     */
    public ConnectionStarter socks(ProxyAccess access, LongSupplier handshakeLimitMillis) {
        return (pipeline, origin) -> {
            Layer layer = new Layer(pipeline.channel(), handshakeLimitMillis.getAsLong());
            pipeline.addLast(new SocksConnection(this, access, origin, layer));
            return layer;
        };
    }
}
