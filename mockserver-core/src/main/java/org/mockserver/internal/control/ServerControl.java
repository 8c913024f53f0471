package org.mockserver.internal.control;

import java.io.IOException;
import java.util.List;

/** What the control plane may do with the server around it. Called on any thread. */
public interface ServerControl {

    /**
     * The ports the server listens on.
     *
     * @return in the order they were bound
     */
    List<Integer> ports();

    /**
     * Listens on further ports; all or none. Called on a worker, may block.
     *
     * @param ports 0 for any free one
     * @return the ports now listened on because of this call
     * @throws IOException if one of them cannot be bound; the message names the port and the reason
     */
    List<Integer> bind(List<Integer> ports) throws IOException;

    /**
     * What clients must trust to speak TLS with this server.
     *
     * @param pem a certificate as text
     * @param file where it is kept; empty when it is kept nowhere or belongs to the user
     */
    record TrustAnchor(String pem, String file) {}

    /**
     * The certificate that clients must trust; made if there is none. Called on a worker, may block.
     *
     * @return the certificate
     * @throws IOException if there is none and none can be made; the message says why
     */
    TrustAnchor trustAnchor() throws IOException;

    /** Begins to stop: no new connections, exchanges in progress are finished. Returns at once. */
    void stop();

    /**
     * Whether the server has done everything it does before its first request.
     *
     * @return false while initialisation is under way
     */
    boolean isReady();

    /**
     * What this build is called.
     *
     * @return the product version
     */
    String version();

    /**
     * Which sources this build was made from.
     *
     * @return the abbreviated commit, empty when it is not known
     */
    String gitHash();
}
