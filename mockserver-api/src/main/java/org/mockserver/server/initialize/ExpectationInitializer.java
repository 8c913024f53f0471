package org.mockserver.server.initialize;

import org.mockserver.mock.Expectation;

/** Makes the expectations that a server starts with; named by the setting {@code initializationClass}. */
@FunctionalInterface
public interface ExpectationInitializer {

    /**
     * The expectations. Called once, before the server listens; an exception stops the start.
     *
     * @return what to store, in the order in which it is to be tried; may be empty
     */
    Expectation[] initializeExpectations();
}
