package org.mockserver.internal.http1;

import java.util.function.Supplier;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.exchange.ExchangeHandler;

/** Gives channels to HTTP/1. */
public final class Http1 {

    private Http1() {}

    /**
     * HTTP/1.1 and HTTP/1.0.
     *
     * @param handler gets the requests
     * @param options read when a connection opens and where {@link Http1Options} says so
     * @return starts connections
     */
    public static ConnectionStarter serving(ExchangeHandler handler, Supplier<Http1Options> options) {
        return (pipeline, origin) -> Http1Connection.install(pipeline, handler, options, origin);
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
            Http1Connection connection = Http1Connection.install(pipeline, handler, options, origin);
            connection.refuseOtherProtocol();
            return connection;
        };
    }
}
