package org.mockserver.internal.match;

import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.RequestDefinition;

/** What {@link MatchIndex} stores: something with a predicate, a place in the order, and a last word. */
public interface Indexed {

    /**
     * The key of the rule; an index holds one rule for each.
     *
     * @return any text
     */
    String id();

    /**
     * Higher is tried first.
     *
     * @return any integer
     */
    int priority();

    /**
     * The place among rules of equal priority; lower is tried first. Unique in an index.
     *
     * @return a number that a replacement of the rule keeps
     */
    long position();

    /**
     * The definition that {@link #predicate} was compiled from.
     *
     * @return never null; an empty request matches everything
     */
    RequestDefinition definition();

    /**
     * The compiled definition, the source of index keys.
     *
     * @return immutable
     */
    RequestPredicate predicate();

    /**
     * Asked once the predicate holds: takes one of the remaining times, moves the scenario. The only mutable part.
     *
     * @param request the matching request
     * @return false to let later rules have the request
     */
    boolean admit(RequestView request);
}
