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
     * Decides whether a request of which only the head has arrived can still fulfil every criterion.
     *
     * @param head a request without its body, read on the calling thread
     * @return false if it matches with no body whatever; true when in doubt
     */
    default boolean mayMatch(RequestView head) {
        return true;
    }

    /**
     * Says for every field a definition can have whether it held and, where it did not, what was expected and found. A
     * field the definition does not mention holds. Slow; never called while serving.
     *
     * @param request read on the calling thread
     * @return one result per field, in evaluation order
     */
    List<FieldResult> explain(RequestView request);

    /**
     * Whether it may match requests.
     *
     * @return false if it is about messages that are not HTTP, and nothing else
     */
    default boolean takesRequests() {
        return true;
    }

    /**
     * Whether it may match messages that are not HTTP.
     *
     * @return false if it is about requests, and nothing else
     */
    default boolean takesMessages() {
        return false;
    }

    /**
     * Whether a negation takes part in the decision. If so, the first field that does not hold need not be the one the
     * user has to look at.
     *
     * @return false unless something in the definition is negated
     */
    default boolean isNegated() {
        return false;
    }
}
