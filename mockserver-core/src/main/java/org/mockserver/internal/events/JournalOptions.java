package org.mockserver.internal.events;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What a journal is made with.
 *
 * @param ringSlots entries that may wait for the consumer, rounded up to a power of two
 * @param maxWaitingBodyBytes bytes of large bodies that may wait for the consumer before producers are slowed down
 * @param clockMillis milliseconds since the epoch
 * @param limits asked once per entry; should return the same object until a setting changes
 * @param observer follows what is recorded
 */
public record JournalOptions(
        int ringSlots,
        long maxWaitingBodyBytes,
        LongSupplier clockMillis,
        Supplier<JournalLimits> limits,
        JournalObserver observer) {

    /* Far more than the consumer leaves waiting in ordinary life, little beside the heap of a server that gets such
     * bodies. */
    private static final long WAITING_BODY_BYTES = 64L << 20;

    /**
     * Options with the system's clock.
     *
     * @param ringSlots entries that may wait for the consumer
     * @param limits asked once per entry
     * @param observer follows what is recorded
     * @return the options
     */
    public static JournalOptions of(int ringSlots, Supplier<JournalLimits> limits, JournalObserver observer) {
        return new JournalOptions(ringSlots, WAITING_BODY_BYTES, System::currentTimeMillis, limits, observer);
    }
}
