package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.http2.FrameClient;
import org.mockserver.internal.transport.RawClient;

/** Requests passed on over HTTP/2: one connection for many of them, and what becomes of each when it ends. */
class Http2ForwardTest {

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
    void aRequestOfHttpOneArrivesOverHttpTwo() {
        try (Http2Origin origin = Http2Origin.saying("hi");
                RawClient client = HOUSE.connect()) {
            forwardTo(origin.port());
            client.send("POST /a%20b/?q=%26+x&q HTTP/1.1\r\nX-One: 1\r\nHost: shop.example\r\nx-ONE: 2\r\n"
                    + "Connection: keep-alive, X-Mine\r\nX-Mine: gone\r\nTE: trailers\r\nProxy-Connection: x\r\n"
                    + "Cookie: a=1; b=2\r\nContent-Length: 4\r\n\r\nb\u00e4\r\n");

            RawClient.Response response = client.read();
            Http2Origin.Request received = origin.received().get(0);
            assertThat(response.head()).startsWith("HTTP/1.1 200 OK\r\n").contains("content-length: 2");
            assertThat(response.body()).isEqualTo("hi");
            assertThat(received.pseudo()).isEqualTo("POST https 127.0.0.1:" + origin.port() + " /a%20b/?q=%26+x&q");
            assertThat(received.body()).isEqualTo(new byte[] {'b', (byte) 0xe4, 13, 10});
            assertThat(received.headerLines().subList(0, 3))
                    .containsExactly("x-one: 1", "x-one: 2", "cookie: a=1; b=2");
            assertThat(received.headerLines()).hasSize(5).contains("content-length: 4");
            assertThat(received.headerLines().get(3)).startsWith("x-mockserver-forwarded-by: MockServer_");
        }
    }

    @Test
    void manyRequestsShareOneConnection() {
        AtomicInteger together = new AtomicInteger();
        List<Http2Origin.Request> held = new ArrayList<>();
        try (Http2Origin origin = Http2Origin.that(request -> {
                    held.add(request);
                    if (held.size() == 50) {
                        together.set(50);
                        held.forEach(each -> each.answer(each.path()));
                    }
                });
                FrameClient client = FrameClient.connect(HOUSE.port())) {
            forwardTo(origin.port());
            List<Integer> streams = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                streams.add(client.get("/" + i));
            }
            for (int i = 0; i < 50; i++) {
                assertThat(client.read(streams.get(i)).body()).isEqualTo("/" + i);
            }
            assertThat(together.get()).isEqualTo(50);
            assertThat(origin.connections()).isEqualTo(1);
        }
    }

    @Test
    void noMoreRequestsAreOpenThanTheServerTakes() {
        AtomicInteger open = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        try (Http2Origin origin = Http2Origin.that(new Http2Settings().maxConcurrentStreams(3), request -> {
                    most.accumulateAndGet(open.incrementAndGet(), Math::max);
                    request.later(20, () -> {
                        open.decrementAndGet();
                        request.answer("ok");
                    });
                });
                FrameClient client = FrameClient.connect(HOUSE.port())) {
            HOUSE.configure("{'forwardConnectionPoolMaxTotalPerKey': 2}");
            forwardTo(origin.port());
            assertThat(client.read(client.get("/first")).body()).isEqualTo("ok");
            List<Integer> streams = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                streams.add(client.get("/" + i));
            }
            streams.forEach(stream -> assertThat(client.read(stream).body()).isEqualTo("ok"));
            assertThat(most.get()).isBetween(4, 6);
            assertThat(origin.connections()).isEqualTo(2);
        }
    }

    @Test
    void aBodyOfUnknownLengthWithTrailersBecomesChunksWithTrailers() {
        try (Http2Origin origin = Http2Origin.that(request -> request.headAlone(103, "link", "x")
                        .head(201, "x-b", "2", "set-cookie", "a=1", "x-b", "1", "set-cookie", "b=2")
                        .data("bo", false)
                        .data("dy", false)
                        .trailers("x-sum", "7", "x-sum", "8"));
                RawClient client = HOUSE.connect()) {
            forwardTo(origin.port());
            assertThat(client.get("/t").read().status()).isEqualTo(502);
        }
        try (Http2Origin origin = Http2Origin.that(request -> request.head(103, "link", "x")
                        .head(201, "x-b", "2", "set-cookie", "a=1", "x-b", "1", "set-cookie", "b=2")
                        .data("bo", false)
                        .data("dy", false)
                        .trailers("x-sum", "7", "x-sum", "8"));
                RawClient client = HOUSE.connect()) {
            forwardTo(origin.port());
            RawClient.Response response = client.get("/t").read();
            assertThat(response.head())
                    .isEqualTo("HTTP/1.1 201 Created\r\nx-b: 2\r\nset-cookie: a=1\r\nx-b: 1\r\nset-cookie: b=2\r\n"
                            + "transfer-encoding: chunked\r\nconnection: keep-alive\r\ntrailer: x-sum\r\n\r\n");
            assertThat(response.body()).isEqualTo("body");
            assertThat(response.trailers()).isEqualTo("x-sum: 7\r\nx-sum: 8\r\n");
        }
    }

    @Test
    void trailersOfTheRequestTravelToo() {
        try (Http2Origin origin = Http2Origin.saying("hi");
                RawClient client = HOUSE.connect()) {
            forwardTo(origin.port());
            client.send("POST /c HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + "3\r\nabc\r\n0\r\nX-Sum: 7\r\n\r\n");
            assertThat(client.read().body()).isEqualTo("hi");
            Http2Origin.Request received = origin.received().get(0);
            assertThat(received.body()).isEqualTo(new byte[] {'a', 'b', 'c'});
            assertThat(received.trailerLines()).containsExactly("x-sum: 7");
            assertThat(String.join(" ", received.headerLines())).doesNotContain("content-length", "transfer-encoding");
        }
    }

    @Test
    void aStreamThatNobodyReadsDoesNotHoldUpTheOthers() {
        byte[] piece = new byte[16 * 1024];
        try (Http2Origin origin = Http2Origin.that(request -> {
                    if (request.path().equals("/endless")) {
                        request.head(200, "content-type", "text/event-stream");
                        for (int i = 0; i < 2_000; i++) {
                            request.data(piece, false);
                        }
                    } else {
                        request.answer("x".repeat(500_000));
                    }
                });
                FrameClient stuck = FrameClient.connect(HOUSE.port()).withoutGrantingWindow()) {
            forwardTo(origin.port());
            for (int i = 0; i < 5; i++) {
                stuck.get("/endless");
            }
            stuck.ping();
            for (int i = 0; i < 20; i++) {
                assertThat(HOUSE.client().get("/other").body()).hasSize(500_000);
            }
            assertThat(origin.connections()).isEqualTo(1);
        }
    }

    @Test
    void aLongStreamArrivesWhole() {
        int pieces = 1_000;
        try (Http2Origin origin = Http2Origin.that(request -> {
                    request.head(200, "content-type", "application/grpc");
                    for (int i = 0; i < pieces; i++) {
                        request.data("%08d".formatted(i).repeat(1_000), false);
                    }
                    request.trailers("grpc-status", "0");
                });
                FrameClient client = FrameClient.connect(HOUSE.port())) {
            forwardTo(origin.port());
            FrameClient.Answer answer = client.read(client.get("/long", "te", "trailers"));
            assertThat(answer.body()).hasSize(pieces * 8_000).endsWith("00000999");
            assertThat(answer.trailer("grpc-status")).isEqualTo("0");
            assertThat(origin.received().get(0).headerLines()).contains("te: trailers");
        }
    }

    @Test
    void aServerThatDemandsHttpOneForARequestGetsIt() throws Exception {
        try (Http2Origin origin = Http2Origin.that(request -> request.reset(Http2Error.HTTP_1_1_REQUIRED))) {
            forwardTo(origin.port());
            /* The origin speaks nothing else, so that the second attempt cannot succeed. */
            assertThat(HOUSE.client().get("/x").status()).isEqualTo(502);
            assertThat(origin.received()).hasSize(1);
            assertThat(origin.connections()).isEqualTo(2);
        }
    }

    @Test
    void unusedConnectionsAreClosed() {
        HOUSE.configure("{'forwardConnectionPoolIdleTimeoutMillis': 100}");
        try (Http2Origin origin = Http2Origin.saying("hi")) {
            forwardTo(origin.port());
            HOUSE.client().get("/1");
            Awaitility.await().until(() -> origin.openConnections() == 0);
            assertThat(HOUSE.client().get("/2").body()).isEqualTo("hi");
            assertThat(origin.connections()).isEqualTo(2);
        }
    }

    @Test
    void withoutThePoolEachRequestHasItsOwnConnection() {
        HOUSE.configure("{'forwardConnectionPoolEnabled': false}");
        try (Http2Origin origin = Http2Origin.saying("hi")) {
            forwardTo(origin.port());
            List<CompletableFuture<HouseClient.Answer>> answers = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                answers.add(HOUSE.client().start("/" + i));
            }
            answers.forEach(answer -> assertThat(answer.join().body()).isEqualTo("hi"));
            assertThat(origin.connections()).isEqualTo(5);
            Awaitility.await().until(() -> origin.openConnections() == 0);
        }
    }

    @Test
    void theLengthOfAHeadResponseStays() {
        try (Http2Origin origin = Http2Origin.that(request -> request.headAlone(200, "content-length", "77"));
                RawClient client = HOUSE.connect()) {
            forwardTo(origin.port());
            client.send("HEAD /x HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(client.readHead().header("content-length")).isEqualTo("77");
        }
    }

    @Test
    void theSettingsDecideWhichRequestsAreOfferedOverHttpTwo() {
        HOUSE.configure("{'forwardProxyHttp2Upgrade': false, 'forwardProxyHttp2Enabled': true}");
        try (Http2Origin origin = Http2Origin.saying("hi");
                FrameClient two = FrameClient.connect(HOUSE.port());
                RawClient one = HOUSE.connect()) {
            forwardTo(origin.port());
            assertThat(two.read(two.get("/2")).body()).isEqualTo("hi");
            assertThat(one.get("/1").read().status()).isEqualTo(502);

            HOUSE.configure("{'forwardProxyHttp2Enabled': false}");
            assertThat(two.read(two.get("/2")).status()).isEqualTo(502);
        }
    }

    @Test
    void anOverrideNamesTheVersion() {
        HOUSE.configure("{'forwardProxyHttp2Upgrade': false}");
        try (Http2Origin origin = Http2Origin.saying("hi")) {
            HOUSE.client()
                    .expect("{'httpRequest': {'path': '/.*'}, 'httpOverrideForwardedRequest': {'requestOverride':"
                            + " {'protocol': 'HTTP_2', 'socketAddress': {'host': '127.0.0.1', 'port': "
                            + origin.port() + ", 'scheme': 'HTTPS'}}}}");
            assertThat(HOUSE.client().get("/x").body()).isEqualTo("hi");
        }
    }
}
