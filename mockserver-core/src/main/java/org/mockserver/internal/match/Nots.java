package org.mockserver.internal.match;

import java.util.BitSet;

/**
 * Which names and values of a list of pairs are negated: none of a request, some of another definition.
 *
 * @param names by index of the pair
 * @param values by index of the pair
 */
record Nots(BitSet names, BitSet values) {

    /** Those of a request. */
    static final Nots NONE = new Nots(new BitSet(0), new BitSet(0));

    boolean name(int index) {
        return this != NONE && names.get(index);
    }

    boolean value(int index) {
        return this != NONE && values.get(index);
    }
}
