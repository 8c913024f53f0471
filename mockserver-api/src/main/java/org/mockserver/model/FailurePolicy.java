package org.mockserver.model;

/** What the failure of something that is done beside an answer means for the answer. */
public enum FailurePolicy {
    /** There is an error instead of the answer. */
    FAIL_FAST,
    /** Nothing. */
    BEST_EFFORT
}
