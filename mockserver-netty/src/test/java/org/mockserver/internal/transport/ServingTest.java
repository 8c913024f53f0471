package org.mockserver.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufAllocatorMetricProvider;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.Protocol;

/** Exchanges as real sockets carry them. */
@OverEveryWire
class ServingTest extends WireTest {

    @Test
    void servesRequestAfterRequestOnOneConnection() {
        handler.on("/image", Http1Image.attach(text("prepared")));
        try (WireClient client = connect()) {
            assertThat(client.post("/", "one").read().body()).isEqualTo("one");
            assertThat(client.get("/image").read().body()).isEqualTo("prepared");
            assertThat(client.post("/", "three").read().body()).isEqualTo("three");
        }
        assertThat(handler.last().origin().protocol())
                .isEqualTo(wire.version == 1 ? Protocol.HTTP_1_1 : Protocol.HTTP_2);
        assertThat(handler.last().origin().secure()).isEqualTo(wire.isSecure());
        assertThat(handler.last().origin().keepAlive()).isTrue();
        assertThat(handler.last().origin().remoteAddress()).isNotNull();
        assertThat(handler.last().origin().localAddress().getPort()).isEqualTo(port);
    }

    @Test
    void answersFromAnyThreadOnceAndIgnoresSecondAnswers() {
        handler.on(
                "/elsewhere",
                exchange -> CompletableFuture.runAsync(() -> {
                    exchange.reply(text("first"));
                    exchange.reply(text("second"));
                    exchange.fail(new ConnectionFault(null, ConnectionFault.Ending.CLOSE, -1));
                }));
        try (WireClient client = connect()) {
            assertThat(client.get("/elsewhere").read().body()).isEqualTo("first");
            assertThat(client.post("/", "still here").read().body()).isEqualTo("still here");
        }
    }

    @Test
    void runsTasksLaterOnTheThreadOfTheConnection() {
        handler.on("/later", exchange -> {
            Thread mine = Thread.currentThread();
            exchange.later(
                    TimeUnit.MILLISECONDS.toNanos(50),
                    () -> exchange.reply(text(Boolean.toString(mine == Thread.currentThread()))));
        });
        try (WireClient client = connect()) {
            long before = System.nanoTime();
            assertThat(client.get("/later").read().body()).isEqualTo("true");
            assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(50));
        }
    }

    @Test
    void aFailingTaskEndsTheExchangeInsteadOfLeavingItUnanswered() {
        handler.on(
                "/bug",
                exchange -> exchange.later(0, () -> {
                    throw new IllegalStateException("a bug");
                }));
        try (WireClient client = connect()) {
            assertThat(client.get("/bug").isCut()).isTrue();
        }
    }

    @Test
    void aHeadRequestGetsTheHeadOnly() {
        handler.on("/plain", text("four")).on("/image", Http1Image.attach(text("prepared")));
        try (WireClient client = connect()) {
            WireClient.Answer plain = client.head("/plain").read();
            assertThat(plain.header("content-length")).isEqualTo("4");
            assertThat(plain.body()).isEmpty();
            assertThat(client.head("/image").read().header("content-length")).isEqualTo("8");
            assertThat(client.post("/", "next").read().body()).isEqualTo("next");
        }
    }

    @Test
    void largeResponsesArriveWhole() {
        String large = "0123456789".repeat(300_000);
        handler.on("/large", text(large)).on("/image", Http1Image.attach(text(large)));
        try (WireClient client = connect()) {
            assertThat(client.get("/large").read().body()).isEqualTo(large);
            assertThat(client.get("/image").read().body()).isEqualTo(large);
        }
    }

    @Test
    void largeRequestsArriveWhole() {
        byte[] large = "0123456789".repeat(90_000).getBytes();
        try (WireClient client = connect()) {
            client.post("/keep", large).post("/", "next");
            assertThat(client.read().body()).hasSize(large.length);
            assertThat(client.read().body()).isEqualTo("next");
        }
        assertThat(handler.seen)
                .anySatisfy(request -> assertThat(request.body()).isEqualTo(large));
    }

    @Test
    void largeResponsesThatComeLaterArriveWholeAndInOrder() {
        StringBuilder numbers = new StringBuilder();
        for (int i = 0; i < 200_000; i++) {
            numbers.append(i).append(' ');
        }
        String large = numbers.toString();
        handler.on("/plain", exchange -> exchange.later(0, () -> exchange.reply(text(large))));
        Framing chunks = new Framing(false, null, null, null, 1_000, 0, null, 0);
        handler.on("/chunks", exchange -> exchange.later(0, () -> exchange.reply(framed(large, chunks))));
        try (WireClient client = connect()) {
            for (int i = 0; i < 3; i++) {
                client.get("/plain").get("/chunks").post("/", "after");
                assertThat(client.read().body()).isEqualTo(large);
                assertThat(client.read().body()).isEqualTo(large);
                assertThat(client.read().body()).isEqualTo("after");
            }
        }
    }

    @Test
    void sendsTrailers() {
        handler.on(
                "/trailers",
                OutgoingResponse.status(200)
                        .body("with trailer")
                        .trailers(Pairs.of("x-sum", "42"))
                        .build());
        try (WireClient client = connect()) {
            WireClient.Answer trailers = client.get("/trailers").read();
            assertThat(trailers.body()).isEqualTo("with trailer");
            assertThat(trailers.trailer("x-sum")).isEqualTo("42");
            assertThat(client.post("/", "next").read().body()).isEqualTo("next");
        }
    }

    @Test
    void pausesBetweenChunksAndServesOnAfterwards() {
        long pause = TimeUnit.MILLISECONDS.toNanos(40);
        handler.on("/paced", framed("abcdefghij", new Framing(false, null, null, null, 4, pause, null, 0)));
        try (WireClient client = connect()) {
            long before = System.nanoTime();
            client.get("/paced").post("/", "next");
            assertThat(client.read().body()).isEqualTo("abcdefghij");
            assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(2 * pause);
            assertThat(client.read().body()).isEqualTo("next");
        }
    }

    @Test
    void performsFaults() {
        handler.on("/drop", exchange -> exchange.fail(new ConnectionFault(null, ConnectionFault.Ending.CLOSE, -1)));
        handler.on("/reset", exchange -> exchange.fail(new ConnectionFault(null, ConnectionFault.Ending.RESET, -1)));
        try (WireClient client = connect()) {
            assertThat(client.get("/drop").isCut()).isTrue();
        }
        try (WireClient client = connect()) {
            assertThat(client.get("/reset").ending()).isEqualTo(RawClient.Ending.RESET);
        }
    }

    @Test
    void aLargeBodyIsNotCopiedForEachClientThatDoesNotRead() {
        int bytes = 20_000_000;
        handler.on("/large", text("x".repeat(bytes))).on("/image", Http1Image.attach(text("y".repeat(bytes))));
        long before = directMemory();
        try (WireClient one = connect();
                WireClient two = connect();
                WireClient three = connect()) {
            one.get("/large");
            two.get("/image");
            three.get("/image");
            Awaitility.await().until(() -> handler.seen.size() == 3);
            assertThat(directMemory() - before).isLessThan(bytes);
            assertThat(one.read().body()).hasSize(bytes);
            assertThat(two.read().body()).hasSize(bytes).endsWith("y");
            assertThat(three.read().body()).hasSize(bytes);
        }
    }

    private static long directMemory() {
        return ((ByteBufAllocatorMetricProvider) ByteBufAllocator.DEFAULT)
                .metric()
                .usedDirectMemory();
    }
}
