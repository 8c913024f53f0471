package org.mockserver.internal.upstream;

import org.jspecify.annotations.Nullable;

/** Which proof goes to which server. Safe for use by any thread; never blocks. */
@FunctionalInterface
public interface ClientProofs {

    /**
     * The proof for a server.
     *
     * @param host name or address, as requests name it
     * @return null for none
     */
    @Nullable
    ClientProof of(String host);
}
