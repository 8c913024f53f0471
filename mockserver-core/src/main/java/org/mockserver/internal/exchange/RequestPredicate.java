package org.mockserver.internal.exchange;

import java.util.List;

/** A compiled request definition. Immutable; used by any number of threads at once. */
public interface RequestPredicate {

    /**
     * Decides whether a request fulfils every criterion.
     *
     * @param request read on the calling thread
     * @return true if it matches
     */
    boolean test(RequestView request);

    /**
     * Says for every field a definition can have whether it held and, where it did not, what was expected and found. A
     * field the definition does not mention holds. Slow; never called while serving.
     *
     * @param request read on the calling thread
     * @return one result per field, in evaluation order
     */
    List<FieldResult> explain(RequestView request);

    /**
     * The same, ending with the first field that did not hold; all fields when something in the definition is negated.
     *
     * @param request read on the calling thread
     * @return the results up to the first mismatch, in evaluation order
     */
    default List<FieldResult> explainUntilMismatch(RequestView request) {
        return explain(request);
    }
}
