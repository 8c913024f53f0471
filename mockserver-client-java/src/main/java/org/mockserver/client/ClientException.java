package org.mockserver.client;

/** The server refused a call, or gave an answer the client cannot use. */
public class ClientException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** A failure with everything there is to say about it. */
    public ClientException(String message) {
        super(message);
    }

    /** A failure that another one caused. */
    public ClientException(String message, Throwable cause) {
        super(message, cause);
    }
}
