package org.mockserver.slo;

/** Which requests count. */
public enum Scope {
    /** Those that the server received. */
    INBOUND,
    /** Those that the server sent to others. */
    FORWARD
}
