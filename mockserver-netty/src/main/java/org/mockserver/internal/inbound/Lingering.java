package org.mockserver.internal.inbound;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.ssl.SslHandler;
import java.util.Map;

/**
 * The last word to a client that may still be talking. A socket that is closed while bytes of the client are unread, or
 * that gets further ones, sends a reset, and the reset can destroy a response that the client has not read yet. So the
 * server closes only its own side, reads and drops what comes, and lets the client's close or a time limit
 * ({@link TimeLimits#LINGER_NANOS}) end the connection.
 */
public final class Lingering {

    private Lingering() {}

    /**
     * Closes the server's side of a connection, after what was written before. Called on the connection's event loop.
     *
     * @param channel from now on its owner drops what arrives, and closes it when the client does or takes too long
     * @return false if nothing was done, because the client has closed its side already or the channel has no sides: it
     *     can be closed at once
     */
    public static boolean begin(Channel channel) {
        if (channel instanceof DuplexChannel duplex && duplex.isActive() && !duplex.isInputShutdown()) {
            shutdownOutput(duplex);
            return true;
        }
        return false;
    }

    /* Inside TLS the closure alert goes first, or the client takes the end for an attack (RFC 8446 section 6.1). */
    private static void shutdownOutput(DuplexChannel duplex) {
        SslHandler tls = null;
        for (Map.Entry<String, ChannelHandler> handler : duplex.pipeline()) {
            if (handler.getValue() instanceof SslHandler innermost) {
                tls = innermost;
            }
        }
        if (tls == null) {
            duplex.shutdownOutput().addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
        } else {
            tls.closeOutbound()
                    .addListener(told -> duplex.shutdownOutput().addListener(ChannelFutureListener.CLOSE_ON_FAILURE));
        }
    }
}
