package org.mockserver.internal.connection;

import io.netty.channel.Channel;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A connection with something around it, such as TLS or a way through a proxy: it has a time limit until what is around
 * has been settled, and those of its inside afterwards. Used on the connection's event loop.
 */
public final class Layer implements Supervised {

    private final Channel channel;
    private final long limitNanos;
    private final long sinceNanos;
    private @Nullable Supervised inside;

    /**
     * A layer that begins now.
     *
     * @param channel closed when the limit is over
     * @param limitMillis the most time until there is an inside; 0 for no limit
     */
    public Layer(Channel channel, long limitMillis) {
        this.channel = channel;
        this.limitNanos = TimeUnit.MILLISECONDS.toNanos(limitMillis);
        this.sinceNanos = channel.eventLoop().ticker().nanoTime();
    }

    /**
     * The layer is settled.
     *
     * @param inside what the connection is from now on
     */
    public void settled(Supervised inside) {
        this.inside = inside;
    }

    /**
     * Whether there is an inside.
     *
     * @return false while the layer begins
     */
    public boolean isSettled() {
        return inside != null;
    }

    @Override
    public void check(long nowNanos) {
        if (inside != null) {
            inside.check(nowNanos);
        } else if (limitNanos > 0 && nowNanos - sinceNanos >= limitNanos) {
            channel.close();
        }
    }

    @Override
    public void drain() {
        if (inside != null) {
            inside.drain();
        } else {
            channel.close();
        }
    }
}
