package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.exchange.Pairs;

/** For every expected name, each value the request has must be one of the expected values. */
final class MatchingKeyRule extends PairsRule {

    private final List<Entry> entries;

    MatchingKeyRule(List<Entry> entries) {
        super(entries);
        this.entries = List.copyOf(entries);
    }

    @Override
    boolean everyPairIsNeeded() {
        return false;
    }

    @Override
    boolean decide(Pairs actual, Nots nots) {
        for (int i = 0; i < entries.size(); i++) {
            if (!holds(entries.get(i), actual, nots)) {
                return false;
            }
        }
        return true;
    }

    private static boolean holds(Entry entry, Pairs actual, Nots nots) {
        boolean negated = entry.key().not();
        boolean found = false;
        boolean eachExpected = true;
        for (int i = 0; i < actual.size(); i++) {
            if (entry.key().test().test(actual.name(i)) != nots.name(i)) {
                found = true;
                eachExpected &= isExpected(entry, actual.value(i), nots.value(i));
            }
        }
        if (negated) {
            return !found;
        }
        return found
                ? eachExpected || wholeListExpected(entry, actual, nots)
                : entry.key().optional();
    }

    private static boolean isExpected(Entry entry, String value, boolean not) {
        List<TextRule> values = entry.values();
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i).matches(value, not)) {
                return true;
            }
        }
        return false;
    }

    /* A schema for an array describes all values of the name together. */
    private static boolean wholeListExpected(Entry entry, Pairs actual, Nots nots) {
        for (TextRule expected : entry.values()) {
            if (expected.test() instanceof SchemaTest schema && schema.wantsArray()) {
                List<String> all = new ArrayList<>();
                for (int i = 0; i < actual.size(); i++) {
                    if (entry.key().test().test(actual.name(i)) != nots.name(i)) {
                        all.add(actual.value(i));
                    }
                }
                return schema.testAll(all) != expected.not();
            }
        }
        return false;
    }
}
