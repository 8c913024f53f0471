package org.mockserver.internal.events;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * The journal at one moment. Entries are decoded while they are iterated over, so a view costs little however large the
 * journal is; nothing that happens later changes it, except that cleared entries disappear. Safe for use by any number
 * of threads, each with its own iterators.
 */
public final class JournalView {

    /** The path hash that selects every path. */
    public static final int ANY_PATH = 0;

    private final Segment[] segments;
    private final int headOffset;
    private final int tailEnd;
    private final Evicted evicted;
    private final long appendedExchanges;
    private final Correlations correlations;

    JournalView(
            Segment[] segments,
            int headOffset,
            int tailEnd,
            Evicted evicted,
            long appendedExchanges,
            Correlations correlations) {
        this.segments = segments;
        this.headOffset = headOffset;
        this.tailEnd = tailEnd;
        this.evicted = evicted;
        this.appendedExchanges = appendedExchanges;
        this.correlations = correlations;
    }

    /**
     * Everything, oldest first.
     *
     * @return to be iterated over any number of times
     */
    public Iterable<JournalEntry> all() {
        return entries(Selection.ALL, ANY_PATH, false);
    }

    /**
     * The received requests, oldest first.
     *
     * @return entries with {@link JournalEntry#isRequest()}
     */
    public Iterable<JournalEntry> requests() {
        return entries(Selection.REQUESTS, ANY_PATH, false);
    }

    /**
     * The received requests that can match a literal path, oldest first. Requests whose own path is a pattern are
     * included, because a filter may match either way round.
     *
     * @param pathHash {@link org.mockserver.internal.exchange.RequestTarget#hashIgnoringCase} of the path, or
     *     {@link #ANY_PATH}
     * @return a few more than those that really match
     */
    public Iterable<JournalEntry> requests(int pathHash) {
        return entries(Selection.REQUESTS, pathHash, false);
    }

    /**
     * The received requests, newest first.
     *
     * @return entries with {@link JournalEntry#isRequest()}
     */
    public Iterable<JournalEntry> requestsNewestFirst() {
        return entries(Selection.REQUESTS, ANY_PATH, true);
    }

    /**
     * The answers, oldest first. Those to unmatched requests are included only if they were recorded at level INFO or
     * below.
     *
     * @return entries with {@link JournalEntry#isAnswer()}
     */
    public Iterable<JournalEntry> answers() {
        return entries(Selection.ANSWERS, ANY_PATH, false);
    }

    /**
     * Like {@link #answers()}, for a literal path as in {@link #requests(int)}.
     *
     * @param pathHash hash of the path, or {@link #ANY_PATH}
     * @return a few more than those that really match
     */
    public Iterable<JournalEntry> answers(int pathHash) {
        return entries(Selection.ANSWERS, pathHash, false);
    }

    /**
     * Like {@link #answers()}, with those whose request is no longer there.
     *
     * @return entries with {@link JournalEntry#isAnswer()}, some without {@link JournalEntry#hasRequest()}
     */
    public Iterable<JournalEntry> answersAlsoWithoutRequest() {
        return entries(Selection.ANSWERS_ALSO_WITHOUT_REQUEST, ANY_PATH, false);
    }

    /**
     * Everything, newest first.
     *
     * @return to be iterated over any number of times
     */
    public Iterable<JournalEntry> newestFirst() {
        return entries(Selection.ALL, ANY_PATH, true);
    }

    private Iterable<JournalEntry> entries(Selection selection, int pathHash, boolean newestFirst) {
        return () -> iterator(selection, pathHash, newestFirst);
    }

    private Iterator<JournalEntry> iterator(Selection selection, int pathHash, boolean newestFirst) {
        return newestFirst ? new NewestFirst(this, selection, pathHash) : new OldestFirst(this, selection, pathHash);
    }

    /**
     * What was dropped for a limit. While that is anything, the absence of something cannot be concluded from this view
     * alone.
     *
     * @return as of this view
     */
    public Evicted evicted() {
        return evicted;
    }

    /** How many requests and answers had ever been stored. */
    long appendedExchanges() {
        return appendedExchanges;
    }

    Correlations correlations() {
        return correlations;
    }

    int segmentCount() {
        return segments.length;
    }

    Segment segment(int index) {
        return segments[index];
    }

    int start(int index) {
        return index == 0 ? headOffset : 0;
    }

    int end(int index) {
        return index == segments.length - 1 ? tailEnd : segments[index].end;
    }

    /** The entry at a location, or null when it is older than this view or cleared. */
    @Nullable
    JournalEntry at(long location) {
        long index = segments.length == 0 ? -1 : SegmentStore.segmentOf(location) - segments[0].number;
        int offset = SegmentStore.offsetOf(location);
        if (index < 0 || index == 0 && offset < headOffset) {
            return null;
        }
        JournalEntry entry = new JournalEntry(this, segments[(int) index], offset);
        return entry.isDeleted() ? null : entry;
    }
}
