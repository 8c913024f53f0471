package org.mockserver.internal.control.imports;

/** A document that cannot be imported; the message is for the user. Has no stack trace. */
public final class ImportException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ImportException(String message) {
        super(message, null, false, false);
    }
}
