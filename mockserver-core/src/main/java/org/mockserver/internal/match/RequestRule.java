package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.AnyOfRequestDefinition;
import org.mockserver.model.ConditionalRequestDefinition;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;

/** A compiled request: all of its criteria must hold, or with {@code not} at least one must fail. */
final class RequestRule implements RequestFilter {

    /** Holds for every request. */
    static final RequestRule ANYTHING = new RequestRule(List.of(), false);

    private final Criterion[] cheapestFirst;
    private final List<Criterion> criteria;
    private final boolean not;

    RequestRule(List<Criterion> criteria, boolean not) {
        this.criteria = List.copyOf(criteria);
        this.cheapestFirst = criteria.stream()
                .sorted(Comparator.comparingInt(criterion -> criterion.field().cost()))
                .toArray(Criterion[]::new);
        this.not = not;
    }

    @Override
    public boolean test(RequestView request) {
        for (Criterion criterion : cheapestFirst) {
            if (!criterion.matches(request)) {
                return not && !request.isBinary();
            }
        }
        return !not && (cheapestFirst.length == 0 || !request.isBinary());
    }

    /** What each matching request has. */
    IndexKeys indexKeys() {
        IndexKeys keys = new IndexKeys();
        if (!not) {
            criteria.forEach(criterion -> criterion.addKeys(keys));
        }
        return keys;
    }

    @Override
    public boolean mayMatch(RequestView head) {
        boolean dependsOnBody = false;
        for (Criterion criterion : cheapestFirst) {
            if (criterion.field() == Criterion.Field.BODY) {
                dependsOnBody = true;
            } else if (!criterion.matches(head)) {
                return not;
            }
        }
        return dependsOnBody || !not;
    }

    @Override
    public List<FieldResult> explain(RequestView request) {
        List<FieldResult> results = new ArrayList<>();
        for (Criterion.Field field : Criterion.Field.values()) {
            if (field.isAlwaysListed() || mentions(field)) {
                results.add(explain(field, request));
            }
        }
        return results;
    }

    private boolean mentions(Criterion.Field field) {
        return criteria.stream().anyMatch(criterion -> criterion.field() == field);
    }

    @Override
    public boolean isNegated() {
        return not || criteria.stream().anyMatch(Criterion::isNegated);
    }

    private FieldResult explain(Criterion.Field field, RequestView request) {
        for (Criterion criterion : criteria) {
            if (criterion.field() == field && !(not ? test(request) : criterion.matches(request))) {
                String difference = (not ? "  negated:\n" : "") + criterion.difference(request);
                return new FieldResult(field.text(), false, List.of(difference));
            }
        }
        return new FieldResult(field.text(), true, List.of());
    }

    @Override
    public boolean selects(RequestDefinition stored) {
        if (criteria.isEmpty() && !not) {
            return true;
        }
        if (stored instanceof AnyOfRequestDefinition alternatives) {
            return alternatives.getAnyOf().stream().anyMatch(this::selects);
        }
        if (stored instanceof ConditionalRequestDefinition condition) {
            return selectsBranch(condition.getThen()) || selectsBranch(condition.getElse());
        }
        if (stored instanceof ResolvedOpenApi openApi && !criteria.isEmpty()) {
            return openApi.requests().stream().anyMatch(this::holdsFor) != (not != stored.isNot());
        }
        if (!(stored instanceof HttpRequest request)) {
            return criteria.isEmpty() != not;
        }
        return holdsFor(request) != (not != stored.isNot());
    }

    private boolean holdsFor(HttpRequest stored) {
        return criteria.stream().allMatch(criterion -> criterion.selects(stored));
    }

    private boolean selectsBranch(@Nullable RequestDefinition branch) {
        return selects(branch == null ? new HttpRequest() : branch);
    }
}
