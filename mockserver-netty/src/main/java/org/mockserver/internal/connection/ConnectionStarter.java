package org.mockserver.internal.connection;

import io.netty.channel.ChannelPipeline;
import org.mockserver.internal.exchange.ConnectionOrigin;

/** A protocol that channels can be given to once their first bytes, or TLS, have shown that they speak it. */
@FunctionalInterface
public interface ConnectionStarter {

    /**
     * Makes a channel speak the protocol. Bytes that have arrived already, the first ones of the connection among them,
     * are fired at the pipeline afterwards.
     *
     * @param pipeline of an active channel, used on its event loop; handlers are added at its end
     * @param origin what all requests of the connection have in common
     * @return the connection
     */
    Supervised start(ChannelPipeline pipeline, ConnectionOrigin origin);
}
