package org.mockserver.internal.http1;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelOption;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.ssl.SslHandler;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** How a connection comes to its end. Used on the connection's event loop. */
final class ConnectionEnd {

    /*
     * A socket that is closed while bytes of the client are unread sends a reset, and the reset can destroy a response
     * that the client has not read yet. Where such bytes are to be expected the server therefore closes only its own
     * side, reads and drops what comes, and lets the client's close or a time limit end the connection.
     */

    private enum State {
        OPEN,
        NO_MORE_REQUESTS,
        CLOSING
    }

    private final Channel channel;
    private State state = State.OPEN;
    private boolean lingering;

    ConnectionEnd(Channel channel) {
        this.channel = channel;
    }

    /* The requests read so far are still answered, further bytes are dropped. */
    void noMoreRequests() {
        if (state == State.OPEN) {
            state = State.NO_MORE_REQUESTS;
        }
    }

    boolean hasBegun() {
        return state != State.OPEN;
    }

    boolean expectsNoMoreRequests() {
        return state == State.NO_MORE_REQUESTS;
    }

    boolean isClosing() {
        return state == State.CLOSING;
    }

    /* Whether only the client's close is waited for. */
    boolean isLingering() {
        return lingering;
    }

    /* Sends what was written, waits, closes. unread says that bytes of the client may still come. */
    void close(long delayNanos, boolean unread) {
        state = State.CLOSING;
        channel.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(written -> {
            if (delayNanos <= 0 || !written.isSuccess()) {
                closeNow(unread);
            } else {
                channel.eventLoop().schedule(() -> closeNow(unread), delayNanos, TimeUnit.NANOSECONDS);
            }
        });
    }

    private void closeNow(boolean unread) {
        if (unread && channel instanceof DuplexChannel duplex && !duplex.isInputShutdown()) {
            lingering = true;
            shutdownOutput(duplex);
        } else {
            channel.close();
        }
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

    /* Sends what was written, then resets the connection. */
    void reset() {
        state = State.CLOSING;
        channel.flush();
        channel.config().setOption(ChannelOption.SO_LINGER, 0);
        /* From the socket's end of the pipeline, so that no layer says goodbye. */
        channel.pipeline().firstContext().close();
    }

    void closed() {
        state = State.CLOSING;
    }
}
