package org.mockserver.internal.transport;

import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.util.ArrayDeque;
import java.util.Queue;

/** Speaks HTTP/1.1. */
final class Http1WireClient implements WireClient {

    private final RawClient client;
    private final Queue<Boolean> heads = new ArrayDeque<>();

    Http1WireClient(RawClient client) {
        this.client = client;
    }

    private Http1WireClient sent(boolean head) {
        heads.add(head);
        return this;
    }

    @Override
    public WireClient get(String path) {
        client.get(path);
        return sent(false);
    }

    @Override
    public WireClient head(String path) {
        client.send("HEAD " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        return sent(true);
    }

    @Override
    public WireClient post(String path, byte[] body, String... namesAndValues) {
        StringBuilder head = new StringBuilder("POST " + path + " HTTP/1.1\r\nHost: localhost\r\n");
        for (int i = 0; i < namesAndValues.length; i += 2) {
            head.append(namesAndValues[i])
                    .append(": ")
                    .append(namesAndValues[i + 1])
                    .append("\r\n");
        }
        client.send(head + "Content-Length: " + body.length + "\r\n\r\n").send(body);
        return sent(false);
    }

    @Override
    public WireClient half(String path) {
        client.send("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc");
        return sent(false);
    }

    @Override
    public WireClient fragment() {
        client.send("GET / HT");
        return sent(false);
    }

    @Override
    public WireClient halfClose() {
        client.halfClose();
        return this;
    }

    /* Whoever does not read makes no room. */
    @Override
    public WireClient stopTakingBodies() {
        return this;
    }

    @Override
    public WireClient takeBodiesAgain() {
        return this;
    }

    @Override
    public Answer read() {
        RawClient.Response response = Boolean.TRUE.equals(heads.remove()) ? client.readHead() : client.read();
        RawClient.Response end = new RawClient.Response(0, response.trailers(), "", "");
        return new Answer(response.status(), response::header, response.body(), end::header);
    }

    @Override
    public boolean isCut() {
        try {
            Answer answer = read();
            String length = answer.header("content-length");
            return !length.isEmpty() && answer.body().length() < Integer.parseInt(length);
        } catch (UncheckedIOException over) {
            if (over.getCause() instanceof SocketTimeoutException) {
                throw over;
            }
            return true;
        }
    }

    @Override
    public boolean isLeft() {
        return false;
    }

    @Override
    public RawClient.Ending ending() {
        return client.ending();
    }

    @Override
    public void close() {
        client.close();
    }
}
