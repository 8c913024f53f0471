package org.mockserver.internal.events;

import java.util.List;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.mock.Expectation;

/**
 * One expectation that was tried for a request and did not take it.
 *
 * @param expectation the expectation
 * @param usedUp true when its times, its life time or its scenario stood in the way rather than a criterion
 * @param results the criteria in evaluation order, empty when used up
 * @param negated whether a negation takes part, so that the first difference need not be the reason
 */
public record Attempt(Expectation expectation, boolean usedUp, List<FieldResult> results, boolean negated) {

    /** Copies the results. */
    public Attempt {
        results = List.copyOf(results);
    }

    /**
     * How many criteria held.
     *
     * @return 0 or more
     */
    public int matchedFields() {
        int matched = 0;
        for (FieldResult result : results) {
            matched += result.matched() ? 1 : 0;
        }
        return matched;
    }
}
