package org.mockserver.internal.events;

/** How an exchange ended. */
public enum AnswerKind {
    /** An expectation's response was sent. */
    RESPONSE,
    /** An expectation's error was performed: no response. */
    ERROR,
    /** An upstream's response was passed on. */
    FORWARDED,
    /** No expectation took the request; the automatic 404 was sent. */
    NO_MATCH
}
