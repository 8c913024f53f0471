package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http2.Http2Error;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.http2.FrameClient;

/** Requests passed on over HTTP/2: one connection for many of them, and what becomes of each when it ends. */
class Http2ForwardEndingsTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with(
            "nioEventLoopThreadCount", "1",
            "forwardProxyTLSX509CertificatesTrustManagerType", "ANY",
            "forwardProxyHttp2Upgrade", "true");

    private static void forwardTo(int port) {
        HOUSE.client()
                .expect("{'id': 'fwd', 'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                        + port + ", 'scheme': 'HTTPS'}}");
    }

    @Test
    void aRefusedRequestIsSentOnceMoreWhateverItsMethod() {
        AtomicInteger seen = new AtomicInteger();
        try (Http2Origin origin = Http2Origin.that(request -> {
            if (seen.incrementAndGet() == 1) {
                request.reset(Http2Error.REFUSED_STREAM);
            } else {
                request.answer("taken");
            }
        })) {
            forwardTo(origin.port());
            assertThat(HOUSE.client().send("POST", "/order", "x").body()).isEqualTo("taken");
            assertThat(seen.get()).isEqualTo(2);
        }
    }

    @Test
    void aServerThatRefusesForEverIsNotAskedForEver() {
        try (Http2Origin origin = Http2Origin.that(request -> request.reset(Http2Error.REFUSED_STREAM))) {
            forwardTo(origin.port());
            HouseClient.Answer answer = HOUSE.client().get("/x");
            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).contains("refused");
            assertThat(origin.received()).hasSize(4);
        }
    }

    @Test
    void aRequestBeyondTheLastStreamOfAGoAwayGoesToAnotherConnection() {
        AtomicReference<Http2Origin.Request> first = new AtomicReference<>();
        try (Http2Origin origin = Http2Origin.that(request -> {
                    if (request.connection() > 1) {
                        request.answer("second connection");
                    } else if (first.compareAndSet(null, request)) {
                        return;
                    } else {
                        first.get().frame(FrameClient.frameBytes(FrameClient.GOAWAY, 0, 0, new byte[] {
                            0, 0, 0, (byte) first.get().stream(), 0, 0, 0, 0
                        }));
                        first.get().answer("first connection");
                    }
                });
                FrameClient client = FrameClient.connect(HOUSE.port())) {
            forwardTo(origin.port());
            int one = client.post("/1", "x");
            int two = client.post("/2", "x");
            assertThat(client.read(one).body()).isEqualTo("first connection");
            assertThat(client.read(two).body()).isEqualTo("second connection");
            assertThat(client.read(client.get("/3")).body()).isEqualTo("second connection");
            assertThat(origin.connections()).isEqualTo(2);
        }
    }

    @Test
    void aConnectionThatDiesBetweenRequestsIsReplaced() {
        try (Http2Origin origin = Http2Origin.saying("hi")) {
            forwardTo(origin.port());
            assertThat(HOUSE.client().get("/1").body()).isEqualTo("hi");
            origin.cut();
            assertThat(HOUSE.client().get("/2").body()).isEqualTo("hi");
            assertThat(origin.connections()).isEqualTo(2);
        }
    }

    @Test
    void aPostWhoseConnectionDiesIsNotRepeated() {
        AtomicInteger posts = new AtomicInteger();
        try (Http2Origin origin = Http2Origin.that(request -> {
            if (request.pseudo().startsWith("POST")) {
                posts.incrementAndGet();
                request.close();
            } else {
                request.answer("hi");
            }
        })) {
            forwardTo(origin.port());
            assertThat(HOUSE.client().get("/1").body()).isEqualTo("hi");
            HouseClient.Answer answer = HOUSE.client().send("POST", "/2", "x");
            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).contains("closed the connection without a response");
            assertThat(posts.get()).isEqualTo(1);
        }
    }

    @Test
    void aResetStreamLeavesTheOthersAlone() {
        AtomicReference<Http2Origin.Request> held = new AtomicReference<>();
        try (Http2Origin origin = Http2Origin.that(request -> {
                    if (request.path().equals("/held")) {
                        held.set(request);
                    } else {
                        request.head(200).data("half", false).reset(Http2Error.INTERNAL_ERROR);
                        held.get().answer("whole");
                    }
                });
                FrameClient client = FrameClient.connect(HOUSE.port())) {
            forwardTo(origin.port());
            int kept = client.get("/held");
            int broken = client.get("/broken");
            FrameClient.Answer failure = client.read(broken);
            assertThat(failure.status()).isEqualTo(502);
            assertThat(failure.body()).contains("INTERNAL_ERROR");
            assertThat(client.read(kept).body()).isEqualTo("whole");
            assertThat(origin.connections()).isEqualTo(1);
        }
    }

    @Test
    void silenceEndsOneRequestAndTellsTheServer() {
        HOUSE.configure("{'maxSocketTimeoutInMillis': 300}");
        try (Http2Origin origin = Http2Origin.that(request -> {
            if (!request.path().equals("/silent")) {
                request.answer("hi");
            }
        })) {
            forwardTo(origin.port());
            assertThat(HOUSE.client().get("/silent").status()).isEqualTo(504);
            Awaitility.await().until(() -> origin.resets().contains(Http2Error.CANCEL.code()));
            assertThat(HOUSE.client().get("/x").body()).isEqualTo("hi");
        }
    }

    @Test
    void aClientThatLeavesEndsItsStreamOnly() {
        AtomicReference<Http2Origin.Request> endless = new AtomicReference<>();
        try (Http2Origin origin = Http2Origin.that(request -> {
            if (request.path().equals("/endless")) {
                endless.set(request);
                request.head(200, "content-type", "text/event-stream").data("one", false);
            } else {
                request.answer("hi");
            }
        })) {
            forwardTo(origin.port());
            try (FrameClient client = FrameClient.connect(HOUSE.port())) {
                int stream = client.get("/endless");
                client.until(FrameClient.DATA);
                client.reset(stream);
                Awaitility.await().until(() -> origin.resets().contains(Http2Error.CANCEL.code()));
                assertThat(client.read(client.get("/x")).body()).isEqualTo("hi");
            }
            assertThat(origin.connections()).isEqualTo(1);
        }
    }

    @Test
    void brokenFramesEndTheConnectionAndSayWhy() {
        try (Http2Origin origin = Http2Origin.that(
                request -> request.frame(FrameClient.frameBytes(FrameClient.DATA, 0, 0, new byte[] {1})))) {
            forwardTo(origin.port());
            HouseClient.Answer answer = HOUSE.client().send("POST", "/x", "y");
            assertThat(answer.status()).isEqualTo(502);
        }
    }

    @Test
    void tooLargeAResponseIsAFailureOfItsOwnStream() {
        HOUSE.configure("{'maxResponseBodySize': 1000, 'streamingResponsesEnabled': false}");
        try (Http2Origin origin = Http2Origin.that(
                request -> request.answer("x".repeat(request.path().equals("/large") ? 2_000 : 10)))) {
            forwardTo(origin.port());
            assertThat(HOUSE.client().get("/large").status()).isEqualTo(502);
            assertThat(HOUSE.client().get("/small").body()).hasSize(10);
            assertThat(origin.connections()).isEqualTo(1);
        }
    }
}
