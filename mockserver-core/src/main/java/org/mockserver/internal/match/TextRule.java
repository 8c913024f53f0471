package org.mockserver.internal.match;

import org.mockserver.model.NottableString;

/**
 * A compiled string value: a test with its negation.
 *
 * @param expected the text it was compiled from, without prefixes
 * @param test decides without the negation
 * @param not whether the result is inverted
 * @param optional whether the thing it names may be absent
 */
record TextRule(String expected, TextTest test, boolean not, boolean optional) {

    boolean matches(String actual) {
        return matches(actual, false);
    }

    /** A value of another definition, which may be negated itself: two negations cancel out. */
    boolean matches(String actual, boolean actualNot) {
        boolean inverted = not != actualNot;
        return test.test(actual) ? !inverted : inverted && test.understands(actual);
    }

    /** Whether it selects a value of another definition. */
    boolean selects(NottableString stored) {
        boolean same = expected.equals(stored.getValue()) || test.test(stored.getValue());
        return same != (not != stored.isNot());
    }

    /** The value as a user writes it. */
    String display() {
        return (optional ? "?" : "") + (not ? "!" : "") + expected;
    }
}
