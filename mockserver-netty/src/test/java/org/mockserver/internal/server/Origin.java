package org.mockserver.internal.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A server to forward to: answers each request with the bytes that the test wants and remembers the bytes that came. One
 * thread for each connection.
 */
final class Origin implements AutoCloseable {

    private final ServerSocket listener;
    private final Script script;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private final List<Received> received = new CopyOnWriteArrayList<>();
    private final AtomicInteger connections = new AtomicInteger();

    /** What an origin does with a request. */
    @FunctionalInterface
    interface Script {

        /** Answers; false ends the connection. */
        boolean answer(Received request, OutputStream out) throws IOException;
    }

    /** A request as its bytes came. */
    record Received(int connection, String head, String body, List<String> trailerLines, byte[] bytes) {

        String line() {
            return head.substring(0, head.indexOf("\r\n"));
        }

        String path() {
            return line().split(" ", -1)[1];
        }

        List<String> headerLines() {
            return List.of(head.strip().split("\r\n")).subList(1, head.strip().split("\r\n").length);
        }
    }

    private Origin(ServerSocket listener, Script script) {
        this.listener = listener;
        this.script = script;
    }

    static Origin that(Script script) {
        try {
            return over(new ServerSocket(0, 100, InetAddress.getLoopbackAddress()), script);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Origin over(ServerSocket listener, Script script) {
        Origin origin = new Origin(listener, script);
        daemon(origin::accept);
        return origin;
    }

    /** An origin that gives every request the same answer. */
    static Origin answering(String response) {
        return that((request, out) -> {
            out.write(response.getBytes(StandardCharsets.ISO_8859_1));
            return true;
        });
    }

    /** An origin that answers with a text. */
    static Origin saying(String text) {
        return answering("HTTP/1.1 200 OK\r\nContent-Length: " + text.length() + "\r\n\r\n" + text);
    }

    private static void daemon(Runnable work) {
        Thread thread = new Thread(work, "origin");
        thread.setDaemon(true);
        thread.start();
    }

    int port() {
        return listener.getLocalPort();
    }

    int connections() {
        return connections.get();
    }

    List<Received> received() {
        return received;
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = listener.accept();
                socket.setTcpNoDelay(true);
                sockets.add(socket);
                int number = connections.incrementAndGet();
                daemon(() -> serve(socket, number));
            }
        } catch (IOException closed) {
            return;
        }
    }

    private void serve(Socket socket, int number) {
        try (socket) {
            InputStream in = socket.getInputStream();
            for (Received request = read(in, number); request != null; request = read(in, number)) {
                received.add(request);
                if (!script.answer(request, socket.getOutputStream())) {
                    return;
                }
                socket.getOutputStream().flush();
            }
        } catch (IOException ended) {
            return;
        }
    }

    private static Received read(InputStream in, int number) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        String head = until(in, "\r\n\r\n", all);
        if (head == null) {
            return null;
        }
        String lower = head.toLowerCase(Locale.ROOT);
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        List<String> trailers = new ArrayList<>();
        if (lower.contains("\r\ntransfer-encoding: chunked")) {
            chunks(in, all, body, trailers);
        } else if (lower.contains("\r\ncontent-length:")) {
            int at = lower.indexOf("\r\ncontent-length:") + 17;
            byte[] bytes = in.readNBytes(Integer.parseInt(
                    lower.substring(at, lower.indexOf('\r', at)).strip()));
            body.writeBytes(bytes);
            all.writeBytes(bytes);
        }
        return new Received(number, head, body.toString(StandardCharsets.ISO_8859_1), trailers, all.toByteArray());
    }

    private static void chunks(
            InputStream in, ByteArrayOutputStream all, ByteArrayOutputStream body, List<String> trailers)
            throws IOException {
        while (true) {
            String size = until(in, "\r\n", all);
            int length = size == null ? 0 : Integer.parseInt(size.strip(), 16);
            if (length == 0) {
                for (String line = until(in, "\r\n", all);
                        line != null && !line.equals("\r\n");
                        line = until(in, "\r\n", all)) {
                    trailers.add(line.strip());
                }
                return;
            }
            byte[] bytes = in.readNBytes(length + 2);
            all.writeBytes(bytes);
            body.write(bytes, 0, length);
        }
    }

    private static String until(InputStream in, String mark, ByteArrayOutputStream all) throws IOException {
        StringBuilder text = new StringBuilder();
        while (text.length() < mark.length()
                || !text.substring(text.length() - mark.length()).equals(mark)) {
            int b = in.read();
            if (b < 0) {
                return null;
            }
            all.write(b);
            text.append((char) b);
        }
        return text.toString();
    }

    @Override
    public void close() {
        try {
            listener.close();
            for (Socket socket : sockets) {
                socket.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
