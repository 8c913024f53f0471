package org.mockserver.cli;

import org.jspecify.annotations.Nullable;

/** A server could not start. The message is one line that says what to change. */
final class StartException extends Exception {
    private static final long serialVersionUID = 1L;

    StartException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
