package org.mockserver.internal.server;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.events.Attempt;
import org.mockserver.internal.events.Explainer;
import org.mockserver.internal.exchange.RequestView;

/** The journal's narrative needs an explainer before there is an engine to explain with. */
final class LateExplainer implements Explainer {

    volatile Explainer now = Explainer.NONE;

    @Override
    public List<Attempt> attempts(
            RequestView request, long ruleVersion, @Nullable String matchedExpectationId, int limit) {
        return now.attempts(request, ruleVersion, matchedExpectationId, limit);
    }
}
