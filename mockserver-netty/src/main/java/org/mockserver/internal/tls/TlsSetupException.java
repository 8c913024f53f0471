package org.mockserver.internal.tls;

import org.jspecify.annotations.Nullable;

/** Says what is wrong with a certificate, a key or a TLS setting, and which setting to change. */
public final class TlsSetupException extends Exception {

    private static final long serialVersionUID = 1L;

    TlsSetupException(String message) {
        super(message);
    }

    TlsSetupException(String message, @Nullable Throwable cause) {
        super(cause == null || cause.getMessage() == null ? message : message + ": " + cause.getMessage(), cause);
    }
}
