package org.mockserver.internal.http1;

import java.nio.charset.StandardCharsets;
import org.mockserver.internal.connection.TunnelStarter;
import org.mockserver.internal.exchange.RequestView;

/** What a CONNECT request asks for and how it is answered (RFC 9110 section 9.3.6). */
final class ConnectRequest implements TunnelStarter.Answers {

    static final ConnectRequest ANSWERS = new ConnectRequest();

    private static final byte[] OPENED = "HTTP/1.1 200 OK\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private ConnectRequest() {}

    static boolean is(RequestView request) {
        return request.method().equals("CONNECT");
    }

    @Override
    public byte[] opened() {
        return OPENED.clone();
    }

    @Override
    public byte[] failed(String reason) {
        byte[] body = reason.getBytes(StandardCharsets.UTF_8);
        String head = "HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n"
                + "content-length: " + body.length + "\r\n\r\n";
        byte[] start = head.getBytes(StandardCharsets.US_ASCII);
        byte[] all = new byte[start.length + body.length];
        System.arraycopy(start, 0, all, 0, start.length);
        System.arraycopy(body, 0, all, start.length, body.length);
        return all;
    }
}
