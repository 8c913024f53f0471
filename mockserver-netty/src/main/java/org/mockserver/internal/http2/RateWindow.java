package org.mockserver.internal.http2;

import io.netty.util.concurrent.Ticker;
import java.util.concurrent.TimeUnit;

/** Counts events in windows of time, one after the other. */
final class RateWindow {

    private static final long WINDOW_NANOS = TimeUnit.SECONDS.toNanos(10);

    private final Ticker ticker;
    private final int most;
    private long sinceNanos;
    private int count;

    RateWindow(Ticker ticker, int most) {
        this.ticker = ticker;
        this.most = most;
        this.sinceNanos = ticker.nanoTime();
    }

    /* Counts one; whether that is one too many. */
    boolean isExceeded() {
        if (count >= most) {
            long now = ticker.nanoTime();
            if (now - sinceNanos < WINDOW_NANOS) {
                return true;
            }
            sinceNanos = now;
            count = 0;
        }
        count++;
        return false;
    }
}
