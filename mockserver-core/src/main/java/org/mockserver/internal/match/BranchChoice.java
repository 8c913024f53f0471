package org.mockserver.internal.match;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the place of a request that tells the most of some rules apart. */
final class BranchChoice {

    /* The choice need not be perfect, and looking at a sample bounds its cost. */
    private static final int SAMPLE = 1_024;

    /* A branch that spares fewer comparisons than this is not worth its memory. */
    private static final int LEAST_SPARED = 4;

    private final Map<Place, Map<String, Integer>> counts = new LinkedHashMap<>();
    private int rules;

    private BranchChoice() {}

    /** The place, or null when none tells enough of the rules apart. */
    static <R extends Indexed> @Nullable Place best(RuleSequence<R> rules) {
        BranchChoice choice = new BranchChoice();
        int stride = rules.size() / SAMPLE + 1;
        int index = 0;
        for (R rule : rules) {
            if (index++ % stride == 0) {
                choice.count(IndexKeys.of(rule));
            }
        }
        return choice.best();
    }

    private void count(IndexKeys keys) {
        rules++;
        Set<Place> seen = new HashSet<>();
        for (IndexKey key : keys.all()) {
            if (seen.add(key.place())) {
                String value = key.place().kind().ignoresCase() ? Fold.of(key.value()) : key.value();
                counts.computeIfAbsent(key.place(), unused -> new HashMap<>()).merge(value, 1, Integer::sum);
            }
        }
    }

    private @Nullable Place best() {
        Place best = null;
        double most = Math.max(LEAST_SPARED, rules / 8.0);
        for (Map.Entry<Place, Map<String, Integer>> entry : counts.entrySet()) {
            double spared = spared(entry.getValue()) - entry.getKey().kind().weight();
            if (spared > most) {
                best = entry.getKey();
                most = spared;
            }
        }
        return best;
    }

    /* Requests are expected to be spread like the rules: each value is asked for as often as rules demand it. */
    private double spared(Map<String, Integer> byValue) {
        double covered = 0;
        double squares = 0;
        for (int count : byValue.values()) {
            covered += count;
            squares += (double) count * count;
        }
        return covered - squares / rules;
    }
}
