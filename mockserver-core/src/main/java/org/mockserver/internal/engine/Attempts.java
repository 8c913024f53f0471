package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.events.Attempt;
import org.mockserver.internal.events.Explainer;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;

/** Asks the rules of a past moment why they did not take a request. */
final class Attempts implements Explainer {

    private final RuleStore rules;
    private final Supplier<EngineOptions> options;

    Attempts(RuleStore rules, Supplier<EngineOptions> options) {
        this.rules = rules;
        this.options = options;
    }

    @Override
    public List<Attempt> attempts(
            RequestView request, long ruleVersion, @Nullable String matchedExpectationId, int limit) {
        boolean failFast = options.get().failFast();
        List<Attempt> attempts = new ArrayList<>();
        for (Rule rule : rules.storedIn(ruleVersion)) {
            if (attempts.size() >= limit || rule.id().equals(matchedExpectationId)) {
                break;
            }
            attempts.add(attempt(rule, request, failFast));
        }
        return attempts;
    }

    private static Attempt attempt(Rule rule, RequestView request, boolean failFast) {
        RequestPredicate predicate = rule.predicate();
        if (predicate.test(request)) {
            return new Attempt(rule.expectation(), true, List.of());
        }
        List<FieldResult> results = failFast ? predicate.explainUntilMismatch(request) : predicate.explain(request);
        return new Attempt(rule.expectation(), false, results);
    }
}
