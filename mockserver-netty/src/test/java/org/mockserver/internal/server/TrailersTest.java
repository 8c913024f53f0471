package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http2.DefaultHttp2Headers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.http2.FrameClient;
import org.mockserver.internal.transport.RawClient;

/** Trailers of requests and responses on their way through. */
class TrailersTest {

    private static final String STREAM =
            "HTTP/1.1 200 OK\r\nContent-Type: application/grpc\r\nTrailer: grpc-status\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + "3\r\none\r\n0\r\ngrpc-status: 0\r\nX-Twice: 1\r\nX-Twice: 2\r\n\r\n";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static String received(Origin origin) {
        return new String(origin.received().get(0).bytes(), StandardCharsets.ISO_8859_1);
    }

    @Test
    void thoseOfAChunkedRequestArriveAsTheyWereSent() {
        try (Origin origin = Origin.saying("hi");
                RawClient client = HOUSE.connect()) {
            ForwardTest.forwardTo(HOUSE, origin.port());
            client.send("POST /c HTTP/1.1\r\nHost: x\r\nTrailer: X-Sum, x-b\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + "3\r\nabc\r\n0\r\nX-Sum: 7\r\nx-b: \u00e9\r\nX-Sum: 8\r\n\r\n");

            assertThat(client.read().body()).isEqualTo("hi");
            assertThat(received(origin))
                    .contains("\r\nTrailer: X-Sum, x-b\r\n")
                    .endsWith("\r\n\r\n3\r\nabc\r\n0\r\nX-Sum: 7\r\nx-b: \u00e9\r\nX-Sum: 8\r\n\r\n");
        }
    }

    @Test
    void thoseOfARequestOverHttpTwoMakeItAChunkedOneOverHttpOne() {
        try (Origin origin = Origin.saying("hi");
                FrameClient client = FrameClient.connect(HOUSE.port())) {
            ForwardTest.forwardTo(HOUSE, origin.port());
            int stream = client.open("POST", "/c", false, "content-length", "3", "te", "trailers");
            client.data(stream, "abc", false);
            byte[] trailers = client.block(new DefaultHttp2Headers().add("x-sum", "7"));
            client.frame(FrameClient.HEADERS, FrameClient.END_HEADERS | FrameClient.END_STREAM, stream, trailers);

            assertThat(client.read(stream).body()).isEqualTo("hi");
            assertThat(received(origin))
                    .contains("\r\ntransfer-encoding: chunked\r\n")
                    .doesNotContain("content-length", "te: ")
                    .endsWith("\r\n\r\n3\r\nabc\r\n0\r\nx-sum: 7\r\n\r\n");
        }
    }

    @Test
    void aBodyWhoseLengthHttpTwoLeavesOpenIsAChunkedOneOverHttpOne() {
        try (Origin origin = Origin.saying("hi");
                FrameClient client = FrameClient.connect(HOUSE.port())) {
            ForwardTest.forwardTo(HOUSE, origin.port());
            client.read(client.post("/c", "abc"));

            assertThat(received(origin)).doesNotContain("content-length").endsWith("\r\n\r\n3\r\nabc\r\n0\r\n\r\n");
            assertThat(HOUSE.client().retrieve("requests")).contains("\"content-length\" : [ \"3\" ]");
        }
    }

    @Test
    void thoseOfAStreamReachAClientOfHttpOne() {
        try (Origin origin = Origin.answering(STREAM);
                RawClient client = HOUSE.connect()) {
            ForwardTest.forwardTo(HOUSE, origin.port());
            RawClient.Response response = client.get("/s").read();

            assertThat(response.header("trailer")).isEqualTo("grpc-status");
            assertThat(response.body()).isEqualTo("one");
            assertThat(response.trailers()).isEqualTo("grpc-status: 0\r\nX-Twice: 1\r\nX-Twice: 2\r\n");
            assertThat(HOUSE.client().retrieve("request_responses")).contains("\"trailers\"", "\"grpc-status\"");
        }
    }

    @Test
    void thoseOfAStreamReachAClientOfHttpTwo() {
        try (Origin origin = Origin.answering(STREAM);
                FrameClient client = FrameClient.connect(HOUSE.port())) {
            ForwardTest.forwardTo(HOUSE, origin.port());
            FrameClient.Answer answer = client.read(client.get("/s"));

            assertThat(answer.body()).isEqualTo("one");
            assertThat(answer.trailer("grpc-status")).isEqualTo("0");
            assertThat(answer.trailer("x-twice")).isEqualTo("1");
        }
    }

    @Test
    void thoseOfACompleteResponseReachAClientOfHttpTwo() {
        try (Origin origin = Origin.answering("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-Sum\r\n\r\n"
                        + "3\r\none\r\n0\r\nX-Sum: 7\r\n\r\n");
                FrameClient client = FrameClient.connect(HOUSE.port())) {
            ForwardTest.forwardTo(HOUSE, origin.port());
            FrameClient.Answer answer = client.read(client.get("/s"));

            assertThat(answer.body()).isEqualTo("one");
            assertThat(answer.trailer("x-sum")).isEqualTo("7");
            assertThat(answer.header("content-length")).isEmpty();
        }
    }

    @Test
    void aReplacedBodyLosesThem() {
        try (Origin origin = Origin.saying("hi");
                RawClient client = HOUSE.connect()) {
            HOUSE.client()
                    .expect("{'httpRequest': {'path': '/.*'}, 'httpOverrideForwardedRequest': {'requestOverride':"
                            + " {'body': 'new', 'socketAddress': {'host': '127.0.0.1', 'port': " + origin.port()
                            + "}}}}");
            client.send("POST /c HTTP/1.1\r\nHost: x\r\nTrailer: X-Sum\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + "3\r\nabc\r\n0\r\nX-Sum: 7\r\n\r\n");

            assertThat(client.read().body()).isEqualTo("hi");
            assertThat(received(origin)).doesNotContain("X-Sum", "hunked").endsWith("\r\n\r\nnew");
        }
    }
}
