package org.mockserver.internal.action;

/** A compiled delay, made by {@link Pauses}. Safe for use by any thread. */
@FunctionalInterface
interface Pause {

    /** How long to wait this time; sampled at each call when the delay is a distribution. 0 or more. */
    long nanos();

    /** Whether every call gives the same answer. */
    default boolean isConstant() {
        return false;
    }
}
