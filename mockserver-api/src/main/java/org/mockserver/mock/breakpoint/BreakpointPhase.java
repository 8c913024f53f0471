package org.mockserver.mock.breakpoint;

/** A moment at which an exchange can be held. */
public enum BreakpointPhase {
    /** Before an expectation is looked for. */
    REQUEST,
    /** Before a response that is there as a whole is sent. */
    RESPONSE,
    /** Before each frame of a response that arrives, or is made, piece by piece. */
    RESPONSE_STREAM,
    /** Before each frame of a request that arrives piece by piece; servers may refuse it. */
    INBOUND_STREAM
}
