package org.mockserver.internal.http1;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
import java.util.concurrent.TimeUnit;
import org.mockserver.internal.inbound.Lingering;

/** How a connection comes to its end. Used on the connection's event loop. */
final class ConnectionEnd {

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
        lingering = unread && Lingering.begin(channel);
        if (!lingering) {
            channel.close();
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
