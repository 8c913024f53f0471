package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.AnyOfRequestDefinition;
import org.mockserver.model.RequestDefinition;

/** Alternatives: one of them must match. */
final class AnyOfRule implements RequestFilter {

    private final AnyOfRequestDefinition spec;
    private final RequestFilter[] alternatives;

    private AnyOfRule(AnyOfRequestDefinition spec, List<RequestFilter> alternatives) {
        this.spec = spec;
        this.alternatives = alternatives.toArray(RequestFilter[]::new);
    }

    static AnyOfRule compile(AnyOfRequestDefinition spec, Compilation with) {
        List<RequestFilter> alternatives = new ArrayList<>();
        spec.getAnyOf().forEach(definition -> alternatives.add(RequestCompiler.compile(definition, with)));
        return new AnyOfRule(spec, alternatives);
    }

    @Override
    public boolean test(RequestView request) {
        return any(request) != spec.isNot();
    }

    private boolean any(RequestView request) {
        for (RequestFilter alternative : alternatives) {
            if (alternative.test(request)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean mayMatch(RequestView head) {
        if (spec.isNot()) {
            return true;
        }
        for (RequestFilter alternative : alternatives) {
            if (alternative.mayMatch(head)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean takesMessages() {
        return Arrays.stream(alternatives).anyMatch(RequestFilter::takesMessages);
    }

    @Override
    public boolean takesRequests() {
        return Arrays.stream(alternatives).anyMatch(RequestFilter::takesRequests);
    }

    /** Of the alternative that comes closest. */
    @Override
    public List<FieldResult> explain(RequestView request) {
        List<FieldResult> closest = List.of();
        long fewest = Long.MAX_VALUE;
        for (RequestFilter alternative : alternatives) {
            List<FieldResult> results = alternative.explain(request);
            long differing =
                    results.stream().filter(result -> !result.matched()).count();
            if (differing < fewest) {
                fewest = differing;
                closest = results;
            }
        }
        return Explanations.of(closest, test(request), "anyOf match failed", spec, request);
    }

    @Override
    public boolean isNegated() {
        if (spec.isNot()) {
            return true;
        }
        for (RequestFilter alternative : alternatives) {
            if (alternative.isNegated()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean selects(RequestDefinition stored) {
        if (spec.equals(stored)) {
            return true;
        }
        boolean any = false;
        for (RequestFilter alternative : alternatives) {
            any |= alternative.selects(stored);
        }
        return any != spec.isNot();
    }
}
