package org.mockserver.internal.transport;

import io.netty.channel.Channel;
import io.netty.channel.ChannelPipeline;
import io.netty.util.Attribute;
import io.netty.util.AttributeKey;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.binary.Binary;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.ConnectionUpgrade;
import org.mockserver.internal.connection.PassThrough;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.http1.Http1;
import org.mockserver.internal.http1.Http1Options;
import org.mockserver.internal.http2.Http2;
import org.mockserver.internal.http2.Http2Options;
import org.mockserver.internal.tls.Tls;
import org.mockserver.internal.tunnel.ProxyHeaders;
import org.mockserver.internal.tunnel.Tunnels;

/** What a connection can turn out to speak. What is inside of a layer is found out anew, so layers nest as they like. */
final class Protocols {

    /** TLS and tunnels in each other; honest clients have two or three. */
    private static final int MAX_LAYERS = 8;

    private static final AttributeKey<Integer> LAYERS = AttributeKey.valueOf(Protocols.class, "layers");

    private final Supplier<TransportOptions> options;
    private final ConnectionStarter http1;
    private final ConnectionStarter http2;
    private final ConnectionStarter tls;
    private final ConnectionStarter socks;
    private final ConnectionStarter behindHeader;
    private final ProxyHeaders headers;
    private final ConnectionStarter refusal;
    private final ConnectionStarter unknown;
    private final PassThrough passThrough;

    /**
     * @param tls null to refuse TLS
     * @param upgrade further protocols that clients may ask for
     * @param passThrough which connections belong to another server
     */
    Protocols(
            ExchangeHandler handler,
            @Nullable Tls tls,
            ProxyHeaders headers,
            ConnectionUpgrade upgrade,
            PassThrough passThrough,
            Supplier<TransportOptions> options) {
        this.options = options;
        this.headers = headers;
        this.passThrough = passThrough;
        Supplier<Http1Options> http1Options = () -> options.get().http1();
        LongSupplier handshakeLimitMillis = () -> options.get().http1().requestReadTimeoutMillis();
        Tunnels tunnels = new Tunnels(this::inside);
        this.behindHeader = headers.reading(this::inside, handshakeLimitMillis);
        this.socks = tunnels.socks(handler.proxyAccess(), handshakeLimitMillis);
        Supplier<Http2Options> http2Options = () -> options.get().http2();
        ConnectionUpgrade toHttp2 = Http2.upgrading(handler, tunnels, upgrade, http2Options);
        this.http1 = Http1.serving(handler, http1Options, tunnels, new ConnectionUpgrade() {
            @Override
            public @Nullable Accepted accept(RequestView request) {
                Accepted other = upgrade.accept(request);
                return other != null || !options.get().http2Enabled() ? other : toHttp2.accept(request);
            }

            @Override
            public @Nullable Accepted accept(RequestView request, Conversation conversation) {
                return upgrade.accept(request, conversation);
            }
        });
        this.http2 = Http2.serving(handler, tunnels, upgrade, http2Options);
        this.refusal = Http1.refusing(handler, http1Options);
        this.unknown = Binary.serving(
                handler, passThrough::unknown, refusal, () -> options.get().binary());
        this.tls = tls == null ? refusal : tls.serving(this::inside, http2, passThrough, handshakeLimitMillis);
    }

    /** Whether a connection as accepted may begin with a word about its real client. */
    boolean mayHaveHeader(Channel channel) {
        return headers.trusts(channel);
    }

    /** What is known of a connection as accepted. */
    ConnectionOrigin accepted(Channel channel) {
        return headers.accepted(channel).withSemicolons(options.get().semicolonsSeparate());
    }

    /** Who takes a connection that does. */
    ConnectionStarter behindHeader() {
        return behindHeader;
    }

    /** How long a client may say nothing before {@link #silent} is asked; 0 for ever. */
    long silenceMillis() {
        return passThrough.silenceMillis();
    }

    /** Who takes a connection whose client waits for the server; null to wait on. */
    @Nullable
    ConnectionStarter silent(ConnectionOrigin origin) {
        return passThrough.unknown(origin) == null ? null : unknown;
    }

    /** Who takes a connection that begins this way. */
    ConnectionStarter starterOf(FirstBytes beginning) {
        return switch (beginning) {
            case HTTP1 -> http1;
            case HTTP2 -> http2;
            case TLS -> tls;
            case SOCKS -> socks;
            case UNKNOWN -> unknown;
        };
    }

    /* A stream that has become a tunnel is a channel inside of another one. */
    private static int layersOf(@Nullable Channel channel) {
        if (channel == null) {
            return 0;
        }
        Integer layers = channel.attr(LAYERS).get();
        return layers == null ? layersOf(channel.parent()) : layers;
    }

    /** Finds out what the inside of a layer speaks. */
    private Supervised inside(ChannelPipeline pipeline, ConnectionOrigin origin) {
        Attribute<Integer> layers = pipeline.channel().attr(LAYERS);
        int depth = 1 + layersOf(pipeline.channel());
        layers.set(depth);
        if (depth > MAX_LAYERS) {
            return refusal.start(pipeline, origin);
        }
        long now = pipeline.channel().eventLoop().ticker().nanoTime();
        InboundConnection connection = new InboundConnection(this, options.get(), origin, now);
        pipeline.addLast(connection);
        return connection;
    }
}
