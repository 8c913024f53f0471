package org.mockserver.internal.match;

import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.ParameterBody;

/** The body read as an HTML form, whatever its content type. */
record ParametersBodyRule(PairsRule rule) implements BodyRule {

    static ParametersBodyRule compile(ParameterBody body, String path, Compilation with) {
        return new ParametersBodyRule(PairsRule.compile(body.getValue(), path + ".parameters", with));
    }

    @Override
    public boolean matches(RequestView request) {
        return rule.isEmpty() || rule.matches(request.formParameters());
    }

    @Override
    public boolean matchesNoBody() {
        return rule.isEmpty() || rule.matches(Pairs.EMPTY);
    }

    @Override
    public void addKeys(IndexKeys keys) {
        rule.addKeys(Place.Kind.FORM, keys);
    }

    @Override
    public String difference(RequestView request) {
        return Difference.of("map match failed", rule.display(), request.formParameters());
    }
}
