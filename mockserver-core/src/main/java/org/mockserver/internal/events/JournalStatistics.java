package org.mockserver.internal.events;

/**
 * Numbers about a journal.
 *
 * @param ringSlots slots of the ring
 * @param ringOccupied slots waiting for the consumer
 * @param retainedEntries entries kept, counted as the limit counts them
 * @param maxEntries the limit
 * @param retainedBytes bytes of entries kept
 * @param maxBytes the limit, 0 for none
 * @param evictedEntries entries dropped for a limit since the last reset
 * @param evictedEntriesTotal entries dropped for a limit since the start
 * @param waitingBodyBytes bytes of large bodies waiting for the consumer
 * @param maxWaitingBodyBytes the bound for them
 * @param producerWaitNanos time that producers have waited for the consumer since the start
 */
public record JournalStatistics(
        int ringSlots,
        long ringOccupied,
        long retainedEntries,
        long maxEntries,
        long retainedBytes,
        long maxBytes,
        long evictedEntries,
        long evictedEntriesTotal,
        long waitingBodyBytes,
        long maxWaitingBodyBytes,
        long producerWaitNanos) {}
