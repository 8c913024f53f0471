package org.mockserver.internal.server;

import org.jspecify.annotations.Nullable;

/** The server cannot start; the message is one line that names the cause and, where there is one, the fix. */
public final class StartFailure extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * A failure.
     *
     * @param message one line for the person who started the server
     * @param cause null when the message says it all
     */
    public StartFailure(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
