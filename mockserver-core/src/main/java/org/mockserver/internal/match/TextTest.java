package org.mockserver.internal.match;

/** Decides about one text, negation left aside. Immutable; used by any number of threads at once. */
@FunctionalInterface
interface TextTest {

    /** Matches every text: what a blank expectation means. */
    TextTest ANY = actual -> true;

    boolean test(String actual);

    /** Whether a negation applies to the text; if not, it matches neither the expectation nor its negation. */
    default boolean understands(String actual) {
        return true;
    }
}
