package org.mockserver.internal.tunnel;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.haproxy.HAProxyMessage;
import io.netty.handler.codec.haproxy.HAProxyMessageDecoder;
import io.netty.handler.ipfilter.IpFilterRuleType;
import io.netty.handler.ipfilter.IpSubnetFilterRule;
import io.netty.util.ReferenceCountUtil;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.Layer;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.Destination;

/**
 * The PROXY protocol, versions 1 and 2, by which a load balancer in front of this server says who its client is. Only
 * trusted networks are believed.
 */
public final class ProxyHeaders {

    private static final byte[] VERSION_1 = "PROXY ".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] VERSION_2 = {13, 10, 13, 10, 0, 13, 10, 'Q', 'U', 'I', 'T', 10};

    private final List<IpSubnetFilterRule> trusted;
    private final boolean redirecting;

    private ProxyHeaders(List<IpSubnetFilterRule> trusted, boolean redirecting) {
        this.trusted = trusted;
        this.redirecting = redirecting;
    }

    /**
     * Headers that also say where connections were meant for before they were redirected here, for connections of which
     * the system itself does not know.
     *
     * @param networks as for {@link #from}, but empty to believe everybody
     * @return the reader of headers; connections it reads are like those inside of a tunnel to that place
     * @throws IllegalArgumentException as above
     */
    public static ProxyHeaders redirecting(List<String> networks) {
        return new ProxyHeaders(from(networks).trusted, true);
    }

    /**
     * Headers from these networks.
     *
     * @param networks addresses with a prefix length, such as {@code 10.0.0.0/8}, or single addresses; empty to believe
     *     nobody
     * @return the reader of headers
     * @throws IllegalArgumentException if one of them is no network; the message names it
     */
    public static ProxyHeaders from(List<String> networks) {
        List<IpSubnetFilterRule> rules = new ArrayList<>();
        for (String network : networks) {
            int slash = network.indexOf('/');
            String address = slash < 0 ? network : network.substring(0, slash);
            int longest = address.indexOf(':') < 0 ? 32 : 128;
            try {
                int prefix = slash < 0 ? longest : Integer.parseInt(network.substring(slash + 1));
                rules.add(new IpSubnetFilterRule(address, prefix, IpFilterRuleType.ACCEPT));
            } catch (IllegalArgumentException malformed) {
                throw new IllegalArgumentException(network + " is no network such as 10.0.0.0/8", malformed);
            }
        }
        return new ProxyHeaders(List.copyOf(rules), false);
    }

    /**
     * Whether a connection may begin with a header.
     *
     * @param channel as accepted
     * @return false unless it comes from a trusted network
     */
    public boolean trusts(Channel channel) {
        if (trusted.isEmpty()) {
            return redirecting;
        }
        if (!(channel.remoteAddress() instanceof InetSocketAddress remote)) {
            return false;
        }
        for (IpSubnetFilterRule rule : trusted) {
            if (rule.matches(remote)) {
                return true;
            }
        }
        return false;
    }

    /**
     * What is known of a connection before anything has come through it.
     *
     * @param channel as accepted
     * @return like inside of a tunnel if it was redirected here and this server takes such connections; the system
     *     knows where it was meant for
     */
    public ConnectionOrigin accepted(Channel channel) {
        ConnectionOrigin plain = ConnectionOrigin.plain(
                channel.localAddress() instanceof InetSocketAddress local ? local : null,
                channel.remoteAddress() instanceof InetSocketAddress remote ? remote : null);
        InetSocketAddress meant = redirecting ? OriginalDestination.of(channel) : null;
        return meant == null ? plain : redirected(plain, meant);
    }

    /* Who was meant for this very server has not been redirected. */
    private static ConnectionOrigin redirected(ConnectionOrigin plain, InetSocketAddress meant) {
        return meant.getPort() == 0 || meant.equals(plain.localAddress())
                ? plain
                : plain.insideTunnel(new Destination(meant.getAddress().getHostAddress(), meant.getPort(), false));
    }

    /**
     * Whether bytes are a header, looked at without reading them.
     *
     * @param in everything received so far
     * @return null when more bytes are needed
     */
    public static @Nullable Boolean begins(ByteBuf in) {
        Boolean first = begins(in, VERSION_1);
        Boolean second = begins(in, VERSION_2);
        if (Boolean.TRUE.equals(first) || Boolean.TRUE.equals(second)) {
            return true;
        }
        return first == null || second == null ? null : Boolean.FALSE;
    }

    private static @Nullable Boolean begins(ByteBuf in, byte[] signature) {
        int compared = Math.min(in.readableBytes(), signature.length);
        for (int i = 0; i < compared; i++) {
            if (in.getByte(in.readerIndex() + i) != signature[i]) {
                return false;
            }
        }
        return compared == signature.length ? Boolean.TRUE : null;
    }

    /**
     * Takes connections that begin with a header.
     *
     * @param inside takes what comes after the header
     * @param limitMillis the most time for the header, read when a connection opens; 0 for no limit
     * @return starts connections
     */
    public ConnectionStarter reading(ConnectionStarter inside, LongSupplier limitMillis) {
        return (pipeline, origin) -> {
            Layer layer = new Layer(pipeline.channel(), limitMillis.getAsLong());
            pipeline.addLast(new HAProxyMessageDecoder(), new Reader(layer, origin, inside, redirecting));
            return layer;
        };
    }

    /** Waits for the header and leaves the connection to what follows it. */
    private static final class Reader extends ChannelInboundHandlerAdapter {

        private final Layer layer;
        private final ConnectionOrigin origin;
        private final ConnectionStarter inside;
        private final boolean redirecting;

        Reader(Layer layer, ConnectionOrigin origin, ConnectionStarter inside, boolean redirecting) {
            this.layer = layer;
            this.origin = origin;
            this.inside = inside;
            this.redirecting = redirecting;
        }

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            try {
                if (message instanceof HAProxyMessage header && !layer.isSettled()) {
                    layer.settled(inside.start(ctx.pipeline(), announced(header)));
                    /* The decoder leaves by itself and hands on what follows the header. */
                    ctx.pipeline().remove(this);
                }
            } finally {
                ReferenceCountUtil.release(message);
            }
        }

        /* A header may also say that it knows nothing, as health checks of the balancer do. */
        private ConnectionOrigin announced(HAProxyMessage header) {
            String source = header.sourceAddress();
            String target = header.destinationAddress();
            if (source == null || target == null || header.sourcePort() == 0 && header.destinationPort() == 0) {
                return origin;
            }
            InetSocketAddress meant = new InetSocketAddress(target, header.destinationPort());
            InetSocketAddress client = new InetSocketAddress(source, header.sourcePort());
            ConnectionOrigin announced = redirecting
                    ? redirected(ConnectionOrigin.plain(origin.localAddress(), client), meant)
                    : ConnectionOrigin.plain(meant, client);
            return announced.withSemicolons(origin.semicolonsSeparate());
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            ctx.close();
        }
    }
}
