package org.mockserver.internal.http2;

import io.netty.channel.Channel;
import io.netty.channel.EventLoop;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.connection.TunnelStarter;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.ProxyAccess;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.inbound.Refusal;
import org.mockserver.internal.inbound.TunnelTarget;

/** Tunnels that clients open on single streams with CONNECT (RFC 9113 section 8.5). Used on the connection's event loop. */
final class StreamTunnels {

    /** The answer is a frame, which is sent before the tunnel has a channel. */
    private static final TunnelStarter.Answers SENT = new TunnelStarter.Answers() {
        @Override
        public byte[] opened() {
            return new byte[0];
        }

        @Override
        public byte[] failed(String reason) {
            return new byte[0];
        }
    };

    private final ServerConnection server;
    private final ProxyAccess access;
    private final TunnelStarter starter;
    private final ConnectionOrigin origin;

    StreamTunnels(ServerConnection server, ProxyAccess access, TunnelStarter starter, ConnectionOrigin origin) {
        this.server = server;
        this.access = access;
        this.starter = starter;
        this.origin = origin;
    }

    /** One tunnel. */
    static final class Tunnel {

        private final StreamChannel channel;
        private @Nullable Supervised inside;

        Tunnel(StreamChannel channel) {
            this.channel = channel;
        }

        StreamChannel channel() {
            return channel;
        }

        void check(long nowNanos) {
            if (inside != null) {
                inside.check(nowNanos);
            }
        }

        void drain() {
            if (inside == null) {
                channel.close();
            } else {
                inside.drain();
            }
        }
    }

    /* Opens a tunnel for a request that asks for one, or says why not. */
    void open(StreamExchange exchange, RequestView connect) {
        OutgoingResponse refusal = access.refusal(connect);
        Destination target = TunnelTarget.of(connect);
        if (refusal != null) {
            server.responses().refuse(exchange, refusal, true);
        } else if (target == null) {
            server.responses().refuse(exchange, Refusal.MALFORMED.response(), true);
        } else {
            server.responses().openTunnel(exchange);
            Tunnel tunnel = new Tunnel(new StreamChannel(server, exchange));
            exchange.tunnel = tunnel;
            Channel channel = tunnel.channel();
            EventLoop loop = server.context().channel().eventLoop();
            loop.register(channel).addListener(registered -> {
                if (registered.isSuccess() && channel.isOpen()) {
                    tunnel.inside = starter.open(channel.pipeline(), origin.insideTunnel(target), SENT);
                }
            });
        }
    }
}
