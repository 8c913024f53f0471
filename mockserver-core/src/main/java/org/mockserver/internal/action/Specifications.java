package org.mockserver.internal.action;

import org.mockserver.internal.exchange.TrafficRules;
import org.mockserver.internal.wire.WireException;

/** Reads specifications of APIs. Safe for use by any thread; reading a URL or a file blocks. */
@FunctionalInterface
public interface Specifications {

    /** Reads none; for tools and tests. */
    Specifications NONE = (specification, place) -> {
        throw new WireException(place, "specifications cannot be read here");
    };

    /**
     * Compiles a specification.
     *
     * @param specification its text, or where it is
     * @param place where it stands in the expectation, for errors
     * @return what it demands
     * @throws WireException naming the place, if it cannot be used
     */
    TrafficRules rules(String specification, String place);
}
