package org.mockserver.internal.events;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Counts what each expectation answered, also after the entries are gone. Owned by the journal's consumer thread. */
final class ServedTally {

    /* Evicted answers of an expectation are known exactly as long as its counts are kept from its first answer on. Two
     * things blur that. Counts of expectations that were not used for long are given up, so that a server that sees new
     * ids for days stays small; what they had lost may belong to any id whose counts start later. And a filtered clear
     * cannot say which of the evicted answers it would have hidden. Both leave bounds instead of a number. */

    /** As many as there can be expectations; counts are given up only beyond that. */
    private static final int MAX_IDS = 100_000;

    private static final class Counts {
        long unknownBefore;
        long matched;
        long answered;
        long evicted;
        long evictedCertainly;
        long generation;
        long filteredClears;

        Counts(long unknownBefore, long generation) {
            this.unknownBefore = unknownBefore;
            this.generation = generation;
        }
    }

    private final int maxIds;
    private final Map<String, Counts> byId;
    private long generation;
    private long filteredClears;
    private long unknown;
    private long evictedAnswers;
    private long evictedRequests;
    private @Nullable Served last;
    private @Nullable Counts lastCounts;

    ServedTally() {
        this(MAX_IDS);
    }

    ServedTally(int maxIds) {
        this.maxIds = maxIds;
        this.byId = new LinkedHashMap<>(16, 0.75f, true);
    }

    /** An expectation took a request. */
    void served(Served served, boolean answered) {
        Counts counts = counts(served);
        counts.matched++;
        if (answered) {
            counts.answered++;
        }
    }

    private Counts counts(Served served) {
        Counts counts = lastCounts;
        if (served != last || counts == null) {
            counts = byId.get(served.expectationId());
            if (counts == null) {
                counts = new Counts(unknown, generation);
                byId.put(served.expectationId(), counts);
                giveUpOldest();
            }
            last = served;
            lastCounts = counts;
        }
        return counts;
    }

    private void giveUpOldest() {
        if (byId.size() > maxIds) {
            var oldest = byId.entrySet().iterator();
            Counts given = oldest.next().getValue();
            unknown += given.generation == generation ? given.evicted : 0;
            oldest.remove();
        }
    }

    /** A visible request was dropped for a limit. */
    void evictedRequest() {
        evictedRequests++;
    }

    /** A visible answer of an expectation was dropped for a limit. */
    void evictedAnswer(Served served) {
        evictedAnswers++;
        Counts counts = served == last ? lastCounts : byId.get(served.expectationId());
        if (counts == null) {
            unknown++;
            return;
        }
        if (counts.generation != generation) {
            counts.generation = generation;
            counts.unknownBefore = 0;
            counts.evicted = 0;
            counts.evictedCertainly = 0;
        }
        if (counts.filteredClears != filteredClears) {
            counts.filteredClears = filteredClears;
            counts.evictedCertainly = 0;
        }
        counts.evicted++;
        counts.evictedCertainly++;
    }

    /** A visible answer that no expectation gave was dropped for a limit. */
    void evictedOtherAnswer() {
        evictedAnswers++;
    }

    /** Some entries were hidden, and some evicted ones would have been. */
    void filteredClear() {
        filteredClears++;
    }

    /** Everything that was recorded is hidden; the totals stay. */
    void cleared() {
        generation++;
        filteredClears = 0;
        unknown = 0;
        evictedAnswers = 0;
        evictedRequests = 0;
    }

    /** Nothing has happened. */
    void reset() {
        cleared();
        byId.clear();
        last = null;
        lastCounts = null;
    }

    ServedTotals totals(String expectationId) {
        Counts counts = byId.get(expectationId);
        return counts == null ? new ServedTotals(0, 0) : new ServedTotals(counts.matched, counts.answered);
    }

    /** What is gone; the numbers about an expectation are 0 without an id. */
    Evicted evicted(long entries, @Nullable String expectationId) {
        Counts counts = expectationId == null ? null : byId.get(expectationId);
        long certain = 0;
        long possible = expectationId == null || counts != null ? 0 : unknown;
        if (counts != null && counts.generation == generation) {
            certain = counts.filteredClears == filteredClears ? counts.evictedCertainly : 0;
            possible = counts.evicted + counts.unknownBefore;
        }
        return new Evicted(entries, evictedRequests, evictedAnswers, certain, possible, filteredClears > 0);
    }
}
