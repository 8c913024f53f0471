package org.mockserver.internal.http1;

import io.netty.channel.ChannelPipeline;
import java.util.function.Supplier;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.ConnectionUpgrade;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.connection.TunnelStarter;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.ExchangeHandler;

/** Gives channels to HTTP/1. */
public final class Http1 {

    private Http1() {}

    /**
     * HTTP/1.1 and HTTP/1.0.
     *
     * @param handler gets the requests
     * @param options read when a connection opens and where {@link Http1Options} says so
     * @param tunnels takes over connections that ask for a tunnel
     * @param upgrade another protocol that clients may ask for
     * @return starts connections
     */
    public static ConnectionStarter serving(
            ExchangeHandler handler, Supplier<Http1Options> options, TunnelStarter tunnels, ConnectionUpgrade upgrade) {
        return (pipeline, origin) -> Http1Connection.install(pipeline, handler, options, tunnels, upgrade, origin);
    }

    /**
     * The answer to first bytes that are no protocol the server knows: a line of text saying so, then a close.
     *
     * @param handler not called
     * @param options time limits for the rest of the connection
     * @return starts connections that end at once
     */
    public static ConnectionStarter refusing(ExchangeHandler handler, Supplier<Http1Options> options) {
        return (pipeline, origin) -> {
            Http1Connection connection = Http1Connection.install(
                    pipeline, handler, options, Http1::neverOpened, ConnectionUpgrade.NONE, origin);
            connection.refuseOtherProtocol();
            return connection;
        };
    }

    private static Supervised neverOpened(
            ChannelPipeline pipeline, ConnectionOrigin inside, TunnelStarter.Answers answers) {
        throw new IllegalStateException("a connection that reads no requests asked for a tunnel");
    }
}
