package org.mockserver.internal.connection;

import io.netty.channel.ChannelPipeline;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;

/** Another protocol that a client can ask for in the middle of a connection (RFC 9110 section 7.8). */
@FunctionalInterface
public interface ConnectionUpgrade {

    /** Another protocol is never spoken. */
    ConnectionUpgrade NONE = request -> null;

    /**
     * Looks at a request.
     *
     * @param request complete and without a body
     * @return how to go on; null to answer the request in the protocol it came by
     */
    @Nullable
    Accepted accept(RequestView request);

    /**
     * Looks at a request that is to be answered by going on as a WebSocket.
     *
     * @param request complete and without a body
     * @param conversation what the server says then
     * @return how to go on; null if the request does not ask for a WebSocket as it must, or none is spoken
     */
    default @Nullable Accepted accept(RequestView request, Conversation conversation) {
        return null;
    }

    /** A wish that is granted. */
    interface Accepted {

        /**
         * The name of the new protocol.
         *
         * @return as it stands in the Upgrade header
         */
        String protocol();

        /**
         * What the new protocol has to tell the client in the head of the answer.
         *
         * @return header lines beside Connection and Upgrade
         */
        default Pairs headers() {
            return Pairs.EMPTY;
        }

        /**
         * Makes the channel speak the new protocol, and answers the request in it. The client has been told.
         *
         * @param pipeline of an active channel, used on its event loop; handlers are added at its end
         * @param origin what all requests of the connection have in common
         * @return the connection from now on
         */
        Supervised start(ChannelPipeline pipeline, ConnectionOrigin origin);
    }
}
