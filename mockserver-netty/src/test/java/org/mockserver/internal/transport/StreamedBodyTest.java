package org.mockserver.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.OutgoingResponse;

/** Bodies that are made while they are sent. */
class StreamedBodyTest {

    private static final int PIECE_BYTES = 64 * 1024;

    private final PathHandler handler = new PathHandler();
    private Transport transport;
    private int port;

    @BeforeEach
    void start() {
        TransportOptions defaults = TransportOptions.defaults();
        transport = Transport.start(
                new TransportOptions("127.0.0.1", 1, false, 128, 0, 0, 32_768, 262_144, defaults.http1()), handler);
        port = transport.bind(0);
    }

    @AfterEach
    void stop() {
        transport.stop(0).toCompletableFuture().orTimeout(10, TimeUnit.SECONDS).join();
    }

    /** Makes the same piece again and again, at once or on another thread. */
    private static final class Repeated implements BodySource {

        final AtomicInteger asked = new AtomicInteger();
        final AtomicInteger abandoned = new AtomicInteger();
        private final byte[] piece;
        private final int count;
        private final boolean elsewhere;
        private final boolean failing;

        Repeated(String piece, int count, boolean elsewhere, boolean failing) {
            this.piece = piece.getBytes(StandardCharsets.ISO_8859_1);
            this.count = count;
            this.elsewhere = elsewhere;
            this.failing = failing;
        }

        @Override
        public void next(Receiver receiver) {
            if (elsewhere) {
                CompletableFuture.runAsync(() -> answer(receiver));
            } else {
                answer(receiver);
            }
        }

        private void answer(Receiver receiver) {
            if (asked.incrementAndGet() <= count) {
                receiver.piece(piece.clone());
            } else if (failing) {
                receiver.fail();
            } else {
                receiver.end();
            }
        }

        @Override
        public void abandon() {
            abandoned.incrementAndGet();
        }
    }

    private Repeated serve(String path, Repeated source) {
        handler.on(
                path,
                exchange -> exchange.reply(
                        OutgoingResponse.status(200).bodySource(source).build()));
        return source;
    }

    private void readsWhole(boolean elsewhere) {
        Repeated source = serve("/long", new Repeated("0123456789", 1_000, elsewhere, false));
        try (RawClient client = RawClient.connect(port)) {
            client.get("/long").get("/after");

            RawClient.Response answer = client.read();

            assertThat(answer.header("transfer-encoding")).isEqualTo("chunked");
            assertThat(answer.header("content-length")).isEmpty();
            assertThat(answer.body()).isEqualTo("0123456789".repeat(1_000));
            assertThat(client.read().status()).isEqualTo(200);
        }
        assertThat(source.asked).hasValue(1_001);
        assertThat(source.abandoned).hasValue(0);
    }

    @Test
    void piecesThatAreThereAtOnceFollowEachOtherAndTheConnectionIsKept() {
        readsWhole(false);
    }

    @Test
    void piecesThatComeFromAnotherThreadFollowEachOtherAndTheConnectionIsKept() {
        readsWhole(true);
    }

    @Test
    void aClientWithoutChunksSeesTheEndOfTheConnection() {
        serve("/long", new Repeated("abc", 5, true, false));
        try (RawClient client = RawClient.connect(port)) {
            String all = client.send("GET /long HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
                    .readToEnd();

            assertThat(all)
                    .contains("connection: close")
                    .doesNotContain("content-length", "transfer-encoding")
                    .endsWith("\r\n\r\n" + "abc".repeat(5));
        }
    }

    @Test
    void aHeadRequestNeedsNoBody() {
        Repeated source = serve("/long", new Repeated("abc", 5, false, false));
        try (RawClient client = RawClient.connect(port)) {
            RawClient.Response head =
                    client.send("HEAD /long HTTP/1.1\r\nHost: test\r\n\r\n").readHead();

            assertThat(head.header("transfer-encoding")).isEqualTo("chunked");
            assertThat(client.get("/after").read().status()).isEqualTo(200);
        }
        assertThat(source.asked).hasValue(0);
        assertThat(source.abandoned).hasValue(1);
    }

    @Test
    void aClientThatDoesNotReadStopsTheSourceAndOneThatLeavesReleasesIt() {
        Repeated source = serve("/endless", new Repeated("x".repeat(PIECE_BYTES), Integer.MAX_VALUE, false, false));
        try (RawClient client = RawClient.connect(port)) {
            client.get("/endless").readHead();
            AtomicInteger before = new AtomicInteger(-1);
            Awaitility.await()
                    .pollInterval(Duration.ofMillis(200))
                    .until(() -> before.getAndSet(source.asked.get()) == source.asked.get());
            // What the sockets' buffers hold, far from endless.
            assertThat(source.asked.get()).isBetween(2, 1_000);
        }
        Awaitility.await().until(() -> source.abandoned.get() == 1);
    }

    @Test
    void aSourceThatGivesUpBreaksTheConnectionWithoutALastChunk() {
        serve("/broken", new Repeated("abc", 2, true, true));
        try (RawClient client = RawClient.connect(port)) {
            assertThat(client.get("/broken").readToEnd()).doesNotContain("0\r\n\r\n");
        }
    }
}
