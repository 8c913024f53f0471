package org.mockserver.internal.transport;

import org.mockserver.internal.connection.ConnectionStarter;

/**
 * What a connection can turn out to speak.
 *
 * @param http1 HTTP/1.1 and HTTP/1.0
 * @param refusal takes connections that speak none of the others
 */
record Protocols(ConnectionStarter http1, ConnectionStarter refusal) {

    /* Who takes a connection that begins this way. */
    ConnectionStarter starterOf(FirstBytes beginning) {
        return switch (beginning) {
            case HTTP1 -> http1;
            case UNKNOWN -> refusal;
        };
    }
}
