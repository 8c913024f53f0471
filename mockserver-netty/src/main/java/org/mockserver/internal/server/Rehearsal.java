package org.mockserver.internal.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.transport.BindFailedException;
import org.mockserver.internal.transport.Transport;
import org.mockserver.internal.transport.TransportOptions;

/**
 * One exchange played to itself on a thread of its own while the server is put together, so that the classes and native
 * parts of the transport are loaded when the first caller comes.
 */
final class Rehearsal {

    /* Loading the transport and a first connection takes as long as everything else that happens at the start. A real
     * socket is used because every shortcut would leave classes out. The port is a free one of the loopback address,
     * open for the moment of one request, and it knows one answer. */

    private static final String REQUEST = "GET / HTTP/1.1\r\nhost: rehearsal\r\nconnection: close\r\n\r\n";
    private static final int PATIENCE_MILLIS = 2_000;

    private Rehearsal() {}

    /** Begins the rehearsal and returns at once. Whatever goes wrong in it is left to the performance to report. */
    static void begin() {
        Thread thread = new Thread(Rehearsal::play, "mockserver-rehearsal");
        thread.setDaemon(true);
        thread.start();
    }

    /** Plays the exchange on the calling thread; whether it was answered. */
    static boolean play() {
        // The generator of random ids brings the security providers with it.
        UUID.randomUUID();
        InetAddress loopback = InetAddress.getLoopbackAddress();
        Transport transport =
                Transport.start(TransportOptions.defaults().onlyOn(loopback.getHostAddress(), 1), new OneAnswer());
        try {
            int port = transport.bind(0);
            try (Socket socket = new Socket(loopback, port)) {
                socket.setSoTimeout(PATIENCE_MILLIS);
                socket.getOutputStream().write(REQUEST.getBytes(StandardCharsets.US_ASCII));
                return socket.getInputStream().readAllBytes().length > 0;
            }
        } catch (IOException | BindFailedException unplayable) {
            // Nothing depends on it: the first caller waits for the loading then.
            return false;
        } finally {
            transport.stop(0);
        }
    }

    private static final class OneAnswer implements ExchangeHandler {

        private final OutgoingResponse answer = OutgoingResponse.status(200).build();

        @Override
        public void handle(Exchange exchange) {
            exchange.reply(answer);
        }

        @Override
        public boolean answersBeforeBody() {
            return false;
        }

        @Override
        public boolean handleHead(Exchange exchange) {
            return false;
        }
    }
}
