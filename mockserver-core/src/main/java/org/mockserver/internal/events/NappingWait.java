package org.mockserver.internal.events;

import com.lmax.disruptor.AlertException;
import com.lmax.disruptor.Sequence;
import com.lmax.disruptor.SequenceBarrier;
import com.lmax.disruptor.WaitStrategy;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Lets the consumer look for work now and then instead of being called for each entry. Publishing stays free of locks,
 * wake-ups and fences; entries are consumed in batches.
 */
final class NappingWait implements WaitStrategy {

    /* Nobody waits for an entry to be stored except a query and a full ring, which call wake(), and watchers, for whom
     * naps stay short. So the naps decide only how soon the console and other observers hear of something, and how much
     * an idle server costs. A permit that
     * wake() leaves behind ends the next nap at once, so a wake-up is never lost. */

    private static final long SHORT_NAP_NANOS = 1_000_000;
    private static final long LONG_NAP_NANOS = 20_000_000;
    private static final int SHORT_NAPS = 10;

    private volatile @Nullable Thread consumer;
    private volatile boolean attentive;

    @Override
    public long waitFor(long sequence, Sequence cursor, Sequence dependent, SequenceBarrier barrier)
            throws AlertException {
        long available = dependent.get();
        for (int naps = 0; available < sequence; naps++) {
            barrier.checkAlert();
            consumer = Thread.currentThread();
            available = dependent.get();
            if (available < sequence) {
                LockSupport.parkNanos(this, attentive || naps < SHORT_NAPS ? SHORT_NAP_NANOS : LONG_NAP_NANOS);
                available = dependent.get();
            }
        }
        return available;
    }

    @Override
    public void signalAllWhenBlocking() {
        // The consumer looks by itself.
    }

    /** Whether somebody waits to hear of new entries soon. */
    void attentive(boolean somebodyWaits) {
        attentive = somebodyWaits;
    }

    /** Ends the consumer's nap. */
    void wake() {
        Thread thread = consumer;
        if (thread != null) {
            LockSupport.unpark(thread);
        }
    }
}
