package org.mockserver.internal.binary;

import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.ExchangeHandler;

/** Gives channels to protocols that the server does not know. */
public final class Binary {

    private Binary() {}

    /**
     * Connections whose messages expectations may answer. What none answers is passed on to a server behind, or refused.
     *
     * @param handler gets the messages
     * @param behind joins a connection to the server behind; gives null where there is none
     * @param refusal takes connections with a message that nobody wants
     * @param options read when a connection opens
     * @return starts connections
     */
    public static ConnectionStarter serving(
            ExchangeHandler handler,
            Function<ConnectionOrigin, @Nullable ConnectionStarter> behind,
            ConnectionStarter refusal,
            Supplier<BinaryOptions> options) {
        return (pipeline, origin) -> {
            ConnectionStarter joining = behind.apply(origin);
            BinaryOptions current = options.get();
            if (joining != null && !current.matchesWhenPassedOn()) {
                return joining.start(pipeline, origin);
            }
            BinaryConnection connection = new BinaryConnection(handler, origin, current, refusal);
            connection.install(pipeline, joining);
            return connection;
        };
    }
}
