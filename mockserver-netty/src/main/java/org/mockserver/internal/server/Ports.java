package org.mockserver.internal.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.transport.BindFailedException;
import org.mockserver.internal.transport.Transport;

/** Listening on several ports at once. */
final class Ports {

    private Ports() {}

    /**
     * Listens on all of the ports, or on none.
     *
     * @param ports 0 for any free one
     * @return those that were bound
     * @throws IOException if one is taken; the message names it
     */
    static List<Integer> bind(Transport transport, List<Integer> ports) throws IOException {
        List<Integer> bound = new ArrayList<>();
        try {
            for (int port : ports) {
                bound.add(transport.bind(port));
            }
        } catch (BindFailedException taken) {
            bound.forEach(transport::unbind);
            throw new IOException(text(taken), taken);
        }
        return bound;
    }

    private static String text(BindFailedException failure) {
        Throwable cause = failure.getCause();
        return failure.getMessage() + (cause == null ? "" : ": " + cause.getMessage());
    }
}
