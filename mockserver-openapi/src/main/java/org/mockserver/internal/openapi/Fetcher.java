package org.mockserver.internal.openapi;

import java.io.IOException;
import java.net.URI;

/** Gets what a URL names. */
@FunctionalInterface
interface Fetcher {

    /**
     * Blocks until everything has arrived.
     *
     * @param maxBytes more is an error
     * @throws IOException saying in one sentence why there is nothing
     */
    byte[] fetch(URI url, int maxBytes) throws IOException;
}
