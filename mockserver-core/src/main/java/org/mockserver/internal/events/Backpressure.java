package org.mockserver.internal.events;

import com.lmax.disruptor.RingBuffer;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import org.mockserver.internal.exchange.RequestView;

/** Makes producers wait while the ring is full or while too many large bodies wait in it. */
final class Backpressure {

    /* Small bodies are bounded by the number of slots; only those that matter are counted, so that an ordinary publish
     * touches no shared counter. */
    private static final int LARGE_BODY_BYTES = 16 * 1024;
    private static final long PAUSE_NANOS = 50_000;

    private final RingBuffer<Slot> ring;
    private final NappingWait wait;
    private final long maxHeldBytes;
    private final AtomicLong heldBytes = new AtomicLong();
    private final LongAdder waitedNanos = new LongAdder();

    Backpressure(RingBuffer<Slot> ring, NappingWait wait, long maxHeldBytes) {
        this.ring = ring;
        this.wait = wait;
        this.maxHeldBytes = maxHeldBytes;
    }

    /** Claims the next slot, waiting for the consumer if there is none. */
    long next() {
        if (ring.hasAvailableCapacity(1)) {
            return ring.next();
        }
        long start = System.nanoTime();
        wait.wake();
        long sequence = ring.next();
        waitedNanos.add(System.nanoTime() - start);
        return sequence;
    }

    /** Counts a large body as waiting; the result is given back through {@link #release} once it is stored. */
    int hold(RequestView request) {
        int bytes = request.body().length;
        if (bytes < LARGE_BODY_BYTES) {
            return 0;
        }
        if (heldBytes.get() > maxHeldBytes) {
            awaitRoom();
        }
        heldBytes.addAndGet(bytes);
        return bytes;
    }

    private void awaitRoom() {
        long start = System.nanoTime();
        while (heldBytes.get() > maxHeldBytes) {
            wait.wake();
            LockSupport.parkNanos(this, PAUSE_NANOS);
        }
        waitedNanos.add(System.nanoTime() - start);
    }

    void release(int bytes) {
        if (bytes > 0) {
            heldBytes.addAndGet(-bytes);
        }
    }

    long heldBytes() {
        return heldBytes.get();
    }

    long maxHeldBytes() {
        return maxHeldBytes;
    }

    long waitedNanos() {
        return waitedNanos.sum();
    }
}
