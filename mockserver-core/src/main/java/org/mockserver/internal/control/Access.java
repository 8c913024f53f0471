package org.mockserver.internal.control;

/** What a caller must be allowed to do to use a route. */
public enum Access {
    /** Anybody may: probes that tell nothing about expectations or traffic. */
    OPEN,
    /** Reads expectations, traffic or settings. */
    READ,
    /** Changes expectations, log, scenarios or the clock. */
    MUTATE,
    /** Changes the server itself: settings, ports, its life. */
    ADMIN
}
