package org.mockserver.load;

/** What a stage sets. */
public enum LoadStageType {
    /** How many virtual users send requests, one after the other each. */
    VU,
    /** How many iterations begin each second, however long they take. */
    RATE,
    /** Nothing is sent. */
    PAUSE
}
