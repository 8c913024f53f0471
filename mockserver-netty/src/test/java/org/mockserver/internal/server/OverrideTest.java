package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.mockserver.internal.transport.RawClient;

/** Requests and responses that an expectation changes while it passes them on. */
@OverEveryProtocol
class OverrideTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    private static final String JSON = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Multi: 1\r\n"
            + "X-Multi: 2\r\nServer: s\r\nContent-Length: 15\r\n\r\n{\"a\":1,\"b\":[2]}";

    private static String change(Origin origin, String override, String others) {
        return "{'id': 'o', 'httpRequest': {'path': '/.*'}, 'httpOverrideForwardedRequest': {'requestOverride': {"
                + override + "'socketAddress': {'host': '127.0.0.1', 'port': " + origin.port()
                + ", 'scheme': 'HTTP'}}" + others + "}}";
    }

    @Test
    void whatIsNotNamedStaysAsItWas() {
        try (Origin origin = Origin.saying("hi");
                RawClient client = HOUSE.connect()) {
            HOUSE.client()
                    .expect(change(
                            origin,
                            "'headers': {'x-one': ['new']}, 'cookies': {'b': '9'}, 'queryStringParameters': {'q': ['a b']},",
                            ""));
            client.send(
                    "GET /p?k=%41+x&q=1&&z HTTP/1.1\r\nHost: x\r\nX-ONE: old\r\nCookie: a=\"1\"; b=2; c\r\nX-Two: 2\r\n\r\n");
            client.read();

            Origin.Received received = origin.received().get(0);
            assertThat(received.path()).isEqualTo("/p?k=%41+x&q=a%20b&&z");
            assertThat(received.headerLines())
                    .contains("x-one: new", "X-Two: 2", "cookie: a=\"1\"; b=9; c")
                    .doesNotContain("X-ONE: old");
        }
    }

    @Test
    void methodPathAndBodyAreReplaced() {
        try (Origin origin = Origin.saying("hi");
                RawClient client = HOUSE.connect()) {
            HOUSE.client().expect(change(origin, "'method': 'PUT', 'path': '/new place', 'body': 'longer body',", ""));
            client.send("POST /old?q=1 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n");
            client.read();

            assertThat(origin.received().get(0).line()).isEqualTo("PUT /new%20place?q=1 HTTP/1.1");
            assertThat(origin.received().get(0).body()).isEqualTo("longer body");
            assertThat(origin.received().get(0).head())
                    .doesNotContain("chunked")
                    .contains("content-length: 11");
        }
    }

    @Test
    void theRequestIsModified() {
        try (Origin origin = Origin.saying("hi")) {
            HOUSE.client()
                    .expect(change(
                            origin,
                            "",
                            ", 'requestModifier': {'path': {'regex': '^/(\\\\w+)/', 'substitution': '/v2/$1/'},"
                                    + " 'headers': {'add': {'X-A': ['1']}, 'replace': {'X-No': ['1'], 'X-Yes': ['2']},"
                                    + " 'remove': ['X-Gone']}, 'cookies': {'remove': ['c']}}"));
            HOUSE.client().get("/shop/cart", "X-Yes", "1", "X-Gone", "1", "Cookie", "c=1");

            assertThat(origin.received().get(0).path()).isEqualTo("/v2/shop/cart");
            assertThat(origin.received().get(0).head())
                    .contains("X-A: 1", "X-Yes: 2")
                    .doesNotContain("X-No", "X-Gone", "cookie");
        }
    }

    @Test
    void theResponseIsOverridden() {
        try (Origin origin = Origin.answering(JSON)) {
            HOUSE.client()
                    .expect(change(
                            origin,
                            "",
                            ", 'responseOverride': {'statusCode': 202, 'headers': {'x-multi': ['3']}, 'cookies':"
                                    + " {'k': 'v'}, 'body': 'changed'}"));
            HouseClient.Answer answer = HOUSE.client().get("/x");

            assertThat(answer.status()).isEqualTo(202);
            assertThat(answer.body()).isEqualTo("changed");
            assertThat(answer.headers().allValues("x-multi")).containsExactly("3");
            assertThat(answer.header("set-cookie")).isEqualTo("k=v");
            assertThat(answer.header("content-length")).isEqualTo("7");
        }
    }

    @Test
    void anOverrideMayChangeTheFramingAndAddTrailers() {
        try (Origin origin = Origin.saying("abcdef");
                RawClient client = HOUSE.connect()) {
            HOUSE.client()
                    .expect(change(
                            origin,
                            "",
                            ", 'responseOverride': {'trailers': {'x-sum': ['6']}, 'connectionOptions':"
                                    + " {'chunkSize': 4, 'closeSocket': true}}"));
            RawClient.Response response = client.get("/p").read();

            assertThat(response.head())
                    .contains("transfer-encoding: chunked")
                    .doesNotContainIgnoringCase("content-length");
            assertThat(response.body()).isEqualTo("abcdef");
            assertThat(response.trailers()).isEqualTo("x-sum: 6\r\n");
            assertThat(client.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void aReplacedCookieOfTheOtherServerFollowsItsOwn() {
        try (Origin origin =
                        Origin.answering("HTTP/1.1 200 OK\r\nSet-Cookie: a=1; Path=/\r\nContent-Length: 0\r\n\r\n");
                RawClient client = HOUSE.connect()) {
            HOUSE.client()
                    .expect(change(origin, "", ", 'responseModifier': {'cookies': {'replace': {'a': '2', 'b': '3'}}}"));
            assertThat(client.get("/p").read().head())
                    .contains("Set-Cookie: a=1; Path=/\r\n", "\r\nset-cookie: a=2\r\n")
                    .doesNotContain("b=3");
        }
    }

    @Test
    void aSubstitutionWithoutItsGroupIsRefused() {
        HouseClient.Answer refused = HOUSE.client()
                .control(
                        "/expectation",
                        "{'httpOverrideForwardedRequest': {'requestModifier': {'path': {'regex': 'a', 'substitution': '$9'}}}}");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.body()).contains("requestModifier.path.substitution: No group 9");
    }

    @Test
    void jsonPatchesChangeTheBodyInOrder() {
        try (Origin origin = Origin.answering(JSON)) {
            HOUSE.client()
                    .expect(
                            change(
                                    origin,
                                    "",
                                    ", 'responseModifier': {'jsonPatch': [{'op': 'add', 'path': '/b/-', 'value': 3}, {'op':"
                                            + " 'move', 'from': '/a', 'path': '/c'}, {'op': 'replace', 'path': '/b/0', 'value':"
                                            + " null}], 'jsonMergePatch': {'d': {'e': 1}}, 'headers': {'remove': ['server']}}"));
            HouseClient.Answer answer = HOUSE.client().get("/x");

            assertThat(answer.body()).isEqualTo("{\"b\":[null,3],\"c\":1,\"d\":{\"e\":1}}");
            assertThat(answer.header("server")).isEmpty();
        }
    }

    @Test
    void aPatchThatDoesNotFitChangesNothing() {
        try (Origin origin = Origin.answering(JSON)) {
            HOUSE.client()
                    .expect(change(
                            origin,
                            "",
                            ", 'responseModifier': {'jsonPatch': [{'op': 'remove', 'path': '/a'}, {'op': 'test', 'path':"
                                    + " '/b/0', 'value': 9}]}"));

            assertThat(HOUSE.client().get("/x").body()).isEqualTo("{\"a\":1,\"b\":[2]}");
        }
    }

    @Test
    void aConditionRulesTheWholeModifier() {
        try (Origin origin = Origin.answering(JSON)) {
            HOUSE.client()
                    .expect(change(
                            origin,
                            "",
                            ", 'responseModifier': {'condition': {'statusCodeRange': '2XX', 'requestHasHeader': 'x-w'},"
                                    + " 'modifiers': [{'headers': {'add': {'X-C': ['1']}}}]}"));

            assertThat(HOUSE.client().get("/x", "X-W", "1").header("x-c")).isEqualTo("1");
            assertThat(HOUSE.client().get("/x").header("x-c")).isEmpty();
        }
    }

    @Test
    void theFallbackAnswersForStatusesAndForSilence() throws Exception {
        try (RefusingPort closed = new RefusingPort();
                Origin origin = Origin.answering("HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n")) {
            String fallback = "'fallbackResponse': {'body': 'plan b'}";
            HOUSE.client()
                    .expect("{'id': 'f', 'httpForwardWithFallback': {'httpForward': {'host': '127.0.0.1', 'port': "
                            + origin.port() + "}, " + fallback + "}}");
            assertThat(HOUSE.client().get("/x").body()).isEqualTo("plan b");
            HOUSE.client()
                    .expect("{'id': 'f', 'httpForwardWithFallback': {'httpForward': {'host': '127.0.0.1', 'port': "
                            + origin.port() + "}, 'fallbackOnStatusCodes': [404], " + fallback + "}}");
            assertThat(HOUSE.client().get("/x").status()).isEqualTo(503);
            HOUSE.client()
                    .expect("{'id': 'f', 'httpForwardWithFallback': {'httpForward': {'host': '127.0.0.1', 'port': "
                            + closed.number() + "}, " + fallback + "}}");
            assertThat(HOUSE.client().get("/x").body()).isEqualTo("plan b");
            HOUSE.client()
                    .expect("{'id': 'f', 'httpForwardWithFallback': {'httpForward': {'host': '127.0.0.1', 'port': "
                            + closed.number() + "}, 'fallbackOnTimeout': false, " + fallback + "}}");
            assertThat(HOUSE.client().get("/x").status()).isEqualTo(502);
        }
    }
}
