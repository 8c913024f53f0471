package org.mockserver.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.Framing;

/** How connections begin, wait and end. */
@OverEveryWire
class ConnectionsTest extends WireTest {

    @Test
    void closesTheSocketWhereTheResponseSaysSo() {
        handler.on("/close", framed("x", new Framing(false, null, null, null, null, 0, true, 0)));
        handler.on(
                "/close-late",
                framed("x", new Framing(false, null, null, null, null, 0, true, TimeUnit.MILLISECONDS.toNanos(60))));
        try (WireClient client = connect()) {
            assertThat(client.get("/close").read().body()).isEqualTo("x");
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        try (WireClient client = connect()) {
            client.get("/close-late").read();
            long before = System.nanoTime();
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
            assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(40));
        }
    }

    @Test
    void aLongAnswerIsCompleteBeforeTheEndIsAnnounced() {
        long pause = TimeUnit.MILLISECONDS.toNanos(20);
        handler.on("/last", framed("abcdefghij", new Framing(false, null, null, null, 4, pause, true, 0)));
        try (WireClient client = connect()) {
            assertThat(client.get("/last").read().body()).isEqualTo("abcdefghij");
            assertThat(client.isLeft()).isFalse();
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void canCloseEverySocketFromTheNextAnswerOn() {
        try (WireClient client = connect()) {
            client.get("/").read();
            transport.update(options().withHttp1(limits(0, 0, 0, true)));
            assertThat(client.get("/").read().status()).isEqualTo(200);
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void aHalfClosedClientStillGetsItsAnswers() {
        BlockingQueue<Exchange> held = new LinkedBlockingQueue<>();
        handler.on("/held", held::add);
        try (WireClient client = connect()) {
            client.get("/held").get("/").halfClose();
            Exchange first = take(held);
            if (wire.endsAtOnce()) {
                assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
                return;
            }
            first.reply(text("first"));
            assertThat(client.read().body()).isEqualTo("first");
            assertThat(client.read().status()).isEqualTo(200);
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void halfARequestIsNotServedWhenTheClientStopsSending() {
        try (WireClient client = connect()) {
            client.half("/").halfClose();
            Awaitility.await().until(() -> transport.openConnections() == 0);
        }
        assertThat(handler.seen).isEmpty();
    }

    @Test
    void stopLetsExchangesInProgressFinishAndClosesIdleConnections() {
        BlockingQueue<Exchange> held = new LinkedBlockingQueue<>();
        handler.on("/held", held::add);
        try (WireClient busy = connect()) {
            busy.get("/held");
            Exchange exchange = take(held);
            List<WireClient> idle = connectToEveryLoop();
            CompletableFuture<Void> stopped = transport.stop(10_000).toCompletableFuture();
            // An event loop tells all its connections of the stop in one task, so afterwards the busy one knows too.
            for (WireClient client : idle) {
                assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
                client.close();
            }
            assertThatThrownBy(this::connect).hasMessageContaining("refused");
            assertThat(stopped).isNotDone();
            exchange.reply(text("finished"));
            assertThat(busy.read().body()).isEqualTo("finished");
            assertThat(busy.ending()).isEqualTo(RawClient.Ending.CLOSED);
            busy.close();
            assertThat(stopped).succeedsWithin(Duration.ofSeconds(10));
        }
    }

    /* Connections are dealt out to the loops in turn. */
    private List<WireClient> connectToEveryLoop() {
        List<WireClient> clients = new ArrayList<>();
        for (int number = 0; number < EVENT_LOOPS; number++) {
            WireClient client = connect();
            client.get("/").read();
            clients.add(client);
        }
        return clients;
    }

    @Test
    void stopCutsWhatIsNotFinishedInTime() {
        handler.on("/never", exchange -> {});
        try (WireClient client = connect()) {
            client.get("/never");
            Awaitility.await().until(() -> handler.seen.size() == 1);
            assertThat(transport.stop(50).toCompletableFuture()).succeedsWithin(Duration.ofSeconds(10));
            assertThat(client.isCut()).isTrue();
        }
    }

    @Test
    void listensOnSeveralPortsAndOpensMoreWhileServing() {
        CompletableFuture<Integer> opened = new CompletableFuture<>();
        handler.on("/open", exchange -> {
            opened.complete(transport.bind(0));
            exchange.reply(text("opened"));
        });
        try (WireClient client = connect()) {
            assertThat(client.get("/open").read().body()).isEqualTo("opened");
        }
        assertThat(transport.ports()).isEqualTo(List.of(port, opened.join()));
        try (WireClient client = wire.connect(opened.join())) {
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
        restart(options(1, 1, 0));
        try (WireClient first = connect()) {
            first.get("/").read();
            try (RawClient second = wire.bare(port)) {
                assertThat(second.ending()).isEqualTo(RawClient.Ending.RESET);
            }
            assertThat(first.get("/").read().status()).isEqualTo(200);
        }
        Awaitility.await().until(() -> transport.openConnections() == 0);
        try (WireClient third = connect()) {
            assertThat(third.get("/").read().status()).isEqualTo(200);
        }
    }

    @Test
    void delaysTheFirstReadOfAConnectionOnly() {
        restart(options(1, 0, 80));
        long before = System.nanoTime();
        try (WireClient client = connect()) {
            client.get("/").read();
            assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(70));
        }
    }

    @Test
    void closesConnectionsThatStayIdleOrSendTooSlowly() {
        int limit = wire.shortLimitMillis();
        restart(options().withHttp1(limits(limit, limit, 0, false)));
        try (RawClient silent = wire.bare(port);
                RawClient stuck = wire.bare(port);
                WireClient served = connect();
                WireClient fragment = connect();
                WireClient half = connect()) {
            stuck.send(wire.version == 1 ? "GE" : "PRI * HT");
            served.get("/").read();
            fragment.get("/").read();
            fragment.fragment();
            half.half("/");
            assertThat(silent.ending()).isEqualTo(RawClient.Ending.CLOSED);
            assertThat(stuck.ending()).isEqualTo(RawClient.Ending.CLOSED);
            assertThat(served.ending()).isEqualTo(RawClient.Ending.CLOSED);
            if (wire.version == 1) {
                assertThat(fragment.read().header("connection")).isEqualTo("close");
            }
            assertThat(fragment.ending()).isEqualTo(RawClient.Ending.CLOSED);
            assertThat(half.read().status()).isEqualTo(408);
            assertThat(half.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        assertThat(handler.seen).hasSize(2);
    }

    @Test
    void cutsAResponseThatTheClientDoesNotRead() {
        restart(options().withHttp1(limits(0, 0, 150, false)));
        handler.on("/large", text("x".repeat(30_000_000)));
        try (WireClient stuck = connect()) {
            stuck.stopTakingBodies().get("/large");
            Awaitility.await().until(() -> handler.seen.size() == 1);
            if (wire.version == 1) {
                Awaitility.await().until(() -> transport.openConnections() == 0);
            }
            assertThat(stuck.isCut()).isTrue();
        }
    }

    @Test
    void aClientThatReadsAgainInTimeGetsTheRest() {
        restart(options().withHttp1(limits(0, 0, 2000, false)));
        handler.on("/large", text("x".repeat(3_000_000)));
        handler.on(
                "/pause",
                exchange -> exchange.later(TimeUnit.MILLISECONDS.toNanos(500), () -> exchange.reply(text("over"))));
        try (WireClient slow = connect();
                WireClient clock = connect()) {
            slow.stopTakingBodies().get("/large");
            clock.get("/pause").read();
            assertThat(slow.takeBodiesAgain().read().body()).hasSize(3_000_000);
        }
    }
}
