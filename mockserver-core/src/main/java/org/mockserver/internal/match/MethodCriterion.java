package org.mockserver.internal.match;

import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;

/** The method of a request. */
record MethodCriterion(TextRule rule) implements Criterion {

    @Override
    public Field field() {
        return Field.METHOD;
    }

    @Override
    public boolean matches(RequestView request) {
        return rule.matches(request.method());
    }

    @Override
    public void addKeys(IndexKeys keys) {
        if (IndexKeys.isLiteral(rule)) {
            keys.add(new Place(Place.Kind.METHOD), rule.expected());
        }
    }

    @Override
    public String difference(RequestView request) {
        return Difference.of("string or regex match failed", rule.display(), request.method());
    }

    @Override
    public boolean isNegated() {
        return rule.not();
    }

    @Override
    public boolean selects(HttpRequest stored) {
        NottableString method = stored.getMethod();
        return method == null || method.isBlank() || rule.selects(method);
    }
}
