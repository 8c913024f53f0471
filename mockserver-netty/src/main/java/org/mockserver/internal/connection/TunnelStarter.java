package org.mockserver.internal.connection;

import io.netty.channel.ChannelPipeline;
import org.mockserver.internal.exchange.ConnectionOrigin;

/** Where tunnels begin, whatever protocol the client asked for one with. */
public interface TunnelStarter {

    /** What the client gets to see in the protocol it asked with. */
    interface Answers {

        /**
         * The tunnel is open; everything after this belongs to its inside.
         *
         * @return bytes to send
         */
        byte[] opened();

        /**
         * There will be no tunnel; the connection is closed after this.
         *
         * @param reason one line
         * @return bytes to send
         */
        byte[] failed(String reason);
    }

    /**
     * Opens a tunnel. Bytes that have arrived already are fired at the pipeline afterwards; none are lost while the
     * tunnel is being opened.
     *
     * @param pipeline of an active channel, used on its event loop; handlers are added at its end
     * @param inside what all requests in the tunnel have in common, the target among it
     * @param answers how to tell the client
     * @return what the connection is from now on
     */
    Supervised open(ChannelPipeline pipeline, ConnectionOrigin inside, Answers answers);
}
