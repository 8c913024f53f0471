package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;

/** Responses that are passed on while they arrive. */
class StreamingForwardTest {

    private static final int MEBIBYTE = 1 << 20;

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("nioEventLoopThreadCount", "1");

    private static void forwardTo(Origin origin) {
        HOUSE.client()
                .expect("{'id': 'fwd', 'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                        + origin.port() + "}}");
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    @Test
    void anEventReachesTheClientBeforeTheNextIsMade() {
        CountDownLatch read = new CountDownLatch(1);
        try (Origin origin = Origin.that((request, out) -> {
                    write(
                            out,
                            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
                                    + "b\r\ndata: one\n\n\r\n");
                    await(read);
                    write(out, "b\r\ndata: two\n\n\r\n0\r\n\r\n");
                    return true;
                });
                RawClient client = HOUSE.connect()) {
            forwardTo(origin);
            RawClient.Response head = client.get("/sse").readHead();

            assertThat(head.header("content-type")).isEqualTo("text/event-stream");
            assertThat(client.readChunk()).isEqualTo("data: one\n\n");
            read.countDown();
            assertThat(client.readChunk()).isEqualTo("data: two\n\n");
            assertThat(client.readChunk()).isEmpty();
            assertThat(HOUSE.client().retrieve("request_responses"))
                    .contains("data: one", "data: two", "x-mockserver-streamed")
                    .doesNotContain("truncated");
            assertThat(client.get("/again").readHead().status()).isEqualTo(200);
            assertThat(origin.connections()).isEqualTo(1);
        }
    }

    @Test
    void aSlowBodyOfAnyTypeFlows() {
        CountDownLatch read = new CountDownLatch(1);
        try (Origin origin = Origin.that((request, out) -> {
                    write(out, "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\none");
                    await(read);
                    write(out, "two");
                    return true;
                });
                RawClient client = HOUSE.connect()) {
            forwardTo(origin);

            assertThat(client.get("/slow").readHead().header("content-length")).isEqualTo("6");
            assertThat(client.readBytes(3)).isEqualTo("one");
            read.countDown();
            assertThat(client.readBytes(3)).isEqualTo("two");
        }
    }

    @Test
    void aLongBodyIsReadNoFasterThanTheClientReads() throws Exception {
        AtomicLong sent = new AtomicLong();
        CountDownLatch stuck = new CountDownLatch(1);
        byte[] block = new byte[MEBIBYTE];
        Arrays.fill(block, (byte) 'x');
        try (Origin origin = Origin.that((request, out) -> {
                    write(out, "HTTP/1.1 200 OK\r\nContent-Length: " + 200L * MEBIBYTE + "\r\n\r\n");
                    for (int i = 0; i < 200; i++) {
                        out.write(block);
                        sent.addAndGet(block.length);
                        stuck.countDown();
                    }
                    return true;
                });
                RawClient client = HOUSE.connect()) {
            forwardTo(origin);
            client.get("/long").readHead();
            await(stuck);
            HOUSE.client()
                    .expect("{'id': 'wait', 'priority': 1, 'httpRequest': {'path': '/wait'}, 'httpResponse': {'delay':"
                            + " {'timeUnit': 'MILLISECONDS', 'value': 1000}}}");
            HOUSE.client().get("/wait");

            assertThat(sent.get()).isLessThan(100L * MEBIBYTE);
            client.skipBytes(200L * MEBIBYTE);
            assertThat(HOUSE.client().retrieve("request_responses"))
                    .contains("x-mockserver-stream-truncated", "\"" + 200L * MEBIBYTE + "\"");
        }
    }

    @Test
    void aStreamThatBreaksOffDoesNotLookComplete() {
        try (Origin origin = Origin.that((request, out) -> {
                    write(
                            out,
                            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
                                    + "3\r\none\r\n");
                    return false;
                });
                RawClient client = HOUSE.connect()) {
            forwardTo(origin);
            client.get("/sse").readHead();

            assertThat(client.readToEnd()).startsWith("3\r\none\r\n").doesNotContain("0\r\n\r\n");
            assertThat(HOUSE.client().retrieve("request_responses")).contains("x-mockserver-stream-truncated");
        }
    }

    @Test
    void aClientThatLeavesEndsTheStream() {
        CountDownLatch broken = new CountDownLatch(1);
        try (Origin origin = Origin.that((request, out) -> {
            write(out, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n");
            try {
                while (true) {
                    write(out, "400\r\n" + "x".repeat(1024) + "\r\n");
                }
            } catch (IOException gone) {
                broken.countDown();
                return false;
            }
        })) {
            forwardTo(origin);
            try (RawClient client = HOUSE.connect()) {
                client.get("/sse").readHead();
            }
            await(broken);
        }
    }

    @Test
    void streamingCanBeSwitchedOff() {
        HOUSE.configure("{'streamingResponsesEnabled': false}");
        try (Origin origin = Origin.answering(
                "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n" + "Content-Length: 3\r\n\r\none")) {
            forwardTo(origin);
            HOUSE.client().get("/sse");

            assertThat(HOUSE.client().retrieve("request_responses"))
                    .contains("one")
                    .doesNotContain("x-mockserver-streamed");
        }
    }
}
