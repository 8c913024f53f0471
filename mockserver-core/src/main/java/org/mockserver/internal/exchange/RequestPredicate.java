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
     * Says for every criterion whether it held and, where it did not, what was expected and found. Slow; never called
     * while serving.
     *
     * @param request read on the calling thread
     * @return one result per criterion that the definition has, in evaluation order
     */
    List<FieldResult> explain(RequestView request);
}
