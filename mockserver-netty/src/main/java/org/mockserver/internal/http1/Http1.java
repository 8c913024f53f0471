package org.mockserver.internal.http1;

import io.netty.channel.ChannelPipeline;
import java.util.function.Supplier;
import org.mockserver.internal.exchange.ExchangeHandler;

/** Gives channels to HTTP/1. Bytes that have arrived already must be fired at the pipeline afterwards. */
public final class Http1 {

    private Http1() {}

    /**
     * Makes a channel speak HTTP/1.
     *
     * @param channels the pipeline of an active channel, used on its event loop; handlers are added at its end
     * @param handler gets the requests
     * @param options read when the connection opens and where {@link Http1Options} says so
     * @param secure whether the bytes come out of TLS
     * @return the connection
     */
    public static Supervised serve(
            ChannelPipeline channels, ExchangeHandler handler, Supplier<Http1Options> options, boolean secure) {
        return Http1Connection.install(channels, handler, options, secure);
    }

    /**
     * Takes over a channel whose first bytes are no protocol the server knows: says so in a line of text and closes.
     *
     * @param channels the pipeline of an active channel, used on its event loop; handlers are added at its end
     * @param handler not called
     * @param options time limits for the rest of the connection
     * @return the connection
     */
    public static Supervised refuse(ChannelPipeline channels, ExchangeHandler handler, Supplier<Http1Options> options) {
        Http1Connection connection = Http1Connection.install(channels, handler, options, false);
        connection.refuseOtherProtocol();
        return connection;
    }
}
