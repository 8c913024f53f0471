package org.mockserver.internal.http2;

import java.io.IOException;
import java.net.Socket;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;

/** TLS in which both sides have agreed on HTTP/2. */
final class AgreedTls {

    private AgreedTls() {}

    static Socket over(Socket plain, int port, SSLContext trust) throws IOException {
        SSLSocket socket = (SSLSocket) trust.getSocketFactory().createSocket(plain, "localhost", port, true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setApplicationProtocols(new String[] {"h2"});
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        if (!socket.getApplicationProtocol().equals("h2")) {
            throw new IllegalStateException("agreed on '" + socket.getApplicationProtocol() + "'");
        }
        return socket;
    }
}
