package org.mockserver.internal.control.mcp;

/** A tool that could not do what it was asked for; the assistant is told why and may try again. Has no stack trace. */
final class ToolFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ToolFailure(String message) {
        super(message, null, false, false);
    }
}
