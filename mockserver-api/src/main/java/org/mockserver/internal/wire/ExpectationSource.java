package org.mockserver.internal.wire;

import org.mockserver.mock.Expectation;
import org.mockserver.mock.OpenAPIExpectation;

/** One element of a registration: what is stored, or what the stored is to be made from. */
public sealed interface ExpectationSource {

    /**
     * An expectation as it is.
     *
     * @param expectation to be stored
     */
    record Ready(Expectation expectation) implements ExpectationSource {}

    /**
     * A specification.
     *
     * @param specification of which each chosen operation becomes an expectation
     */
    record FromOpenApi(OpenAPIExpectation specification) implements ExpectationSource {}
}
