package org.mockserver.socket;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds ports on which nobody listens at the moment. Another program may take them before they are used; asking a server
 * to listen on port 0 is safer.
 */
public class PortFactory {

    /** A port on which nobody listens. */
    public static int findFreePort() {
        return findFreePorts(1)[0];
    }

    /** Different ports on which nobody listens. */
    public static int[] findFreePorts(int count) {
        List<ServerSocket> sockets = new ArrayList<>();
        try {
            int[] ports = new int[count];
            for (int i = 0; i < count; i++) {
                ServerSocket socket = new ServerSocket(0);
                sockets.add(socket);
                ports[i] = socket.getLocalPort();
            }
            return ports;
        } catch (IOException none) {
            throw new UncheckedIOException("no free port was found", none);
        } finally {
            close(sockets);
        }
    }

    private static void close(List<ServerSocket> sockets) {
        for (ServerSocket socket : sockets) {
            try {
                socket.close();
            } catch (IOException stillOpen) {
                throw new UncheckedIOException("a port that was tried could not be given back", stillOpen);
            }
        }
    }
}
