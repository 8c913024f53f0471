package org.mockserver.internal.match;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;

/** Every expected pair must be satisfied by some pair of the request; other pairs are ignored. */
final class SubSetRule extends PairsRule {

    /* Each expected pair looks for the actual pairs that satisfy it. One actual pair may satisfy several expected ones,
     * but the distinct actual pairs found must be at least as many as the expected pairs that demand presence: so a
     * value expected twice has to be there twice. Distinct pairs are counted in a long, or in a BitSet for requests
     * with more than 64 pairs. */

    private final TextRule[] keys;
    private final TextRule[] values;
    private final int demanded;
    private final boolean absentIsFine;

    SubSetRule(List<Entry> entries) {
        super(entries);
        int size = entries.stream().mapToInt(entry -> entry.values().size()).sum();
        keys = new TextRule[size];
        values = new TextRule[size];
        int at = 0;
        int demands = 0;
        for (Entry entry : entries) {
            for (TextRule value : entry.values()) {
                keys[at] = entry.key();
                values[at++] = value;
                demands += entry.key().not() || entry.key().optional() ? 0 : 1;
            }
        }
        demanded = demands;
        absentIsFine = entries.stream().allMatch(entry -> entry.key().not())
                || entries.stream().allMatch(entry -> entry.key().optional());
    }

    @Override
    boolean everyPairIsNeeded() {
        return true;
    }

    @Override
    boolean decide(Pairs actual, Nots nots) {
        if (actual.isEmpty()) {
            return absentIsFine;
        }
        BitSet many = actual.size() > Long.SIZE ? new BitSet(actual.size()) : null;
        long few = 0;
        for (int expected = 0; expected < keys.length; expected++) {
            TextRule key = keys[expected];
            if (key.not() && isPresent(key, actual, nots)) {
                return false;
            }
            long found = satisfying(expected, actual, nots, many);
            if (found == 0 && !(key.optional() && isUnknown(key, actual, nots))) {
                return false;
            }
            few |= found;
        }
        return (many == null ? Long.bitCount(few) : many.cardinality()) >= demanded;
    }

    /* The bits of the satisfying pairs; with more than 64 pairs the bits wrap and only tell none from some. */
    private long satisfying(int expected, Pairs actual, Nots nots, @Nullable BitSet many) {
        long found = 0;
        for (int i = 0; i < actual.size(); i++) {
            if (keys[expected].matches(actual.name(i), nots.name(i))
                    && values[expected].matches(actual.value(i), nots.value(i))) {
                found |= 1L << i;
                if (many != null) {
                    many.set(i);
                }
            }
        }
        return found;
    }

    /** Whether a negated key, its negation left aside, is there. */
    private static boolean isPresent(TextRule key, Pairs actual, Nots nots) {
        for (int i = 0; i < actual.size(); i++) {
            if (key.test().test(actual.name(i)) && !nots.name(i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isUnknown(TextRule key, Pairs actual, Nots nots) {
        for (int i = 0; i < actual.size(); i++) {
            if (key.matches(actual.name(i), nots.name(i))) {
                return false;
            }
        }
        return true;
    }
}
