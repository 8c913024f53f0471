package org.mockserver.internal.transport;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import org.mockserver.internal.http2.FrameClient;

/** Speaks HTTP/2. */
final class Http2WireClient implements WireClient {

    /** What fits into a DATA frame that everybody takes (RFC 9113 section 4.2). */
    private static final int FRAME_BYTES = 16_384;

    private static final int LARGE_WINDOW_BYTES = 1 << 30;

    private final FrameClient client;
    private final Queue<Integer> streams = new ArrayDeque<>();

    Http2WireClient(FrameClient client) {
        this.client = client;
    }

    @Override
    public WireClient get(String path) {
        streams.add(client.get(path));
        return this;
    }

    @Override
    public WireClient head(String path) {
        streams.add(client.open("HEAD", path, true));
        return this;
    }

    @Override
    public WireClient post(String path, byte[] body, String... namesAndValues) {
        int stream = client.open("POST", path, body.length == 0, namesAndValues);
        for (int start = 0; start < body.length; start += FRAME_BYTES) {
            int end = Math.min(start + FRAME_BYTES, body.length);
            byte[] piece = Arrays.copyOfRange(body, start, end);
            client.frame(FrameClient.DATA, end == body.length ? FrameClient.END_STREAM : 0, stream, piece);
        }
        streams.add(stream);
        return this;
    }

    @Override
    public WireClient half(String path) {
        int stream = client.open("POST", path, false, "content-length", "10");
        client.data(stream, "abc", false);
        streams.add(stream);
        return this;
    }

    @Override
    public WireClient fragment() {
        byte[] frame = FrameClient.frameBytes(FrameClient.HEADERS, 0, 101, new byte[40]);
        client.bytes(Arrays.copyOf(frame, 20));
        return this;
    }

    @Override
    public WireClient halfClose() {
        client.halfClose();
        return this;
    }

    @Override
    public WireClient stopTakingBodies() {
        client.withoutGrantingWindow();
        return this;
    }

    @Override
    public WireClient takeBodiesAgain() {
        client.grantingWindow().window(0, LARGE_WINDOW_BYTES);
        streams.forEach(stream -> client.window(stream, LARGE_WINDOW_BYTES));
        return this;
    }

    @Override
    public Answer read() {
        FrameClient.Answer answer = client.read(streams.remove());
        if (!answer.isComplete()) {
            throw new IllegalStateException("the stream was reset with " + answer.resetWith());
        }
        return new Answer(answer.status(), answer::header, answer.body(), answer::trailer);
    }

    @Override
    public boolean isCut() {
        FrameClient.Answer answer = client.answer(streams.remove());
        while (!answer.isComplete() && answer.resetWith() < 0) {
            if (client.next() == null) {
                return true;
            }
        }
        return !answer.isComplete();
    }

    @Override
    public boolean isLeft() {
        return client.isLeft();
    }

    @Override
    public RawClient.Ending ending() {
        client.goAway();
        return client.wasReset() ? RawClient.Ending.RESET : RawClient.Ending.CLOSED;
    }

    @Override
    public void close() {
        client.close();
    }
}
