package org.mockserver.internal.events;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/** Finds out afterwards which expectations were tried for a request. Slow; never called while serving. */
public interface Explainer {

    /** Knows nothing. */
    Explainer NONE = (request, ruleVersion, matchedExpectationId, limit) -> List.of();

    /**
     * The expectations tried before one took the request.
     *
     * @param request a recorded request
     * @param ruleVersion the version of the rules it was matched against; expectations of another version may be used
     *     when that one is gone
     * @param matchedExpectationId the expectation that took the request, null when none did
     * @param limit most attempts wanted
     * @return in the order they were tried
     */
    List<Attempt> attempts(RequestView request, long ruleVersion, @Nullable String matchedExpectationId, int limit);
}
