package org.mockserver.internal.inbound;

import io.netty.channel.Channel;
import io.netty.channel.ChannelOutboundBuffer;
import java.util.concurrent.TimeUnit;

/**
 * The time limits of one connection, looked at now and then instead of with a timer each. The serving path only says
 * that something happened; when it happened is noticed at the next look.
 */
public final class TimeLimits {

    /** How long a refused client may take to notice that the server has closed its side. */
    public static final long LINGER_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** What a connection is waiting for. */
    public enum Phase {
        /** The beginning of a request. */
        IDLE,
        /** The rest of a request. */
        READING,
        /** Nothing of the client, which waits for the server. */
        ANSWERING,
        /** The client's close. */
        LINGERING
    }

    private final long readNanos;
    private final long idleNanos;
    private final long stallNanos;

    private Phase phase = Phase.IDLE;
    private boolean touched = true;
    private long sinceNanos;
    private long pendingBytes;
    private long progressBytes;
    private long stalledSinceNanos;

    /**
     * Limits for one connection; 0 stands for no limit.
     *
     * @param readMillis time from the first byte of a request to its last
     * @param idleMillis time without a request
     * @param stallMillis time in which the client may read nothing of what is to be sent
     */
    public TimeLimits(long readMillis, long idleMillis, long stallMillis) {
        readNanos = TimeUnit.MILLISECONDS.toNanos(readMillis);
        idleNanos = TimeUnit.MILLISECONDS.toNanos(idleMillis);
        stallNanos = TimeUnit.MILLISECONDS.toNanos(stallMillis);
    }

    /** Something happened that starts the current wait over. */
    public void touch() {
        touched = true;
    }

    /**
     * Whether the connection has waited too long.
     *
     * @param now what it is waiting for
     * @param nowNanos the event loop's clock
     * @return true when the limit of the phase is over
     */
    public boolean exceeded(Phase now, long nowNanos) {
        if (touched || now != phase) {
            touched = false;
            phase = now;
            sinceNanos = nowNanos;
            return false;
        }
        long limit = switch (now) {
            case IDLE -> idleNanos;
            case READING -> readNanos;
            case ANSWERING -> 0;
            case LINGERING -> LINGER_NANOS;
        };
        return limit > 0 && nowNanos - sinceNanos >= limit;
    }

    /**
     * Whether bytes are waiting to be sent and not one left for too long.
     *
     * @param channel the connection's channel
     * @param nowNanos the event loop's clock
     * @return true when the limit is over
     */
    public boolean writeStalled(Channel channel, long nowNanos) {
        ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
        long pending = buffer == null ? 0 : buffer.totalPendingWriteBytes();
        long progress = pending == 0 || buffer == null ? 0 : buffer.currentProgress();
        if (pending == 0 || pending != pendingBytes || progress != progressBytes) {
            pendingBytes = pending;
            progressBytes = progress;
            stalledSinceNanos = nowNanos;
            return false;
        }
        return stallNanos > 0 && nowNanos - stalledSinceNanos >= stallNanos;
    }
}
