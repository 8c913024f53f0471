package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.events.Attempt;
import org.mockserver.internal.events.Explainer;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchBudget;

/** Asks the rules of a past moment why they did not take a request. */
final class Attempts implements Explainer {

    private final RuleStore rules;

    Attempts(RuleStore rules) {
        this.rules = rules;
    }

    @Override
    public List<Attempt> attempts(
            RequestView request, long ruleVersion, @Nullable String matchedExpectationId, int limit) {
        MatchBudget budget = MatchBudget.forExplanation(Diagnostics.LONGEST_NANOS);
        try {
            return collect(request, ruleVersion, matchedExpectationId, limit);
        } finally {
            budget.end();
        }
    }

    private List<Attempt> collect(
            RequestView request, long ruleVersion, @Nullable String matchedExpectationId, int limit) {
        List<Attempt> attempts = new ArrayList<>();
        for (Rule rule : rules.storedIn(ruleVersion)) {
            if (attempts.size() >= limit || rule.id().equals(matchedExpectationId)) {
                break;
            }
            if (rule.concerns(request)) {
                attempts.add(attempt(rule, request));
            }
        }
        return attempts;
    }

    private static Attempt attempt(Rule rule, RequestView request) {
        RequestPredicate predicate = rule.predicate();
        return predicate.test(request)
                ? new Attempt(rule.expectation(), true, List.of(), predicate.isNegated())
                : new Attempt(rule.expectation(), false, predicate.explain(request), predicate.isNegated());
    }
}
