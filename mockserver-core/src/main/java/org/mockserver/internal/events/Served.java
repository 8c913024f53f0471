package org.mockserver.internal.events;

import org.mockserver.mock.Expectation;

/** One version of an expectation as the journal refers to it. Identity is the version: a replaced expectation is another object. */
public interface Served {

    /**
     * The id of the expectation.
     *
     * @return the id
     */
    String expectationId();

    /**
     * The expectation as it was registered.
     *
     * @return must not be changed
     */
    Expectation expectation();
}
