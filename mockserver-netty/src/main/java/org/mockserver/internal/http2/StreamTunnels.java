package org.mockserver.internal.http2;

import io.netty.channel.Channel;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.EventLoop;
import io.netty.handler.codec.http2.Http2Stream;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionUpgrade;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.connection.TunnelStarter;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.ProxyAccess;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.inbound.Refusal;
import org.mockserver.internal.inbound.TunnelTarget;

/**
 * Streams that are no exchanges any more: tunnels, opened with CONNECT (RFC 9113 section 8.5), and WebSockets (RFC 8441).
 * Used on the connection's event loop.
 */
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
    private final StreamProtocols protocols;
    private final ConnectionOrigin origin;

    StreamTunnels(ServerConnection server, ProxyAccess access, StreamProtocols protocols, ConnectionOrigin origin) {
        this.server = server;
        this.access = access;
        this.protocols = protocols;
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
            begin(
                    exchange,
                    Pairs.EMPTY,
                    pipeline -> protocols.tunnels().open(pipeline, origin.insideTunnel(target), SENT));
        }
    }

    /* Gives a stream to another protocol if the request asks for one that is spoken. */
    boolean upgrade(StreamExchange exchange, RequestView request) {
        return begin(exchange, protocols.upgrade().accept(request));
    }

    /* Answers an exchange by going on as a WebSocket; false if the request does not ask for one as it must. */
    boolean converse(StreamExchange exchange, Conversation conversation) {
        return begin(exchange, protocols.upgrade().accept(exchange.request(), conversation));
    }

    private boolean begin(StreamExchange exchange, ConnectionUpgrade.@Nullable Accepted accepted) {
        if (accepted == null) {
            return false;
        }
        if (Responses.canSend(exchange)) {
            begin(exchange, accepted.headers(), pipeline -> accepted.start(pipeline, origin));
            server.flushUnlessReading();
        }
        return true;
    }

    private void begin(StreamExchange exchange, Pairs headers, Function<ChannelPipeline, Supervised> start) {
        server.responses().openTunnel(exchange, headers);
        Tunnel tunnel = new Tunnel(new StreamChannel(server, exchange));
        exchange.tunnel = tunnel;
        Channel channel = tunnel.channel();
        EventLoop loop = server.context().channel().eventLoop();
        loop.register(channel).addListener(registered -> {
            if (registered.isSuccess() && channel.isOpen()) {
                tunnel.inside = start.apply(channel.pipeline());
            }
        });
        if (exchange.stream.state() == Http2Stream.State.HALF_CLOSED_REMOTE) {
            tunnel.channel().inputEnded();
        }
    }
}
