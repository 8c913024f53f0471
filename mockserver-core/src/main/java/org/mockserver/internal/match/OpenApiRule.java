package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.OpenAPIDefinition;
import org.mockserver.model.RequestDefinition;

/** A compiled OpenAPI definition: one of its requests must match, or with {@code not} none of them may. */
final class OpenApiRule implements RequestFilter {

    /** Beyond this many the closest request is looked for among the first ones only. */
    private static final int MOST_EXPLAINED = 500;

    private final ResolvedOpenApi spec;
    private final OpenApiRequest[] requests;

    private OpenApiRule(ResolvedOpenApi spec, OpenApiRequest[] requests) {
        this.spec = spec;
        this.requests = requests;
    }

    /** Throws WireException when the specification cannot be read or one of its schemas is unusable. */
    static OpenApiRule compile(OpenAPIDefinition definition, Compilation with) {
        ResolvedOpenApi resolved = ResolvedOpenApi.of(definition);
        OpenApiRequest[] requests = resolved.requests().stream()
                .map(request -> OpenApiRequest.compile(request, with))
                .toArray(OpenApiRequest[]::new);
        return new OpenApiRule(resolved, requests);
    }

    @Override
    public boolean test(RequestView request) {
        return matchesSome(request) != spec.isNot();
    }

    private boolean matchesSome(RequestView request) {
        for (OpenApiRequest each : requests) {
            if ((requests.length == 1 || each.head().test(request))
                    && each.rule().test(request)) {
                return true;
            }
        }
        return false;
    }

    /** What each matching request has: whatever all of the requests have in common. */
    IndexKeys indexKeys() {
        IndexKeys common = new IndexKeys();
        if (!spec.isNot() && requests.length > 0) {
            common = requests[0].head().indexKeys();
            for (OpenApiRequest each : requests) {
                common.retain(each.head().indexKeys());
            }
        }
        return common;
    }

    @Override
    public boolean mayMatch(RequestView head) {
        if (spec.isNot()) {
            return true;
        }
        for (OpenApiRequest each : requests) {
            if (each.head().test(head) && each.rule().mayMatch(head)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isNegated() {
        return spec.isNot();
    }

    @Override
    public List<FieldResult> explain(RequestView request) {
        boolean wanted = !spec.isNot();
        if (matchesSome(request) == wanted) {
            return RequestRule.ANYTHING.explain(request);
        }
        List<FieldResult> results = new ArrayList<>();
        RequestRule closest = wanted ? closest(request) : null;
        results.addAll((closest == null ? RequestRule.ANYTHING : closest).explain(request));
        if (closest == null) {
            String what = wanted ? "specification has no operation" : "operation of a negated specification";
            results.add(
                    new FieldResult("operation", false, List.of(Difference.of(what, operation(), request.toString()))));
        }
        return results;
    }

    private String operation() {
        String id = spec.getOperationId();
        return id == null || id.isBlank() ? "any" : id;
    }

    /* Requests to the right path come first, because a field of another path says nothing about this request. */
    private @Nullable RequestRule closest(RequestView request) {
        RequestRule closest = null;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < requests.length && i < MOST_EXPLAINED; i++) {
            OpenApiRequest each = requests[i];
            boolean here = each.head().test(request);
            RequestRule rule = here ? each.rule() : each.head();
            int differing = (here ? 0 : Criterion.Field.values().length) + differing(rule, request);
            if (differing < fewest) {
                fewest = differing;
                closest = rule;
            }
        }
        return closest;
    }

    private static int differing(RequestRule rule, RequestView request) {
        int differing = 0;
        for (FieldResult field : rule.explain(request)) {
            differing += field.matched() ? 0 : 1;
        }
        return differing;
    }

    @Override
    public boolean selects(RequestDefinition stored) {
        if (stored instanceof OpenAPIDefinition other) {
            return isPartOf(other) != (spec.isNot() != stored.isNot());
        }
        boolean selected = false;
        for (OpenApiRequest each : requests) {
            selected = selected || (stored instanceof HttpRequest && each.rule().selects(stored));
        }
        return selected != spec.isNot();
    }

    private boolean isPartOf(OpenAPIDefinition other) {
        return Objects.equals(spec.getSpecUrlOrPayload(), other.getSpecUrlOrPayload())
                && isEqualOrLeftOut(spec.getContextPathPrefix(), other.getContextPathPrefix())
                && isEqualOrLeftOut(spec.getOperationId(), other.getOperationId());
    }

    private static boolean isEqualOrLeftOut(@Nullable String wanted, @Nullable String stored) {
        return wanted == null || wanted.isBlank() || wanted.equals(stored);
    }
}
