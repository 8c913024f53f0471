package org.mockserver.internal.near;

import org.jspecify.annotations.Nullable;

/** A server as the clients in its process see it. Safe for use by any thread. */
public interface NearServer {

    /**
     * Asks a client from now on, as if it had connected by a WebSocket: it leaves with the reset of its space and with the
     * server, and takes the place of a client that has the same id.
     *
     * @param path where the client would have connected; its beginning names a space, or none
     * @param clientId under which expectations name the client
     * @param client answers
     * @return ends the connection, whoever waits for an answer is told; null if clients cannot connect there, or not any
     *     more
     */
    @Nullable
    Runnable connect(String path, String clientId, NearClient client);
}
