package org.mockserver.internal.events;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The stored entries, oldest first, and their counts. Owned by the journal's consumer thread. */
final class SegmentStore {

    /* Entries live in byte arrays so that a million of them are a few thousand objects to the garbage collector.
     * Evicting moves the head past one entry; a segment is given up when the head leaves it. Views keep the segments
     * they saw, so eviction never pulls anything from under a reader. */

    /* Less than half of the smallest G1 region, so that segments are ordinary objects to that collector. */
    private static final int SEGMENT_BYTES = 256 * 1024 - 64;
    private static final int SMALLEST_SEGMENT_BYTES = 8 * 1024;
    /* A budget should be divided into enough segments that a partly evicted one is a small part of it. */
    private static final int SEGMENTS_OF_BUDGET = 16;

    private final JournalObserver observer;
    private final ArrayDeque<Segment> segments = new ArrayDeque<>();
    private final Correlations correlations = Correlations.random();
    private final ReferenceCosts costs = new ReferenceCosts();
    private final ServedTally tally = new ServedTally();
    private final Map<Long, Long> locationByTicket = new HashMap<>();
    private JournalLimits limits;
    private int headOffset;
    private long nextSegmentNumber;
    private long firstLiveSequence;
    private long currentSequence;
    private long appendedExchanges;
    private long newestLocation;

    // Written by the consumer, read by anyone.
    private volatile long retainedEntries;
    private volatile long retainedBytes;
    private volatile long evictedEntries;
    private volatile long evictedEntriesTotal;

    // The consumer's own exact values of the above, published after each batch.
    private long entries;
    private long bytes;
    private long evicted;
    private long evictedTotal;

    SegmentStore(JournalLimits limits, JournalObserver observer) {
        this.limits = limits;
        this.observer = observer;
    }

    JournalLimits limits() {
        return limits;
    }

    void limits(JournalLimits current) {
        limits = current;
    }

    /** Whether the answer belongs to a request that was reset or cleared away. */
    boolean isForgotten(long ticket) {
        return ticket < firstLiveSequence;
    }

    /** Where the request of a ticket is stored; -1 when it was evicted. Can be asked once. */
    long takeLocation(long ticket) {
        Long location = locationByTicket.remove(ticket);
        return location == null || segments.isEmpty() || segmentOf(location) < segments.getFirst().number
                ? -1
                : location;
    }

    static long location(long segmentNumber, int offset) {
        return segmentNumber << Integer.SIZE | offset;
    }

    static long segmentOf(long location) {
        return location >>> Integer.SIZE;
    }

    static int offsetOf(long location) {
        return (int) location;
    }

    /** Stores a finished entry and the objects it refers to, then drops the oldest ones that exceed the limits. */
    void append(EntryWriter entry) {
        int length = entry.length();
        Segment segment = segmentFor(length);
        entry.finish(index(segment, entry.served()), index(segment, entry.reference()));
        System.arraycopy(entry.bytes(), 0, segment.bytes, segment.end, length);
        newestLocation = location(segment.number, segment.end);
        if (entry.kind() == EntryKind.RECEIVED) {
            locationByTicket.put(entry.sequence(), newestLocation);
        }
        segment.end += length;
        entries += entry.weight();
        bytes += length;
        appendedExchanges += entry.kind() == EntryKind.NOTE ? 0 : 1;
        enforceLimits();
    }

    private Segment segmentFor(int length) {
        Segment last = segments.peekLast();
        if (last != null && last.free() >= length) {
            return last;
        }
        int capacity = SEGMENT_BYTES;
        if (limits.maxBytes() > 0) {
            long share = Math.max(SMALLEST_SEGMENT_BYTES, limits.maxBytes() / SEGMENTS_OF_BUDGET);
            capacity = (int) Math.min(capacity, share);
        }
        Segment fresh = new Segment(nextSegmentNumber++, length > capacity / 4 ? length : capacity);
        segments.addLast(fresh);
        return fresh;
    }

    private int index(Segment segment, @Nullable Object object) {
        if (object == null) {
            return EntryLayout.NO_REFERENCE;
        }
        int index = segment.references.find(object);
        if (index < 0) {
            index = segment.references.add(object);
            bytes += costs.added(object);
        }
        return index;
    }

    void enforceLimits() {
        while (entries > limits.maxEntries() && !segments.isEmpty()) {
            evictOldest();
        }
        while (limits.maxBytes() > 0 && bytes > limits.maxBytes() && holdsSeveralEntries()) {
            evictOldest();
        }
    }

    /* The byte budget never takes the newest entry: one large exchange should be visible rather than nothing. */
    private boolean holdsSeveralEntries() {
        Segment first = segments.peekFirst();
        return first != null
                && (segments.size() > 1
                        || headOffset + EntryLayout.intAt(first.bytes, headOffset + EntryLayout.LENGTH) < first.end);
    }

    private void evictOldest() {
        Segment first = segments.getFirst();
        int length = EntryLayout.intAt(first.bytes, headOffset + EntryLayout.LENGTH);
        int weight = first.bytes[headOffset + EntryLayout.WEIGHT];
        boolean deleted = (first.bytes[headOffset + EntryLayout.FLAGS] & EntryLayout.FLAG_DELETED) != 0;
        if (!deleted) {
            countEvicted(new JournalEntry(first, headOffset), weight);
        }
        if (first.bytes[headOffset + EntryLayout.KIND] == EntryKind.RECEIVED.ordinal()) {
            locationByTicket.remove(EntryLayout.longAt(first.bytes, headOffset + EntryLayout.SEQUENCE));
        }
        headOffset += length;
        bytes -= length;
        entries -= weight;
        if (headOffset >= first.end) {
            segments.removeFirst();
            bytes -= costs.dropped(first.references);
            headOffset = 0;
        }
    }

    private void countEvicted(JournalEntry entry, int weight) {
        if (evicted == 0) {
            observer.firstEviction();
        }
        evicted += weight;
        evictedTotal += weight;
        if (entry.isRequest()) {
            tally.evictedRequest();
        }
        if (entry.isAnswer() && entry.answerKind() != AnswerKind.NO_MATCH) {
            Served served = entry.served();
            if (served == null) {
                tally.evictedOtherAnswer();
            } else {
                tally.evictedAnswer(served);
            }
        }
    }

    /** Counts one exchange that an expectation took. */
    void count(Served served, boolean answered) {
        tally.served(served, answered);
    }

    ServedTotals totals(String expectationId) {
        return tally.totals(expectationId);
    }

    /** Requests and answers stored since the start: grows exactly when a query could see something new. */
    long appendedExchanges() {
        return appendedExchanges;
    }

    /** The entry that was appended last; null if the limits left no room for it. */
    @Nullable
    JournalEntry newest() {
        return view().at(newestLocation);
    }

    /** Some entries have been hidden. */
    void filteredClear() {
        tally.filteredClear();
    }

    /** The present contents. */
    JournalView view() {
        return view(null);
    }

    /** The present contents, with what is known of an expectation's evicted answers. */
    JournalView view(@Nullable String expectationId) {
        enforceLimits();
        publishNumbers();
        Segment last = segments.peekLast();
        return new JournalView(
                segments.toArray(Segment[]::new),
                headOffset,
                last == null ? 0 : last.end,
                tally.evicted(evicted, expectationId),
                appendedExchanges,
                correlations);
    }

    /** Drops every entry that carries a request; the counts stay. */
    JournalView clearRequests() {
        List<JournalEntry> kept = new ArrayList<>();
        for (JournalEntry entry : view().all()) {
            Note note = entry.note();
            if (note != null && note.request() == null) {
                kept.add(entry);
            }
        }
        empty();
        tally.cleared();
        EntryWriter writer = new EntryWriter();
        for (JournalEntry entry : kept) {
            Note note = entry.note();
            if (note != null) {
                writer.note(note, entry.sequence(), entry.receivedAtMillis());
                append(writer);
            }
        }
        return view();
    }

    /** Drops everything. */
    JournalView reset() {
        empty();
        evicted = 0;
        tally.reset();
        return view();
    }

    private void empty() {
        segments.clear();
        costs.clear();
        locationByTicket.clear();
        firstLiveSequence = currentSequence;
        headOffset = 0;
        entries = 0;
        bytes = 0;
    }

    /** Says how far the consumer has come. */
    void at(long sequence) {
        currentSequence = sequence;
    }

    /** Makes the numbers visible to other threads. */
    void publishNumbers() {
        retainedEntries = entries;
        retainedBytes = bytes;
        evictedEntries = evicted;
        evictedEntriesTotal = evictedTotal;
    }

    JournalStatistics statistics(int ringSlots, long ringOccupied, Backpressure pressure, JournalLimits current) {
        return new JournalStatistics(
                ringSlots,
                ringOccupied,
                retainedEntries,
                current.maxEntries(),
                retainedBytes,
                current.maxBytes(),
                evictedEntries,
                evictedEntriesTotal,
                pressure.heldBytes(),
                pressure.maxHeldBytes(),
                pressure.waitedNanos());
    }
}
