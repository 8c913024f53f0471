package org.mockserver.internal.match;

import org.mockserver.internal.exchange.RequestView;

/** A compiled body, negation and optionality left aside. Immutable; used by any number of threads at once. */
interface BodyRule {

    /** Decides about a request with a body that is not empty. */
    boolean matches(RequestView request);

    /** Whether it accepts a request without a body. */
    default boolean matchesNoBody() {
        return false;
    }

    /** Adds what a request must have for this to hold, as far as an index can look it up. */
    default void addKeys(IndexKeys keys) {}

    /** What was expected and what was found, for a body that does not match. */
    String difference(RequestView request);
}
