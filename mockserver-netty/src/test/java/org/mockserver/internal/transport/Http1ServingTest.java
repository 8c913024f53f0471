package org.mockserver.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.http1.Http1Options;

/** What only HTTP/1 has: an order of answers, chunks, and a header that says whether the connection stays. */
@OverEveryHttp1Wire
class Http1ServingTest extends WireTest {

    private RawClient client() {
        return wire.bare(port);
    }

    private static Http1Options pipelining(int mostWaiting, boolean inOrder) {
        return new Http1Options(
                65_536, 262_144, 8192, 1_000_000, 1_000_000, 0, 0, 0, mostWaiting, inOrder, false, false);
    }

    @Test
    void everyAnswerSaysWhetherTheConnectionStays() {
        handler.on("/image", Http1Image.attach(text("prepared")));
        try (RawClient client = client()) {
            assertThat(client.get("/image").read().header("connection")).isEqualTo("keep-alive");
            assertThat(client.get("/").read().header("connection")).isEqualTo("keep-alive");
            client.send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
            assertThat(client.read().header("connection")).isEqualTo("close");
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void theResponseOverrulesWhatTheClientWishes() {
        handler.on("/close", framed("x", new Framing(false, null, null, null, null, 0, true, 0)));
        handler.on("/stay", framed("x", new Framing(false, null, null, null, null, 0, false, 0)));
        try (RawClient client = client()) {
            client.send("GET /stay HTTP/1.1\r\nConnection: close\r\n\r\n");
            assertThat(client.read().body()).isEqualTo("x");
            assertThat(client.get("/close").read().header("connection")).isEqualTo("close");
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void aSocketCanBeClosedAlthoughTheHeaderSaysOtherwise() {
        restart(options().withHttp1(limits(0, 0, 0, true)));
        try (RawClient client = client()) {
            assertThat(client.get("/").read().header("connection")).isEqualTo("keep-alive");
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void anOldClientIsClosedUnlessItAsksToStay() {
        try (RawClient client = client()) {
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
    void halfARequestIsRefusedWhenTheClientStopsSending() {
        try (RawClient client = client()) {
            client.send("POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\nabc").halfClose();
            if (!wire.endsAtOnce()) {
                assertThat(client.read().status()).isEqualTo(400);
            }
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
        assertThat(handler.seen).isEmpty();
    }

    @Test
    void pipelinedAnswersKeepTheOrderOfTheRequestsAlsoWhenTheFirstIsLate() {
        BlockingQueue<Exchange> held = new LinkedBlockingQueue<>();
        handler.on("/late", held::add);
        handler.on("/next", exchange -> {
            exchange.reply(text("next"));
            held.remove().reply(text("late"));
        });
        try (RawClient client = client()) {
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
        try (RawClient client = client()) {
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
        restart(options().withHttp1(pipelining(64, false)));
        BlockingQueue<Exchange> held = new LinkedBlockingQueue<>();
        handler.on("/late", held::add);
        try (RawClient client = client()) {
            client.get("/late").post("/", "overtaken");
            assertThat(client.read().body()).isEqualTo("overtaken");
            take(held).reply(text("late"));
            assertThat(client.read().body()).isEqualTo("late");
        }
    }

    @Test
    void readingStopsWhileTooManyRequestsWaitForTheirAnswers() {
        restart(options().withHttp1(pipelining(2, true)));
        BlockingQueue<Exchange> held = new LinkedBlockingQueue<>();
        handler.on("/held", held::add);
        try (RawClient client = client()) {
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
    void aClientThatDoesNotReadIsNotServedFurther() {
        String large = "x".repeat(4_000_000);
        handler.on("/large", text(large));
        try (RawClient client = client()) {
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
    void chunksAreForClientsThatKnowThem() {
        handler.on("/chunks", framed("abcdefghij", new Framing(false, null, null, null, 3, 0, null, 0)));
        try (RawClient client = client()) {
            client.get("/chunks").readHead();
            assertThat(client.readChunk()).isEqualTo("abc");
            assertThat(client.readChunk()).isEqualTo("def");
            assertThat(client.readChunk()).isEqualTo("ghi");
            assertThat(client.readChunk()).isEqualTo("j");
            assertThat(client.readChunk()).isEmpty();
            client.send("GET /chunks HTTP/1.0\r\n\r\n");
            RawClient.Response old = client.read();
            assertThat(old.header("transfer-encoding")).isEmpty();
            assertThat(old.body()).isEqualTo("abcdefghij");
        }
    }

    @Test
    void trailersKeepTheirSpelling() {
        handler.on(
                "/trailers",
                OutgoingResponse.status(200)
                        .body("with trailer")
                        .trailers(Pairs.of("X-Sum", "42"))
                        .build());
        try (RawClient client = client()) {
            assertThat(client.get("/trailers").read().trailers()).isEqualTo("X-Sum: 42\r\n");
        }
    }

    @Test
    void rawBytesTakeThePlaceOfAnAnswer() {
        byte[] raw = "not http at all".getBytes();
        handler.on("/raw", exchange -> exchange.fail(new ConnectionFault(raw, ConnectionFault.Ending.OPEN, -1)));
        handler.on("/raw-close", exchange -> exchange.fail(new ConnectionFault(raw, ConnectionFault.Ending.CLOSE, -1)));
        handler.on("/drop", exchange -> exchange.fail(new ConnectionFault(null, ConnectionFault.Ending.CLOSE, -1)));
        try (RawClient client = client()) {
            client.get("/raw").get("/raw-close");
            assertThat(client.readToEnd()).isEqualTo("not http at allnot http at all");
        }
        try (RawClient client = client()) {
            assertThat(client.get("/drop").ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void aClientWithoutChunksSeesTheEndOfALongAnswerAsTheEndOfTheConnection() {
        BodySource source = new RepeatedBody("abc", 5, true, false);
        handler.on("/long", OutgoingResponse.status(200).bodySource(source).build());
        try (RawClient client = client()) {
            String all = client.send("GET /long HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
                    .readToEnd();

            assertThat(all)
                    .contains("connection: close")
                    .doesNotContain("content-length", "transfer-encoding")
                    .endsWith("\r\n\r\n" + "abc".repeat(5));
        }
    }

    @Test
    void anUpgradedRequestIsServedWhenTheClientSpeaksHttp2() {
        if (wire.isSecure()) {
            return;
        }
        try (RawClient client = client()) {
            client.send("GET /up HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
                    + "HTTP2-Settings: AAMAAABk\r\n\r\n");
            assertThat(client.readHead().status()).isEqualTo(101);
            assertThat(handler.seen).isEmpty();
            client.send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").send(new byte[] {0, 0, 0, 4, 0, 0, 0, 0, 0});
            Awaitility.await().until(() -> handler.seen.size() == 1);
        }
    }
}
