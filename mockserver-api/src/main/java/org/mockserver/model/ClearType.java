package org.mockserver.model;

/** What a clear removes. */
public enum ClearType {
    /** Recorded traffic. */
    LOG,
    /** Expectations. */
    EXPECTATIONS,
    /** Both. */
    ALL
}
