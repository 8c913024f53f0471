package org.mockserver.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.OutgoingResponse;

/** Bodies that are made while they are sent. */
@OverEveryWire
class StreamedBodyTest extends WireTest {

    private static final int PIECE_BYTES = 64 * 1024;

    private RepeatedBody serve(String path, RepeatedBody source) {
        handler.on(
                path,
                exchange -> exchange.reply(
                        OutgoingResponse.status(200).bodySource(source).build()));
        return source;
    }

    private void readsWhole(boolean elsewhere) {
        RepeatedBody source = serve("/long", new RepeatedBody("0123456789", 1_000, elsewhere, false));
        try (WireClient client = connect()) {
            client.get("/long").get("/after");

            WireClient.Answer answer = client.read();

            assertThat(answer.header("transfer-encoding")).isEqualTo(wire.version == 1 ? "chunked" : "");
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
    void aHeadRequestNeedsNoBody() {
        RepeatedBody source = serve("/long", new RepeatedBody("abc", 5, false, false));
        try (WireClient client = connect()) {
            WireClient.Answer head = client.head("/long").read();

            assertThat(head.header("content-length")).isEmpty();
            assertThat(head.body()).isEmpty();
            assertThat(client.get("/after").read().status()).isEqualTo(200);
        }
        assertThat(source.asked).hasValue(0);
        assertThat(source.abandoned).hasValue(1);
    }

    @Test
    void aClientThatDoesNotReadStopsTheSourceAndOneThatLeavesReleasesIt() {
        RepeatedBody source =
                serve("/endless", new RepeatedBody("x".repeat(PIECE_BYTES), Integer.MAX_VALUE, false, false));
        try (WireClient client = connect()) {
            client.stopTakingBodies().get("/endless");
            Awaitility.await().until(() -> source.asked.get() > 0);
            AtomicInteger before = new AtomicInteger(-1);
            Awaitility.await()
                    .pollInterval(Duration.ofMillis(200))
                    .until(() -> before.getAndSet(source.asked.get()) == source.asked.get());
            // What the buffers on the way hold, far from endless.
            assertThat(source.asked.get()).isLessThan(1_000);
        }
        Awaitility.await().until(() -> source.abandoned.get() == 1);
        Awaitility.await().until(() -> transport.openConnections() == 0);
    }

    @Test
    void aSourceThatGivesUpBreaksTheAnswerOff() {
        serve("/broken", new RepeatedBody("abc", 2, true, true));
        try (WireClient client = connect()) {
            assertThat(client.get("/broken").isCut()).isTrue();
        }
    }
}
