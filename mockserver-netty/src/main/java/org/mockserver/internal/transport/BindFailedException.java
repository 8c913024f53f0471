package org.mockserver.internal.transport;

import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/** Says that a port could not be opened. */
public final class BindFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BindFailedException(InetSocketAddress address, @Nullable Throwable cause) {
        super("Exception while binding MockServer to port " + address.getPort(), cause);
    }
}
