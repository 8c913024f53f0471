package org.mockserver.internal.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.ConditionalRequestDefinition;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;

/** A condition: what must match depends on whether something else does. A part that was left out accepts everything. */
final class ConditionalRule implements RequestFilter {

    private final ConditionalRequestDefinition spec;
    private final RequestFilter guard;
    private final RequestFilter then;
    private final RequestFilter otherwise;

    private ConditionalRule(ConditionalRequestDefinition spec, Compilation with) {
        this.spec = spec;
        this.guard = part(spec.getIf(), with);
        this.then = part(spec.getThen(), with);
        this.otherwise = part(spec.getElse(), with);
    }

    static ConditionalRule compile(ConditionalRequestDefinition spec, Compilation with) {
        return new ConditionalRule(spec, with);
    }

    private static RequestFilter part(@Nullable RequestDefinition definition, Compilation with) {
        return RequestCompiler.compile(definition == null ? new HttpRequest() : definition, with);
    }

    private RequestFilter branch(RequestView request) {
        return guard.test(request) ? then : otherwise;
    }

    @Override
    public boolean test(RequestView request) {
        return branch(request).test(request) != spec.isNot();
    }

    @Override
    public boolean takesMessages() {
        return then.takesMessages() || otherwise.takesMessages();
    }

    @Override
    public boolean takesRequests() {
        return then.takesRequests() || otherwise.takesRequests();
    }

    @Override
    public List<FieldResult> explain(RequestView request) {
        return Explanations.of(branch(request).explain(request), test(request), "if match failed", spec, request);
    }

    @Override
    public boolean isNegated() {
        return spec.isNot() || guard.isNegated() || then.isNegated() || otherwise.isNegated();
    }

    @Override
    public boolean selects(RequestDefinition stored) {
        boolean selected = guard.selects(stored) ? then.selects(stored) : otherwise.selects(stored);
        return spec.equals(stored) || selected != spec.isNot();
    }
}
