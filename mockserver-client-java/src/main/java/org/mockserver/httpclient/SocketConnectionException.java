package org.mockserver.httpclient;

/** The server could not be reached, or the connection to it broke or stayed silent. */
public class SocketConnectionException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** A failed connection. */
    public SocketConnectionException(String message, Throwable cause) {
        super(message, cause);
    }
}
