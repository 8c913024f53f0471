package org.mockserver.internal.http1;

import io.netty.channel.Channel;
import io.netty.channel.ChannelOutboundBuffer;
import java.util.concurrent.TimeUnit;

/**
 * The time limits of one connection, looked at now and then instead of with a timer each. The serving path only says
 * that something happened; when it happened is noticed at the next look.
 */
final class TimeLimits {

    /** How long a refused client may take to notice that the server has closed its side. */
    static final long LINGER_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** What a connection is waiting for. */
    enum Phase {
        IDLE,
        READING,
        ANSWERING,
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

    TimeLimits(Http1Options options) {
        readNanos = TimeUnit.MILLISECONDS.toNanos(options.requestReadTimeoutMillis());
        idleNanos = TimeUnit.MILLISECONDS.toNanos(options.idleTimeoutMillis());
        stallNanos = TimeUnit.MILLISECONDS.toNanos(options.writeStallTimeoutMillis());
    }

    /* Something happened that starts the current wait over. */
    void touch() {
        touched = true;
    }

    /* Whether the connection has waited too long in this phase. */
    boolean exceeded(Phase now, long nowNanos) {
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

    /* Whether bytes are waiting to be sent and not one left for too long. */
    boolean writeStalled(Channel channel, long nowNanos) {
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
