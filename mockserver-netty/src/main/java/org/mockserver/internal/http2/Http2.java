package org.mockserver.internal.http2;

import java.util.function.Supplier;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.ConnectionUpgrade;
import org.mockserver.internal.connection.TunnelStarter;
import org.mockserver.internal.exchange.ExchangeHandler;

/** Gives channels to HTTP/2. */
public final class Http2 {

    /** How a client begins that knows the server to speak HTTP/2 (RFC 9113 section 3.4); more follows. */
    public static final String PREFACE_START = "PRI * HTTP/2.0\r\n";

    private Http2() {}

    /**
     * HTTP/2 from the first byte: by prior knowledge, or agreed on while TLS was negotiated.
     *
     * @param handler gets the requests
     * @param tunnels take streams that clients make tunnels of
     * @param upgrade other protocols that clients may ask for on a stream
     * @param options read when a connection opens and where {@link Http2Options} says so
     * @return starts connections
     */
    public static ConnectionStarter serving(
            ExchangeHandler handler, TunnelStarter tunnels, ConnectionUpgrade upgrade, Supplier<Http2Options> options) {
        StreamProtocols protocols = new StreamProtocols(tunnels, upgrade);
        return (pipeline, origin) -> CodecBuilder.install(pipeline, handler, protocols, options, origin);
    }

    /**
     * HTTP/2 from the answer to a request on, that the client sent by HTTP/1.1 to ask for it.
     *
     * @param handler gets the requests
     * @param tunnels as above
     * @param upgrade as above
     * @param options as above
     * @return grants the wish to requests that ask for it properly
     */
    public static ConnectionUpgrade upgrading(
            ExchangeHandler handler, TunnelStarter tunnels, ConnectionUpgrade upgrade, Supplier<Http2Options> options) {
        return new ClearTextUpgrade(handler, new StreamProtocols(tunnels, upgrade), options);
    }
}
