package org.mockserver.internal.action;

import java.util.function.Predicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.Body;

/** Makes tests of what clients say while an action talks to them, with the matchers of bodies. */
@FunctionalInterface
public interface BodyTests {

    /** Makes none; for tools and tests. */
    BodyTests NONE = (body, place) -> {
        throw new WireException(place, "bodies cannot be compared here");
    };

    /**
     * Compiles a body.
     *
     * @param body what to compare with
     * @param place where it stands in the expectation, for errors
     * @return a test for any thread, which may take as long as patterns may
     * @throws WireException naming the place, if it can never work
     */
    Predicate<RequestView> test(Body<?> body, String place);
}
