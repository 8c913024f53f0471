package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.transport.RawClient;

/** Requests that an expectation passes on, and the connections they take. */
class ForwardTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("nioEventLoopThreadCount", "1");

    static void forwardTo(int port) {
        forwardTo(HOUSE, port);
    }

    static void forwardTo(HouseExtension house, int port) {
        house.client()
                .expect("{'id': 'fwd', 'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                        + port + "}}");
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
    }

    @Test
    void theRequestArrivesAsItWasSentButForHostAndHopByHopHeaders() {
        try (Origin origin = Origin.saying("hi");
                RawClient client = HOUSE.connect()) {
            forwardTo(origin.port());
            client.send("POST /a%20b/?q=%26+x&q HTTP/1.1\r\nX-One: 1\r\nhOsT: shop.example\r\nx-ONE: 2\r\n"
                    + "Connection: keep-alive, X-Mine\r\nX-Mine: gone\r\nTE: trailers\r\nProxy-Connection: x\r\n"
                    + "Proxy-Authorization: Basic x\r\nCookie: a=1;b=2\r\nContent-Length: 4\r\n\r\nb\u00e4\r\n");

            assertThat(client.read().body()).isEqualTo("hi");
            Origin.Received received = origin.received().get(0);
            assertThat(received.line()).isEqualTo("POST /a%20b/?q=%26+x&q HTTP/1.1");
            assertThat(received.body()).isEqualTo("b\u00e4\r\n");
            assertThat(received.headerLines().subList(0, 5))
                    .containsExactly(
                            "X-One: 1",
                            "hOsT: 127.0.0.1:" + origin.port(),
                            "x-ONE: 2",
                            "Cookie: a=1;b=2",
                            "Content-Length: 4");
            assertThat(received.headerLines().get(5)).matches("x-mockserver-forwarded-by: MockServer_[0-9a-f]{32}");
            assertThat(received.headerLines()).hasSize(7).endsWith("connection: keep-alive");
        }
    }

    @Test
    void aChunkedBodyStaysChunked() {
        try (Origin origin = Origin.saying("hi");
                RawClient client = HOUSE.connect()) {
            forwardTo(origin.port());
            client.send(
                    "POST /c HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");

            assertThat(client.read().status()).isEqualTo(200);
            assertThat(origin.received().get(0).body()).isEqualTo("abcde");
            assertThat(origin.received().get(0).head())
                    .contains("Transfer-Encoding: chunked")
                    .doesNotContainIgnoringCase("content-length");
        }
    }

    @Test
    void aGetWithoutALengthGetsNone() {
        try (Origin origin = Origin.saying("hi");
                RawClient client = HOUSE.connect()) {
            forwardTo(origin.port());
            client.get("/x").read();

            assertThat(origin.received().get(0).head()).doesNotContainIgnoringCase("content-length");
        }
    }

    @Test
    void theResponseArrivesAsItWasSentButForTheConnection() {
        try (Origin origin = Origin.answering(
                        "HTTP/1.1 299 Odd One\r\nX-B: 2\r\nSet-Cookie: a=1\r\nx-b: 1\r\n"
                                + "Set-Cookie: b=2\r\nKeep-Alive: timeout=5\r\ncontent-LENGTH: 2\r\nETag: \"e\"\r\n\r\n\u00fc!");
                RawClient client = HOUSE.connect()) {
            forwardTo(origin.port());
            RawClient.Response response = client.get("/r").read();

            assertThat(response.head())
                    .isEqualTo("HTTP/1.1 299 Odd One\r\nX-B: 2\r\nSet-Cookie: a=1\r\nx-b: 1\r\nSet-Cookie: b=2\r\n"
                            + "content-LENGTH: 2\r\nETag: \"e\"\r\nconnection: keep-alive\r\n\r\n");
            assertThat(response.body()).isEqualTo("\u00fc!");
        }
    }

    @Test
    void chunksAndTrailersOfTheResponseStay() {
        try (Origin origin = Origin.answering("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-Sum\r\n\r\n"
                        + "3\r\none\r\n3\r\ntwo\r\n0\r\nX-Sum: 7\r\n\r\n");
                RawClient client = HOUSE.connect()) {
            forwardTo(origin.port());
            RawClient.Response response = client.get("/r").read();

            assertThat(response.body()).isEqualTo("onetwo");
            assertThat(response.trailers()).isEqualTo("X-Sum: 7\r\n");
            assertThat(response.header("trailer")).isEqualTo("X-Sum");
        }
    }

    @Test
    void aResponseToHeadKeepsItsLength() {
        try (Origin origin = Origin.answering("HTTP/1.1 200 OK\r\nContent-Length: 1234\r\n\r\n");
                RawClient client = HOUSE.connect()) {
            forwardTo(origin.port());
            client.send("HEAD /h HTTP/1.1\r\nHost: x\r\n\r\n");

            assertThat(client.readHead().header("content-length")).isEqualTo("1234");
            client.send("HEAD /h HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(client.readHead().status()).isEqualTo(200);
            assertThat(origin.connections()).isEqualTo(1);
        }
    }

    @Test
    void interimResponsesAreNotPassedOn() {
        try (Origin origin = Origin.answering(
                "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")) {
            forwardTo(origin.port());

            assertThat(HOUSE.client().get("/x").body()).isEqualTo("ok");
            assertThat(HOUSE.client().get("/x").body()).isEqualTo("ok");
        }
    }

    @Test
    void aBodyThatEndsWithItsConnectionIsPassedOnWithALength() {
        try (Origin origin = Origin.that((request, out) -> {
            write(out, "HTTP/1.1 200 OK\r\n\r\nuntil the end");
            return false;
        })) {
            forwardTo(origin.port());
            HouseClient.Answer answer = HOUSE.client().get("/x");

            assertThat(answer.body()).isEqualTo("until the end");
            assertThat(answer.header("content-length")).isEqualTo("13");
        }
    }

    @Test
    void requestsOneAfterTheOtherShareAConnection() {
        try (Origin origin = Origin.saying("hi")) {
            forwardTo(origin.port());
            for (int i = 0; i < 50; i++) {
                assertThat(HOUSE.client().get("/" + i).body()).isEqualTo("hi");
            }
            assertThat(origin.connections()).isEqualTo(1);
        }
    }

    @Test
    void concurrentRequestsOpenNoMoreConnectionsThanThereAreOfThem() {
        try (Origin origin = Origin.saying("hi")) {
            forwardTo(origin.port());
            for (int round = 0; round < 20; round++) {
                List<CompletableFuture<HouseClient.Answer>> answers = new ArrayList<>();
                for (int i = 0; i < 8; i++) {
                    answers.add(HOUSE.client().start("/" + i));
                }
                answers.forEach(answer -> assertThat(answer.join().body()).isEqualTo("hi"));
            }
            assertThat(origin.connections()).isLessThanOrEqualTo(8);
        }
    }

    @Test
    void withoutAPoolEachRequestHasItsConnection() throws Exception {
        try (Origin origin = Origin.saying("hi")) {
            HOUSE.restartWith("forwardConnectionPoolEnabled", "false");
            forwardTo(origin.port());
            HOUSE.client().get("/1");
            HOUSE.client().get("/2");

            assertThat(origin.connections()).isEqualTo(2);
            assertThat(origin.received().get(0).headerLines()).endsWith("connection: close");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nhi",
                "HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nhi",
                "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhiHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil",
                "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhijunk"
            })
    void aConnectionThatIsNotCleanIsNotUsedAgain(String response) {
        try (Origin origin = Origin.answering(response)) {
            forwardTo(origin.port());

            assertThat(HOUSE.client().get("/1").body()).isEqualTo("hi");
            assertThat(HOUSE.client().get("/2").body()).isEqualTo("hi");
            assertThat(origin.connections()).isEqualTo(2);
        }
    }

    @Test
    void aGetIsSentAgainWhenAUsedConnectionEndsAndAPostIsNot() {
        AtomicInteger requests = new AtomicInteger();
        try (Origin origin = Origin.that((request, out) -> {
            if (requests.incrementAndGet() % 2 == 0) {
                return false;
            }
            write(out, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi");
            return true;
        })) {
            forwardTo(origin.port());

            assertThat(HOUSE.client().get("/1").status()).isEqualTo(200);
            assertThat(HOUSE.client().get("/2").status()).isEqualTo(200);
            assertThat(requests).hasValue(3);
            assertThat(HOUSE.client().send("POST", "/3", "b").status()).isEqualTo(502);
            assertThat(requests).hasValue(4);
        }
    }

    @Test
    void aFreshConnectionThatEndsWithoutAnAnswerIsA502WithACause() {
        try (Origin origin = Origin.that((request, out) -> false)) {
            forwardTo(origin.port());
            HouseClient.Answer answer = HOUSE.client().get("/x");

            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).contains("closed the connection");
            assertThat(origin.received()).hasSize(1);
        }
    }

    @Test
    void aResponseCutShortIsA502() {
        try (Origin origin = Origin.that((request, out) -> {
            write(out, "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf");
            return false;
        })) {
            forwardTo(origin.port());

            assertThat(HOUSE.client().get("/x").body()).contains("before the response was complete");
        }
    }

    @Test
    void bytesThatAreNotHttpAreA502WithACause() {
        try (Origin origin = Origin.answering("220 smtp.example ESMTP\r\n\r\n")) {
            forwardTo(origin.port());
            HouseClient.Answer answer = HOUSE.client().get("/x");

            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).startsWith("response from the upstream could not be decoded:");
        }
    }

    @Test
    void aServerThatDoesNotListenIsA502WithACause() throws Exception {
        try (RefusingPort closed = new RefusingPort()) {
            forwardTo(closed.number());
            HouseClient.Answer answer = HOUSE.client().get("/x");

            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).startsWith("upstream refused the connection:");
            assertThat(HOUSE.client().retrieve("logs")).contains("failed to forward request:");
        }
    }

    @Test
    void aNameThatDoesNotExistIsA502WithACause() {
        HOUSE.client().expect("{'httpForward': {'host': 'no-such-host.invalid'}}");
        HouseClient.Answer answer = HOUSE.client().get("/x");

        assertThat(answer.status()).isEqualTo(502);
        assertThat(answer.body()).isEqualTo("upstream host name could not be resolved: no-such-host.invalid");
    }

    @Test
    void silenceIsA504WithACause() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
            HOUSE.configure("{'maxSocketTimeoutInMillis': 150}");
            forwardTo(silent.getLocalPort());
            HouseClient.Answer answer = HOUSE.client().get("/x");

            assertThat(answer.status()).isEqualTo(504);
            assertThat(answer.body()).contains("mockserver.maxSocketTimeout");
        }
    }

    @Test
    void aBodyAboveTheLimitIsA502ThatNamesTheSetting() {
        HOUSE.configure("{'maxResponseBodySize': 10}");
        try (Origin origin = Origin.saying("more than ten bytes")) {
            forwardTo(origin.port());
            HouseClient.Answer answer = HOUSE.client().get("/x");

            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).contains("mockserver.maxResponseBodySize");
        }
    }

    @Test
    void aForwardWithoutAHostIsA404() {
        HOUSE.client().expect("{'httpForward': {}}");

        assertThat(HOUSE.client().get("/x").status()).isEqualTo(404);
    }

    @Test
    void aForwardToItselfEndsWith508() {
        forwardTo(HOUSE.port());
        HouseClient.Answer answer = HOUSE.client().get("/x");

        assertThat(answer.status()).isEqualTo(508);
        assertThat(answer.body()).contains("mockserver.forwardLoopMaxHops");
    }

    @Test
    void theDelayOfAForwardIsKept() {
        try (Origin origin = Origin.saying("hi")) {
            HOUSE.client()
                    .expect("{'httpForward': {'host': '127.0.0.1', 'port': " + origin.port()
                            + ", 'delay': {'timeUnit': 'MILLISECONDS', 'value': 120}}}");
            long startNanos = System.nanoTime();

            assertThat(HOUSE.client().get("/x").body()).isEqualTo("hi");
            assertThat(System.nanoTime() - startNanos).isGreaterThanOrEqualTo(120_000_000);
        }
    }

    @Test
    void theClientsHostIsKeptWhenAskedAndAFixedOneWins() {
        try (Origin origin = Origin.saying("hi")) {
            HOUSE.configure("{'forwardAdjustHostHeader': false}");
            forwardTo(origin.port());
            HOUSE.client().get("/1");
            HOUSE.configure("{'forwardDefaultHostHeader': 'fixed.example'}");
            HOUSE.client().get("/2");

            assertThat(origin.received().get(0).head()).contains("127.0.0.1:" + HOUSE.port());
            assertThat(origin.received().get(1).head()).containsIgnoringCase("host: fixed.example");
        }
    }

    @Test
    void anIdleConnectionIsClosedInTime() throws Exception {
        try (Origin origin = Origin.saying("hi")) {
            HOUSE.restartWith("forwardConnectionPoolIdleTimeoutMillis", "1");
            forwardTo(origin.port());
            HOUSE.client().get("/1");
            HOUSE.client()
                    .expect("{'id': 'wait', 'priority': 1, 'httpRequest': {'path': '/wait'}, 'httpResponse': {'delay':"
                            + " {'timeUnit': 'MILLISECONDS', 'value': 350}}}");
            HOUSE.client().get("/wait");
            HOUSE.client().get("/2");

            assertThat(origin.connections()).isEqualTo(2);
        }
    }
}
