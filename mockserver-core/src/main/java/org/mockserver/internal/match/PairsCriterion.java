package org.mockserver.internal.match;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;

/**
 * Headers, cookies or parameters of a request.
 *
 * @param field which of them
 * @param rule what is expected
 * @param found reads them from a request
 * @param stored reads them from another definition, null when it has none
 */
record PairsCriterion(
        Field field,
        PairsRule rule,
        Function<RequestView, Pairs> found,
        Function<HttpRequest, @Nullable StoredPairs> stored)
        implements Criterion {

    @Override
    public boolean matches(RequestView request) {
        return rule.matches(found.apply(request));
    }

    @Override
    public void addKeys(IndexKeys keys) {
        switch (field) {
            case HEADERS -> rule.addKeys(Place.Kind.HEADER, keys);
            case COOKIES -> rule.addKeys(Place.Kind.COOKIE, keys);
            case QUERY_PARAMETERS -> rule.addKeys(Place.Kind.QUERY, keys);
            default -> {}
        }
    }

    @Override
    public String difference(RequestView request) {
        Pairs actual = found.apply(request);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < actual.size(); i++) {
            text.append(i == 0 ? "" : "\n").append(actual.name(i)).append(": ").append(actual.value(i));
        }
        return Difference.of("map match failed", rule.display(), text);
    }

    @Override
    public boolean isNegated() {
        return rule.isNegated();
    }

    @Override
    public boolean selects(HttpRequest definition) {
        StoredPairs pairs = stored.apply(definition);
        return pairs == null ? rule.onlyForbids() : rule.decide(pairs.pairs(), pairs.nots());
    }
}
