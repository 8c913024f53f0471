package org.mockserver.mock;

/** What happens to requests that no expectation matches. */
public enum MockMode {
    /** They are answered with 404. */
    SIMULATE,
    /** They are passed on to the server they name. */
    SPY,
    /** As {@link #SPY}; says that the traffic is being recorded. */
    CAPTURE
}
