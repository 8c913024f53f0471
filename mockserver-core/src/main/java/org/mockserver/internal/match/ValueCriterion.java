package org.mockserver.internal.match;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;

/**
 * A field compared for equality: keepAlive, secure or protocol.
 *
 * @param field which of them
 * @param expected the value
 * @param found reads it from a request
 * @param stored reads it from another definition, null when it has none
 */
record ValueCriterion(
        Field field,
        Object expected,
        Function<RequestView, Object> found,
        Function<HttpRequest, @Nullable Object> stored)
        implements Criterion {

    @Override
    public boolean matches(RequestView request) {
        return expected.equals(found.apply(request));
    }

    @Override
    public void addKeys(IndexKeys keys) {
        switch (field) {
            case SECURE -> keys.add(new Place(Place.Kind.SECURE), expected.toString());
            case KEEP_ALIVE -> keys.add(new Place(Place.Kind.KEEP_ALIVE), expected.toString());
            case PROTOCOL -> keys.add(new Place(Place.Kind.PROTOCOL), expected.toString());
            default -> {}
        }
    }

    @Override
    public String difference(RequestView request) {
        return Difference.of(field.text() + " match failed", expected, found.apply(request));
    }

    @Override
    public boolean isNegated() {
        return false;
    }

    @Override
    public boolean selects(HttpRequest definition) {
        return expected.equals(stored.apply(definition));
    }
}
