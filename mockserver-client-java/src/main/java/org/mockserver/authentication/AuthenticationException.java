package org.mockserver.authentication;

/** The server refused the credentials of a call, or there were none. */
public class AuthenticationException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** A refusal with the server's words. */
    public AuthenticationException(String message) {
        super(message);
    }

    /** A refusal with its cause. */
    public AuthenticationException(String message, Throwable cause) {
        super(message, cause);
    }
}
