package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchBudget;
import org.mockserver.internal.match.MatchIndex;

/**
 * Says how the registered expectations would decide about a request, without letting it take effect: no time is taken,
 * no scenario moves. Slow; safe for use by any thread.
 */
public final class Decisions {

    private final RuleStore rules;

    Decisions(RuleStore rules) {
        this.rules = rules;
    }

    /**
     * Decides about a request.
     *
     * @param request the request
     * @return the decision at this moment
     */
    public Decision about(RequestView request) {
        MatchBudget budget = MatchBudget.forExplanation(Diagnostics.LONGEST_NANOS);
        try {
            return decide(rules.snapshot().index(), request);
        } finally {
            budget.end();
        }
    }

    private static Decision decide(MatchIndex<Rule> index, RequestView request) {
        List<Decision.Candidate> candidates = new ArrayList<>();
        for (MatchIndex.Candidate<Rule> candidate : index.candidates(request)) {
            Rule rule = candidate.rule();
            candidates.add(new Decision.Candidate(
                    rule,
                    candidate.source(),
                    rule.predicate().explain(request),
                    rule.admission().refusal(request)));
        }
        return new Decision(candidates, index.size());
    }
}
