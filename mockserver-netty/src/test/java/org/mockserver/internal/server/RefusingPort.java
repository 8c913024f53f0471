package org.mockserver.internal.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;

/**
 * A loopback port that refuses connections for as long as it is open. It is bound without listening, so that no server
 * that asks for any free port is given it meanwhile.
 */
public final class RefusingPort implements AutoCloseable {
    private final Socket bound = new Socket();

    public RefusingPort() throws IOException {
        bound.setReuseAddress(false);
        bound.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    /** The number of the port. */
    public int number() {
        return bound.getLocalPort();
    }

    @Override
    public void close() throws IOException {
        bound.close();
    }
}
