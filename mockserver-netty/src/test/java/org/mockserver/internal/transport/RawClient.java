package org.mockserver.internal.transport;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import javax.net.ssl.SSLContext;

/** A client that sends exactly the bytes it is given and takes responses apart as RFC 9112 says. */
public final class RawClient implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 10_000;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3}) ");

    private final Socket socket;
    private final Socket plain;
    private final InputStream in;

    private RawClient(Socket socket, Socket plain) throws IOException {
        this.socket = socket;
        this.plain = plain;
        this.in = socket.getInputStream();
    }

    /** How a connection ended. */
    public enum Ending {
        CLOSED,
        RESET
    }

    public record Response(int status, String head, String body, String trailers) {

        public String header(String name) {
            for (String line : head.split("\r\n")) {
                if (line.regionMatches(true, 0, name + ":", 0, name.length() + 1)) {
                    return line.substring(name.length() + 1).strip();
                }
            }
            return "";
        }
    }

    public static RawClient connect(int port) {
        try {
            Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.setTcpNoDelay(true);
            return new RawClient(socket, socket);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /* Over a connection that somebody else has made. */
    public static RawClient over(Socket socket) {
        try {
            socket.setSoTimeout(PATIENCE_MILLIS);
            return new RawClient(socket, socket);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /* Inside TLS; the handshake happens when the first bytes are sent or awaited. */
    public static RawClient connect(int port, SSLContext trust) {
        try {
            Socket plain = new Socket(InetAddress.getLoopbackAddress(), port);
            Socket socket = trust.getSocketFactory().createSocket(plain, "localhost", port, true);
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.setTcpNoDelay(true);
            return new RawClient(socket, plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public RawClient send(String text) {
        return send(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    public RawClient send(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /* Sends as much as the server takes; a server that closes early is no error. */
    public RawClient offer(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
        } catch (IOException closedByServer) {
            return this;
        }
        return this;
    }

    public RawClient get(String path) {
        return send("GET " + path + " HTTP/1.1\r\nHost: localhost:" + socket.getPort() + "\r\n\r\n");
    }

    public RawClient post(String path, String body) {
        return post(path, "", body);
    }

    /** Header lines end with CR LF each. */
    public RawClient post(String path, String headerLines, String body) {
        return send("POST " + path + " HTTP/1.1\r\nHost: localhost:" + socket.getPort() + "\r\n" + headerLines
                + "Content-Length: " + body.length() + "\r\n\r\n" + body);
    }

    public RawClient halfClose() {
        try {
            socket.shutdownOutput();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Response read() {
        return read(false);
    }

    public Response readHead() {
        return read(true);
    }

    private Response read(boolean headOnly) {
        try {
            String head = until("\r\n\r\n");
            Response start = new Response(Integer.parseInt(head.substring(9, 12)), head, "", "");
            if (headOnly || start.status() < 200 || start.status() == 204 || start.status() == 304) {
                return start;
            }
            if (start.header("transfer-encoding").equalsIgnoreCase("chunked")) {
                return chunked(start);
            }
            int length = Integer.parseInt(start.header("content-length"));
            String body = new String(in.readNBytes(length), StandardCharsets.ISO_8859_1);
            return new Response(start.status(), head, body, "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /* One chunk of a body; empty for the last one. */
    public String readChunk() {
        try {
            int size = Integer.parseInt(until("\r\n").strip(), 16);
            String chunk = new String(in.readNBytes(size), StandardCharsets.ISO_8859_1);
            until("\r\n");
            return chunk;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String readBytes(int count) {
        try {
            return new String(in.readNBytes(count), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void skipBytes(long count) {
        try {
            in.skipNBytes(count);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Response chunked(Response start) throws IOException {
        StringBuilder body = new StringBuilder();
        while (true) {
            int size = Integer.parseInt(until("\r\n").strip(), 16);
            if (size == 0) {
                StringBuilder trailers = new StringBuilder();
                for (String line = until("\r\n"); !line.equals("\r\n"); line = until("\r\n")) {
                    trailers.append(line);
                }
                return new Response(start.status(), start.head(), body.toString(), trailers.toString());
            }
            body.append(new String(in.readNBytes(size + 2), 0, size, StandardCharsets.ISO_8859_1));
        }
    }

    private String until(String mark) throws IOException {
        StringBuilder text = new StringBuilder();
        while (text.length() < mark.length()
                || !text.substring(text.length() - mark.length()).equals(mark)) {
            int b = in.read();
            if (b < 0) {
                throw new IOException("closed after: " + text);
            }
            text.append((char) b);
        }
        return text.toString();
    }

    /* Exactly as many bytes as asked for. */
    public byte[] bytes(int count) {
        try {
            byte[] bytes = in.readNBytes(count);
            if (bytes.length < count) {
                throw new AssertionError("closed after " + bytes.length + " of " + count + " bytes");
            }
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /* Everything that comes until the server ends the connection. */
    public String readToEnd() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try {
            in.transferTo(all);
        } catch (SocketTimeoutException open) {
            throw new UncheckedIOException("still open after: " + all, open);
        } catch (IOException reset) {
            all.writeBytes("<reset>".getBytes(StandardCharsets.ISO_8859_1));
        }
        return all.toString(StandardCharsets.ISO_8859_1);
    }

    /* Waits for the end of the connection; bytes before it are an error. */
    public Ending ending() {
        try {
            int b = in.read();
            if (b >= 0) {
                throw new AssertionError("expected the end, got byte " + b);
            }
            return Ending.CLOSED;
        } catch (SocketException reset) {
            return Ending.RESET;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /* The statuses of all responses in a text. */
    public static List<String> statusesOf(String everything) {
        return STATUS.matcher(everything).results().map(found -> found.group(1)).toList();
    }

    /* Goes without a word, also inside TLS. */
    @Override
    public void close() {
        try {
            plain.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
