package org.mockserver.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufAllocatorMetricProvider;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.http1.Http1Options;
import org.mockserver.internal.tls.Tls;
import org.mockserver.internal.tls.TlsFixture;

/** What every kind of transport does with real sockets. */
abstract class ServingContract {
    private static final int EVENT_LOOPS = 2;

    final PathHandler handler = new PathHandler();
    private Transport transport;
    private int port;

    abstract boolean nativeTransport();

    /** What takes TLS connections; the clients of the tests use it then. */
    @Nullable
    Tls tls() {
        return null;
    }

    /** A time limit that an exchange keeps and that a test can wait for. */
    int shortLimitMillis() {
        return 100;
    }

    @BeforeEach
    void start() {
        start(options());
    }

    private TransportOptions options() {
        TransportOptions defaults = TransportOptions.defaults();
        return new TransportOptions(
                "127.0.0.1", EVENT_LOOPS, nativeTransport(), 128, 0, 0, 32_768, 262_144, defaults.http1());
    }

    private void start(TransportOptions options) {
        Tls tls = tls();
        transport = tls == null ? Transport.start(options, handler) : Transport.start(options, handler, tls);
        port = transport.bind(0);
    }

    private void restart(TransportOptions options) {
        stop();
        start(options);
    }

    @AfterEach
    void stop() {
        transport.stop(0).toCompletableFuture().orTimeout(10, TimeUnit.SECONDS).join();
    }

    final RawClient connect() {
        Tls tls = tls();
        return tls == null ? RawClient.connect(port) : RawClient.connect(port, TlsFixture.trusting(tls));
    }

    private static OutgoingResponse text(String body) {
        return OutgoingResponse.status(200).body(body).build();
    }

    private static OutgoingResponse framed(String body, Framing framing) {
        return OutgoingResponse.status(200).body(body).framing(framing).build();
    }

    @Test
    void servesRequestAfterRequestOnOneConnection() {
        handler.on("/image", Http1Image.attach(text("prepared")));
        try (RawClient client = connect()) {
            assertThat(client.post("/", "one").read().body()).isEqualTo("one");
            RawClient.Response second = client.get("/image").read();
            assertThat(second.body()).isEqualTo("prepared");
            assertThat(second.header("connection")).isEqualTo("keep-alive");
            assertThat(client.post("/", "three").read().body()).isEqualTo("three");
        }
        assertThat(handler.last().origin().keepAlive()).isTrue();
        assertThat(handler.last().origin().remoteAddress()).isNotNull();
        assertThat(handler.last().origin().localAddress().getPort()).isEqualTo(port);
    }

    @Test
    void closesWhenTheClientAsksForIt() {
        try (RawClient client = connect()) {
            client.send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
            assertThat(client.read().header("connection")).isEqualTo("close");
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void anOldClientIsClosedUnlessItAsksToStay() {
        try (RawClient client = connect()) {
            client.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
            assertThat(client.read().header("connection")).isEqualTo("keep-alive");
            client.send("GET / HTTP/1.0\r\n\r\n");
            RawClient.Response last = client.read();
            assertThat(last.head()).startsWith("HTTP/1.1 200");
            assertThat(last.header("connection")).isEqualTo("close");
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void pipelinedAnswersKeepTheOrderOfTheRequestsAlsoWhenTheFirstIsLate() {
        BlockingQueue<Exchange> held = new LinkedBlockingQueue<>();
        handler.on("/late", held::add);
        handler.on("/next", exchange -> {
            exchange.reply(text("next"));
            held.remove().reply(text("late"));
        });
        try (RawClient client = connect()) {
            client.get("/late").get("/next").get("/last");
            assertThat(client.read().body()).isEqualTo("late");
            assertThat(client.read().body()).isEqualTo("next");
            assertThat(client.read().status()).isEqualTo(200);
        }
    }

    @Test
    void aPipelinedRequestWithSideEffectsWaitsForTheOnesBeforeIt() {
        BlockingQueue<Exchange> held = new LinkedBlockingQueue<>();
        handler.on("/late", held::add);
        try (RawClient client = connect()) {
            client.get("/late").post("/then", "x");
            Exchange late = take(held);
            assertThat(handler.seen).hasSize(1);
            late.reply(text("late"));
            assertThat(client.read().body()).isEqualTo("late");
            assertThat(client.read().body()).isEqualTo("x");
        }
    }

    @Test
    void answersOvertakeEachOtherWhereThatIsWanted() {
        Http1Options anyOrder =
                new Http1Options(65_536, 262_144, 8192, 1_000_000, 1_000_000, 0, 0, 0, 64, false, false, false);
        restart(options().withHttp1(anyOrder));
        BlockingQueue<Exchange> held = new LinkedBlockingQueue<>();
        handler.on("/late", held::add);
        try (RawClient client = connect()) {
            client.get("/late").post("/", "overtaken");
            assertThat(client.read().body()).isEqualTo("overtaken");
            take(held).reply(text("late"));
            assertThat(client.read().body()).isEqualTo("late");
        }
    }

    @Test
    void readingStopsWhileTooManyRequestsWaitForTheirAnswers() {
        Http1Options small =
                new Http1Options(65_536, 262_144, 8192, 1_000_000, 1_000_000, 0, 0, 0, 2, true, false, false);
        restart(options().withHttp1(small));
        BlockingQueue<Exchange> held = new LinkedBlockingQueue<>();
        handler.on("/held", held::add);
        try (RawClient client = connect()) {
            client.get("/held");
            Exchange first = take(held);
            client.get("/held");
            Exchange second = take(held);
            client.get("/held");
            first.reply(text("1"));
            assertThat(client.read().body()).isEqualTo("1");
            Exchange third = take(held);
            third.reply(text("3"));
            second.reply(text("2"));
            assertThat(client.read().body()).isEqualTo("2");
            assertThat(client.read().body()).isEqualTo("3");
        }
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
        try (RawClient client = connect()) {
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
        try (RawClient client = connect()) {
            long before = System.nanoTime();
            assertThat(client.get("/later").read().body()).isEqualTo("true");
            assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(50));
        }
    }

    @Test
    void aHeadRequestGetsTheHeadOnly() {
        handler.on("/plain", text("four")).on("/image", Http1Image.attach(text("prepared")));
        try (RawClient client = connect()) {
            client.send("HEAD /plain HTTP/1.1\r\n\r\n");
            assertThat(client.readHead().header("content-length")).isEqualTo("4");
            client.send("HEAD /image HTTP/1.1\r\n\r\n");
            assertThat(client.readHead().header("content-length")).isEqualTo("8");
            assertThat(client.post("/", "next").read().body()).isEqualTo("next");
        }
    }

    @Test
    void largeResponsesArriveWhole() {
        String large = "0123456789".repeat(300_000);
        handler.on("/large", text(large)).on("/image", Http1Image.attach(text(large)));
        try (RawClient client = connect()) {
            assertThat(client.get("/large").read().body()).isEqualTo(large);
            assertThat(client.get("/image").read().body()).isEqualTo(large);
        }
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
        try (RawClient client = connect()) {
            for (int i = 0; i < 3; i++) {
                client.get("/plain").get("/chunks").post("/", "after");
                assertThat(client.read().body()).isEqualTo(large);
                assertThat(client.read().body()).isEqualTo(large);
                assertThat(client.read().body()).isEqualTo("after");
            }
        }
    }

    @Test
    void aClientThatDoesNotReadIsNotServedFurther() {
        String large = "x".repeat(4_000_000);
        handler.on("/large", text(large));
        try (RawClient client = connect()) {
            for (int i = 0; i < 30; i++) {
                client.get("/large");
            }
            Awaitility.await().until(() -> !handler.seen.isEmpty());
            assertThat(handler.seen.size()).isLessThan(10);
            for (int i = 0; i < 30; i++) {
                assertThat(client.read().body()).hasSize(large.length());
            }
        }
        assertThat(handler.seen).hasSize(30);
    }

    @Test
    void sendsChunksAndTrailers() {
        handler.on(
                "/trailers",
                OutgoingResponse.status(200)
                        .body("with trailer")
                        .trailers(Pairs.of("X-Sum", "42"))
                        .build());
        handler.on("/chunks", framed("abcdefghij", new Framing(false, null, null, null, 3, 0, null, 0)));
        try (RawClient client = connect()) {
            RawClient.Response trailers = client.get("/trailers").read();
            assertThat(trailers.body()).isEqualTo("with trailer");
            assertThat(trailers.trailers()).isEqualTo("X-Sum: 42\r\n");
            assertThat(client.get("/chunks").read().body()).isEqualTo("abcdefghij");
            client.send("GET /chunks HTTP/1.0\r\n\r\n");
            RawClient.Response old = client.read();
            assertThat(old.header("transfer-encoding")).isEmpty();
            assertThat(old.body()).isEqualTo("abcdefghij");
        }
    }

    @Test
    void pausesBetweenChunksAndServesOnAfterwards() {
        long pause = TimeUnit.MILLISECONDS.toNanos(40);
        handler.on("/paced", framed("abcdefghij", new Framing(false, null, null, null, 4, pause, null, 0)));
        try (RawClient client = connect()) {
            long before = System.nanoTime();
            client.get("/paced").post("/", "next");
            assertThat(client.read().body()).isEqualTo("abcdefghij");
            assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(2 * pause);
            assertThat(client.read().body()).isEqualTo("next");
        }
    }

    @Test
    void closesTheSocketWhereTheResponseSaysSo() {
        handler.on("/close", framed("x", new Framing(false, null, null, null, null, 0, true, 0)));
        handler.on("/stay", framed("x", new Framing(false, null, null, null, null, 0, false, 0)));
        handler.on(
                "/close-late",
                framed("x", new Framing(false, null, null, null, null, 0, true, TimeUnit.MILLISECONDS.toNanos(60))));
        try (RawClient client = connect()) {
            client.send("GET /stay HTTP/1.1\r\nConnection: close\r\n\r\n");
            assertThat(client.read().body()).isEqualTo("x");
            assertThat(client.get("/close").read().header("connection")).isEqualTo("close");
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        try (RawClient client = connect()) {
            client.get("/close-late").read();
            long before = System.nanoTime();
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
            assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(40));
        }
    }

    @Test
    void canCloseEverySocketAlthoughTheHeaderSaysOtherwise() {
        Http1Options closing =
                new Http1Options(65_536, 262_144, 8192, 1_000_000, 1_000_000, 0, 0, 0, 64, true, false, true);
        try (RawClient client = connect()) {
            client.get("/").read();
            transport.update(options().withHttp1(closing));
            assertThat(client.get("/").read().header("connection")).isEqualTo("keep-alive");
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void performsFaults() {
        byte[] raw = "not http at all".getBytes();
        handler.on("/raw", exchange -> exchange.fail(new ConnectionFault(raw, ConnectionFault.Ending.OPEN, -1)));
        handler.on("/raw-close", exchange -> exchange.fail(new ConnectionFault(raw, ConnectionFault.Ending.CLOSE, -1)));
        handler.on("/drop", exchange -> exchange.fail(new ConnectionFault(null, ConnectionFault.Ending.CLOSE, -1)));
        handler.on("/reset", exchange -> exchange.fail(new ConnectionFault(null, ConnectionFault.Ending.RESET, -1)));
        try (RawClient client = connect()) {
            client.get("/raw").get("/raw-close");
            assertThat(client.readToEnd()).isEqualTo("not http at allnot http at all");
        }
        try (RawClient client = connect()) {
            assertThat(client.get("/drop").ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        try (RawClient client = connect()) {
            assertThat(client.get("/reset").ending()).isEqualTo(RawClient.Ending.RESET);
        }
    }

    @Test
    void aHalfClosedClientStillGetsItsAnswers() {
        BlockingQueue<Exchange> held = new LinkedBlockingQueue<>();
        handler.on("/held", held::add);
        try (RawClient client = connect()) {
            client.get("/held").post("/", "second").halfClose();
            take(held).reply(text("first"));
            assertThat(client.read().body()).isEqualTo("first");
            assertThat(client.read().body()).isEqualTo("second");
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void halfARequestIsRefusedWhenTheClientStopsSending() {
        try (RawClient client = connect()) {
            client.send("POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\nabc").halfClose();
            assertThat(client.read().status()).isEqualTo(400);
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        assertThat(handler.seen).isEmpty();
    }

    @Test
    void stopLetsExchangesInProgressFinishAndClosesIdleConnections() {
        BlockingQueue<Exchange> held = new LinkedBlockingQueue<>();
        handler.on("/held", held::add);
        try (RawClient busy = connect()) {
            busy.get("/held");
            Exchange exchange = take(held);
            List<RawClient> idle = connectToEveryLoop();
            CompletableFuture<Void> stopped = transport.stop(10_000).toCompletableFuture();
            // An event loop tells all its connections of the stop in one task, so afterwards the busy one knows too.
            for (RawClient client : idle) {
                assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
                client.close();
            }
            assertThatThrownBy(this::connect).hasMessageContaining("refused");
            assertThat(stopped).isNotDone();
            exchange.reply(text("finished"));
            RawClient.Response last = busy.read();
            assertThat(last.body()).isEqualTo("finished");
            assertThat(last.header("connection")).isEqualTo("close");
            assertThat(busy.ending()).isEqualTo(RawClient.Ending.CLOSED);
            assertThat(stopped).succeedsWithin(Duration.ofSeconds(10));
        }
    }

    /* Connections are dealt out to the loops in turn. */
    private List<RawClient> connectToEveryLoop() {
        List<RawClient> clients = new ArrayList<>();
        for (int number = 0; number < EVENT_LOOPS; number++) {
            RawClient client = connect();
            client.get("/").read();
            clients.add(client);
        }
        return clients;
    }

    @Test
    void stopCutsWhatIsNotFinishedInTime() {
        handler.on("/never", exchange -> {});
        try (RawClient client = connect()) {
            client.get("/never");
            Awaitility.await().until(() -> handler.seen.size() == 1);
            assertThat(transport.stop(50).toCompletableFuture()).succeedsWithin(Duration.ofSeconds(10));
            assertThat(client.ending()).isNotNull();
        }
    }

    @Test
    void listensOnSeveralPortsAndOpensMoreWhileServing() {
        CompletableFuture<Integer> opened = new CompletableFuture<>();
        handler.on("/open", exchange -> {
            opened.complete(transport.bind(0));
            exchange.reply(text("opened"));
        });
        try (RawClient client = connect()) {
            assertThat(client.get("/open").read().body()).isEqualTo("opened");
        }
        assertThat(transport.ports()).isEqualTo(List.of(port, opened.join()));
        try (RawClient client = RawClient.connect(opened.join())) {
            assertThat(client.get("/").read().status()).isEqualTo(200);
        }
    }

    @Test
    void saysWhichPortCannotBeOpened() {
        assertThatThrownBy(() -> transport.bind(port))
                .isInstanceOf(BindFailedException.class)
                .hasMessage("Exception while binding MockServer to port " + port);
    }

    @Test
    void resetsConnectionsBeyondTheLimit() {
        TransportOptions now = options();
        restart(new TransportOptions("127.0.0.1", 1, nativeTransport(), 128, 1, 0, 32_768, 262_144, now.http1()));
        try (RawClient first = connect()) {
            first.get("/").read();
            try (RawClient second = connect()) {
                assertThat(second.ending()).isEqualTo(RawClient.Ending.RESET);
            }
            assertThat(first.get("/").read().status()).isEqualTo(200);
        }
        Awaitility.await().until(() -> transport.openConnections() == 0);
        try (RawClient third = connect()) {
            assertThat(third.get("/").read().status()).isEqualTo(200);
        }
    }

    @Test
    void delaysTheFirstReadOfAConnectionOnly() {
        TransportOptions now = options();
        restart(new TransportOptions("127.0.0.1", 1, nativeTransport(), 128, 0, 80, 32_768, 262_144, now.http1()));
        try (RawClient client = connect()) {
            long before = System.nanoTime();
            client.get("/").read();
            assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(70));
        }
    }

    @Test
    void closesConnectionsThatStayIdle() {
        Http1Options impatient = new Http1Options(
                65_536,
                262_144,
                8192,
                1_000_000,
                1_000_000,
                shortLimitMillis(),
                shortLimitMillis(),
                0,
                64,
                true,
                false,
                false);
        restart(options().withHttp1(impatient));
        try (RawClient silent = connect();
                RawClient served = connect();
                RawClient slow = connect();
                RawClient stuck = connect()) {
            served.get("/").read();
            slow.get("/").read();
            slow.send("GET / HT");
            stuck.send("GE");
            assertThat(silent.ending()).isEqualTo(RawClient.Ending.CLOSED);
            assertThat(served.ending()).isEqualTo(RawClient.Ending.CLOSED);
            assertThat(stuck.ending()).isEqualTo(RawClient.Ending.CLOSED);
            RawClient.Response refusal = slow.read();
            assertThat(refusal.status()).isEqualTo(408);
            assertThat(refusal.header("connection")).isEqualTo("close");
        }
    }

    @Test
    void cutsAResponseThatTheClientDoesNotRead() {
        Http1Options impatient =
                new Http1Options(65_536, 262_144, 8192, 1_000_000, 1_000_000, 0, 0, 150, 64, true, false, false);
        restart(options().withHttp1(impatient));
        handler.on("/large", text("x".repeat(30_000_000)));
        try (RawClient stuck = connect()) {
            stuck.get("/large");
            Awaitility.await().until(() -> handler.seen.size() == 1);
            Awaitility.await().until(() -> transport.openConnections() == 0);
            assertThat(stuck.readToEnd()).hasSizeLessThan(30_000_000);
        }
    }

    @Test
    void aLargeBodyIsNotCopiedForEachClientThatDoesNotRead() {
        int bytes = 20_000_000;
        handler.on("/large", text("x".repeat(bytes))).on("/image", Http1Image.attach(text("y".repeat(bytes))));
        long before = directMemory();
        try (RawClient one = connect();
                RawClient two = connect();
                RawClient three = connect()) {
            one.get("/large");
            two.get("/image");
            three.send("GET /image HTTP/1.1\r\nConnection: close\r\n\r\n");
            Awaitility.await().until(() -> handler.seen.size() == 3);
            assertThat(directMemory() - before).isLessThan(bytes);
            assertThat(one.read().body()).hasSize(bytes);
            assertThat(two.read().body()).hasSize(bytes).endsWith("y");
            assertThat(three.readToEnd()).endsWith("y").hasSizeGreaterThan(bytes);
        }
    }

    private static long directMemory() {
        return ((ByteBufAllocatorMetricProvider) ByteBufAllocator.DEFAULT)
                .metric()
                .usedDirectMemory();
    }

    @Test
    void aFailingTaskClosesTheConnectionInsteadOfLeavingItUnanswered() {
        handler.on(
                "/bug",
                exchange -> exchange.later(0, () -> {
                    throw new IllegalStateException("a bug");
                }));
        try (RawClient client = connect()) {
            assertThat(client.get("/bug").ending()).isNotNull();
        }
    }

    private static Exchange take(BlockingQueue<Exchange> held) {
        try {
            Exchange exchange = held.poll(10, TimeUnit.SECONDS);
            assertThat(exchange).isNotNull();
            return exchange;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
