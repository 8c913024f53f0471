package org.mockserver.internal.match;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/** Rules in the order in which they are tried. Immutable; a changed copy shares all chunks but one. */
final class RuleSequence<R extends Indexed> implements Iterable<R> {

    /* A sorted array of sorted chunks: a change copies one chunk and the array of chunks, which for 100,000 rules is a
     * thousand references. Reading is two counters, without an iterator. */

    private static final int MOST_IN_CHUNK = 128;
    private static final RuleSequence<Indexed> EMPTY = new RuleSequence<>(new Indexed[0][], 0);

    private final Indexed[][] chunks;
    private final int size;

    private RuleSequence(Indexed[][] chunks, int size) {
        this.chunks = chunks;
        this.size = size;
    }

    @SuppressWarnings("unchecked")
    static <R extends Indexed> RuleSequence<R> empty() {
        return (RuleSequence<R>) EMPTY;
    }

    /** A sequence of rules given in any order. */
    static <R extends Indexed> RuleSequence<R> of(Collection<R> rules) {
        Indexed[] sorted = rules.toArray(Indexed[]::new);
        Arrays.sort(sorted, RuleSequence::compare);
        int perChunk = MOST_IN_CHUNK * 3 / 4;
        Indexed[][] chunks = new Indexed[(sorted.length + perChunk - 1) / perChunk][];
        for (int i = 0; i < chunks.length; i++) {
            chunks[i] = Arrays.copyOfRange(sorted, i * perChunk, Math.min(sorted.length, (i + 1) * perChunk));
        }
        return new RuleSequence<>(chunks, sorted.length);
    }

    static int compare(Indexed a, Indexed b) {
        int byPriority = Integer.compare(b.priority(), a.priority());
        return byPriority != 0 ? byPriority : Long.compare(a.position(), b.position());
    }

    int size() {
        return size;
    }

    /** This sequence and one more rule, of a rank that no other has. */
    RuleSequence<R> with(R rule) {
        if (size == 0) {
            return new RuleSequence<>(new Indexed[][] {{rule}}, 1);
        }
        int at = chunkOf(rule);
        Indexed[] chunk = chunks[at];
        int index = -1 - Arrays.binarySearch(chunk, rule, RuleSequence::compare);
        Indexed[] grown = new Indexed[chunk.length + 1];
        System.arraycopy(chunk, 0, grown, 0, index);
        grown[index] = rule;
        System.arraycopy(chunk, index, grown, index + 1, chunk.length - index);
        if (grown.length <= MOST_IN_CHUNK) {
            return new RuleSequence<>(replaced(at, 1, grown), size + 1);
        }
        /* Rules mostly arrive at the end: a full chunk is left nearly full, so that chunks do not stay half empty. */
        int cut = index == chunk.length ? chunk.length : grown.length / 2;
        Indexed[] head = Arrays.copyOf(grown, cut);
        Indexed[] tail = Arrays.copyOfRange(grown, cut, grown.length);
        return new RuleSequence<>(replaced(at, 1, head, tail), size + 1);
    }

    /** This sequence without a rule of that rank; the same sequence when there is none. */
    RuleSequence<R> without(R rule) {
        int at = size == 0 ? 0 : chunkOf(rule);
        int index = size == 0 ? -1 : Arrays.binarySearch(chunks[at], rule, RuleSequence::compare);
        if (index < 0) {
            return this;
        }
        if (size == 1) {
            return empty();
        }
        Indexed[] chunk = chunks[at];
        Indexed[] shrunk = new Indexed[chunk.length - 1];
        System.arraycopy(chunk, 0, shrunk, 0, index);
        System.arraycopy(chunk, index + 1, shrunk, index, shrunk.length - index);
        return new RuleSequence<>(shrunken(at, shrunk), size - 1);
    }

    private Indexed[][] shrunken(int at, Indexed[] chunk) {
        if (chunk.length == 0) {
            return replaced(at, 1);
        }
        boolean joins = at + 1 < chunks.length && chunk.length + chunks[at + 1].length <= MOST_IN_CHUNK / 2;
        if (!joins) {
            return replaced(at, 1, chunk);
        }
        Indexed[] next = chunks[at + 1];
        Indexed[] joined = Arrays.copyOf(chunk, chunk.length + next.length);
        System.arraycopy(next, 0, joined, chunk.length, next.length);
        return replaced(at, 2, joined);
    }

    private Indexed[][] replaced(int at, int count, Indexed[]... by) {
        Indexed[][] copy = new Indexed[chunks.length - count + by.length][];
        System.arraycopy(chunks, 0, copy, 0, at);
        System.arraycopy(by, 0, copy, at, by.length);
        System.arraycopy(chunks, at + count, copy, at + by.length, chunks.length - at - count);
        return copy;
    }

    /** The last chunk that does not begin after the rule. */
    private int chunkOf(Indexed rule) {
        int low = 0;
        int high = chunks.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (compare(chunks[middle][0], rule) <= 0) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** See {@link Branch#best}. Allocates nothing. */
    @SuppressWarnings("unchecked")
    @Nullable
    R best(RequestView request, @Nullable R after, @Nullable R best) {
        int chunk = after == null || size == 0 ? 0 : chunkOf(after);
        int at = after == null || size == 0 ? 0 : firstBehind(after, chunks[chunk]);
        for (; chunk < chunks.length; chunk++) {
            Indexed[] rules = chunks[chunk];
            for (; at < rules.length; at++) {
                Indexed rule = rules[at];
                if (best != null && compare(rule, best) >= 0) {
                    return best;
                }
                if (rule.predicate().test(request)) {
                    return (R) rule;
                }
            }
            at = 0;
        }
        return best;
    }

    private static int firstBehind(Indexed rule, Indexed[] chunk) {
        int index = Arrays.binarySearch(chunk, rule, RuleSequence::compare);
        return index < 0 ? -1 - index : index + 1;
    }

    @Override
    public Iterator<R> iterator() {
        return new Iterator<>() {
            private int chunk;
            private int index;

            @Override
            public boolean hasNext() {
                return chunk < chunks.length;
            }

            @Override
            @SuppressWarnings("unchecked")
            public R next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                R rule = (R) chunks[chunk][index++];
                if (index == chunks[chunk].length) {
                    chunk++;
                    index = 0;
                }
                return rule;
            }
        };
    }
}
