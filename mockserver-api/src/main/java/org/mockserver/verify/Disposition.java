package org.mockserver.verify;

/** Who answered the requests that are counted. */
public enum Disposition {
    /** An expectation of this server. */
    MOCKED,
    /** Another server. */
    FORWARDED
}
