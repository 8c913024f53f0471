package org.mockserver.internal.transport;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.http1.Http1Options;

/** How request bodies arrive over HTTP/1.1: framing, expectations and their bounds. */
class RequestBodyTest {

    private static final int MAX_BODY = 100_000;
    private static final int MAX_DECODED = 200_000;

    private final PathHandler handler = new PathHandler();
    private Transport transport;
    private RawClient client;

    @BeforeEach
    void start() {
        Http1Options http1 =
                new Http1Options(65_536, 262_144, 8192, MAX_BODY, MAX_DECODED, 0, 0, 0, 64, true, false, false);
        transport =
                Transport.start(new TransportOptions("127.0.0.1", 1, true, 128, 0, 0, 32_768, 262_144, http1), handler);
        client = RawClient.connect(transport.bind(0));
    }

    @AfterEach
    void stop() {
        client.close();
        transport.stop(0).toCompletableFuture().orTimeout(10, TimeUnit.SECONDS).join();
    }

    @Test
    void aChunkedBodyWithTrailersArrivesWhole() {
        client.send("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nTrailer: X-T\r\n\r\n");
        client.send("3\r\nabc\r\n").send("2;name=\"value\"\r\nde\r\n0\r\nX-T: v\r\n\r\n");
        assertThat(client.read().body()).isEqualTo("abcde");
        assertThat(handler.last().headers().first("transfer-encoding")).isEqualTo("chunked");
        assertThat(handler.last().headers().first("content-length")).isNull();
        assertThat(client.post("/", "next").read().body()).isEqualTo("next");
    }

    @Test
    void aBodySplitAnywhereArrivesWhole() {
        String request = "POST /x?y=1 HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody";
        for (int cut = 1; cut < request.length(); cut++) {
            client.send(request.substring(0, cut)).send(request.substring(cut));
            assertThat(client.read().body()).isEqualTo("body");
        }
        assertThat(handler.last().path()).isEqualTo("/x");
        assertThat(handler.last().rawQuery()).isEqualTo("y=1");
    }

    @Test
    void aRequestWithoutBodyIsRecordedWithLengthZero() {
        client.get("/").read();
        assertThat(handler.last().headers().first("Content-Length")).isEqualTo("0");
        assertThat(handler.last().body()).isEmpty();
    }

    @Test
    void headersKeepTheirOrderAndSpelling() {
        client.send("GET / HTTP/1.1\r\nx-B: 2\r\nX-a:1\r\nx-b:  3  \r\nEmpty:\r\n\r\n")
                .read();
        assertThat(handler.last().headers().toString())
                .isEqualTo("{x-B: 2, X-a: 1, x-b: 3, Empty: , content-length: 0}");
    }

    @Test
    void aClientThatWaitsIsToldToGoOn() {
        client.send("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n");
        assertThat(client.readHead().status()).isEqualTo(100);
        assertThat(client.send("body").read().body()).isEqualTo("body");
    }

    @Test
    void theGoAheadDoesNotOvertakeEarlierAnswers() {
        handler.on(
                "/late",
                exchange -> exchange.later(
                        TimeUnit.MILLISECONDS.toNanos(50),
                        () -> exchange.reply(
                                OutgoingResponse.status(200).body("late").build())));
        client.get("/late").send("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n");
        assertThat(client.read().body()).isEqualTo("late");
        assertThat(client.readHead().status()).isEqualTo(100);
        assertThat(client.send("body").read().body()).isEqualTo("body");
    }

    @Test
    void aWaitingClientWithTooMuchIsRefusedWithoutGoAhead() {
        client.send("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 100001\r\n\r\n");
        assertThat(client.read().status()).isEqualTo(413);
        assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
    }

    @Test
    void otherExpectationsFail() {
        client.send("POST / HTTP/1.1\r\nExpect: miracles\r\nContent-Length: 4\r\n\r\nbody");
        assertThat(client.read().status()).isEqualTo(417);
        assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
    }

    @Test
    void anOldClientCannotExpectAnything() {
        client.send("POST / HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\nbody");
        assertThat(client.read().status()).isEqualTo(200);
    }

    @Test
    void anAnnouncedBodyThatIsTooLargeIsSkippedAndTheConnectionKept() {
        RawClient.Response refusal = client.post("/", "x".repeat(MAX_BODY + 1)).read();
        assertThat(refusal.status()).isEqualTo(413);
        assertThat(refusal.header("connection")).isEqualTo("keep-alive");
        assertThat(client.post("/", "next").read().body()).isEqualTo("next");
        assertThat(handler.seen).hasSize(1);
    }

    @Test
    void anAnnouncedBodyBeyondAllReasonClosesTheConnection() {
        client.send("POST / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n");
        RawClient.Response refusal = client.read();
        assertThat(refusal.status()).isEqualTo(413);
        assertThat(refusal.header("connection")).isEqualTo("close");
        assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
    }

    @Test
    void aChunkedBodyThatGrowsTooLargeIsRefusedAndClosed() {
        client.send("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n");
        String chunk = "4000\r\n" + "x".repeat(0x4000) + "\r\n";
        client.offer(chunk.repeat(7).getBytes(StandardCharsets.ISO_8859_1));
        assertThat(client.read().status()).isEqualTo(413);
        assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
    }

    @Test
    void answersBeforeTheBodyWhereTheHandlerWantsThat() {
        handler.answerEarly(request -> request.path().equals("/early"));
        handler.on("/early", OutgoingResponse.status(403).body("no").build());
        client.send("POST /early HTTP/1.1\r\nContent-Length: 10\r\n\r\npart");
        assertThat(client.read().status()).isEqualTo(403);
        assertThat(handler.last().body()).isEmpty();
        client.send("ial2 .").post("/", "next");
        assertThat(client.read().body()).isEqualTo("next");
    }
}
