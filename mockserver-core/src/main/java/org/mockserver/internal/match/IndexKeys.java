package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a definition demands so plainly that requests without it need not be compared at all. Criteria add to it what
 * must be there for them to hold; negated, optional and alternative parts add nothing.
 */
final class IndexKeys {

    /* A document with more members is told apart by its first ones. */
    private static final int MOST_KEYS = 32;

    private static final IndexKeys NONE = new IndexKeys();

    private final List<IndexKey> keys = new ArrayList<>(4);

    /** The keys of a rule, in an order that depends on nothing but its definition. */
    static IndexKeys of(Indexed rule) {
        if (rule.predicate() instanceof RequestRule compiled) {
            return compiled.indexKeys();
        }
        if (rule.predicate() instanceof BinaryRule binary) {
            return binary.indexKeys();
        }
        return rule.predicate() instanceof OpenApiRule openApi ? openApi.indexKeys() : NONE;
    }

    /** Keeps only what another definition demands too. */
    void retain(IndexKeys others) {
        keys.retainAll(others.keys);
    }

    /** Adds a value that is compared as a whole. */
    void add(Place place, String value) {
        boolean usable = !place.kind().ignoresCase() || Fold.isFoldable(value);
        if (usable && keys.size() < MOST_KEYS) {
            keys.add(new IndexKey(place, value));
        }
    }

    /** Adds a pair that must be among the pairs of a request. */
    void addPair(Place.Kind kind, TextRule name, TextRule value) {
        if (isLiteral(name) && isLiteral(value) && Fold.isAscii(name.expected())) {
            add(new Place(kind, Fold.of(name.expected())), value.expected());
        }
    }

    /** Whether a text has to be there and to be equal, letter case aside. */
    static boolean isLiteral(TextRule rule) {
        return rule.test() instanceof LiteralTest && !rule.not() && !rule.optional();
    }

    /** The value demanded in a place, null when there is none. */
    @Nullable
    String at(Place place) {
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).place().equals(place)) {
                return keys.get(i).value();
            }
        }
        return null;
    }

    List<IndexKey> all() {
        return keys;
    }
}
