package org.mockserver.cli;

/** What was typed cannot be understood. The message names the option and what is possible. */
final class UsageException extends Exception {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
