package org.mockserver.internal.transport;

import io.netty.channel.ChannelPipeline;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.http1.Http1;
import org.mockserver.internal.http1.Http1Options;
import org.mockserver.internal.http2.Http2;
import org.mockserver.internal.tls.Tls;

/** What a connection can turn out to speak. What is inside of a layer is found out anew, so layers nest as they like. */
final class Protocols {

    /** Each layer leaves a few handlers; honest clients have two layers. */
    private static final int MAX_HANDLERS = 24;

    private final Supplier<TransportOptions> options;
    private final ConnectionStarter http1;
    private final ConnectionStarter http2;
    private final ConnectionStarter tls;
    private final ConnectionStarter refusal;

    /** @param tls null to refuse TLS */
    Protocols(ExchangeHandler handler, @Nullable Tls tls, Supplier<TransportOptions> options) {
        this.options = options;
        Supplier<Http1Options> http1Options = () -> options.get().http1();
        this.http1 = Http1.serving(handler, http1Options);
        this.http2 = Http2.serving(handler, () -> options.get().http2());
        this.refusal = Http1.refusing(handler, http1Options);
        this.tls = tls == null
                ? refusal
                : tls.serving(this::inside, http2, () -> options.get().http1().requestReadTimeoutMillis());
    }

    /** Who takes a connection that begins this way. */
    ConnectionStarter starterOf(FirstBytes beginning) {
        return switch (beginning) {
            case HTTP1 -> http1;
            case HTTP2 -> http2;
            case TLS -> tls;
            case UNKNOWN -> refusal;
        };
    }

    /** Finds out what the inside of a layer speaks. */
    private Supervised inside(ChannelPipeline pipeline, ConnectionOrigin origin) {
        if (pipeline.names().size() > MAX_HANDLERS) {
            return refusal.start(pipeline, origin);
        }
        long now = pipeline.channel().eventLoop().ticker().nanoTime();
        InboundConnection connection = new InboundConnection(this, options.get(), origin, now);
        pipeline.addLast(connection);
        return connection;
    }
}
