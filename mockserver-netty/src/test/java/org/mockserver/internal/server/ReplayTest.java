package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;

/** Requests that the control plane is asked to send once more. */
@OverEveryProtocol
class ReplayTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    private static HouseClient.Answer replay(String json) {
        return HOUSE.client().control("/replay", json);
    }

    @Test
    void aRequestIsSentToItsHostAndTheResponseIsShown() {
        try (Origin origin = Origin.answering(
                "HTTP/1.1 201 Made\r\nX-A: 1\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{\"a\":1}")) {
            HouseClient.Answer answer =
                    replay("{'method': 'POST', 'path': '/a b', 'queryStringParameters': {'q': ['x&y']},"
                            + " 'headers': {'Host': ['127.0.0.1:" + origin.port()
                            + "'], 'X-Mine': ['!1', '2'], 'Connection': ['close'], 'Content-Length': ['99']},"
                            + " 'cookies': {'c': 'd'}, 'body': 'text'}");

            assertThat(answer.status()).as(answer.body()).isEqualTo(200);
            assertThat(answer.body())
                    .contains(
                            "\"statusCode\" : 201", "\"reasonPhrase\" : \"Made\"", "\"X-A\" : [ \"1\" ]", "\"a\" : 1");
            Origin.Received received = origin.received().get(0);
            assertThat(received.line()).isEqualTo("POST /a%20b?q=x%26y HTTP/1.1");
            assertThat(received.body()).isEqualTo("text");
            assertThat(received.headerLines())
                    .contains(
                            "Host: 127.0.0.1:" + origin.port(),
                            "X-Mine: !1",
                            "X-Mine: 2",
                            "cookie: c=d",
                            "content-length: 4",
                            "connection: keep-alive")
                    .doesNotContain("Connection: close");
        }
    }

    @Test
    void aRecordedRequestCanBeReplayedAsItIsRetrieved() {
        try (Origin origin = Origin.saying("again")) {
            HOUSE.client()
                    .expect("{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                            + origin.port() + "}}");
            HOUSE.client().send("PUT", "/thing?x=1", "{\"n\": [1, 2]}", "Content-Type", "application/json");
            String recorded = HOUSE.client().retrieve("requests", "{'path': '/thing'}");
            String request = recorded.substring(recorded.indexOf('{'), recorded.lastIndexOf(']'));

            HouseClient.Answer answer = replay(request.replaceFirst(
                    "\"headers\" : \\{",
                    "\"socketAddress\": {\"host\": \"127.0.0.1\", \"port\": " + origin.port() + "}, \"headers\" : {"));

            assertThat(answer.body()).contains("again");
            assertThat(origin.received()).hasSize(2);
            assertThat(origin.received().get(1).line())
                    .isEqualTo(origin.received().get(0).line());
            assertThat(origin.received().get(1).body().replaceAll("\\s", "")).isEqualTo("{\"n\":[1,2]}");
        }
    }

    @Test
    void aRequestWithoutAServerIsRefused() {
        assertThat(replay("{'path': '/x'}").status()).isEqualTo(400);
        assertThat(replay("{'path': '/x'}").body()).contains("names no server");
        assertThat(replay("").status()).isEqualTo(400);
        assertThat(replay("[]").status()).isEqualTo(400);
        assertThat(replay("{'path': {'a':").status()).isEqualTo(400);
    }

    @Test
    void aForbiddenServerIsRefusedAsSuch() {
        HouseClient.Answer answer = replay("{'headers': {'Host': ['169.254.169.254']}}");
        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.body()).contains("forwardProxyAllowLinkLocal");
    }

    @Test
    void aServerThatDoesNotListenIsNamed() throws IOException {
        try (RefusingPort closed = new RefusingPort()) {
            HouseClient.Answer answer = replay("{'headers': {'Host': ['127.0.0.1:" + closed.number() + "']}}");
            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).contains("replay failed: upstream refused the connection", "" + closed.number());
        }
    }

    @Test
    void aResponseAboveTenMebibytesIsNotShown() {
        int length = 10 * 1024 * 1024 + 1;
        try (Origin origin = Origin.that((request, out) -> {
            out.write(("HTTP/1.1 200 OK\r\nContent-Length: " + length + "\r\n\r\n").getBytes());
            out.write(new byte[length]);
            return true;
        })) {
            assertThat(replay("{'headers': {'Host': ['127.0.0.1:" + origin.port() + "']}}")
                            .status())
                    .isEqualTo(413);
        }
    }
}
