package org.mockserver.internal.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.NottableString.string;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Cookie;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.LogEventRequestAndResponse;
import org.mockserver.model.Parameter;
import org.mockserver.model.Protocol;

class RecordedTrafficTest {

    @Test
    void aReceivedRequestIsShownAlphabeticallyWithTextsAsTheyCame() {
        HttpRequest received = request()
                .withMethod(string("POST", false))
                .withPath(string("/!a", false))
                .withQueryStringParameter(new Parameter(string("/ my?", false), string("!1", false)))
                .withHeader(string("B", false), string("?x", false))
                .withHeader(string("A", false), string("!y", false))
                .withCookie(new Cookie(string("!c", false), string("?d", false)))
                .withKeepAlive(true)
                .withSecure(false)
                .withProtocol(Protocol.HTTP_1_1)
                .withRemoteAddress("1.2.3.4:5")
                .withOriginalBody("hi".getBytes(UTF_8))
                .withBody(RecordedBody.of("!text".getBytes(UTF_8), null));

        assertThat(Json.compact(RequestWire.alphabetical(received)))
                .isEqualTo(
                        "{\"body\":\"!text\",\"cookies\":{\"!c\":\"?d\"},\"headers\":{\"B\":[\"?x\"],\"A\":[\"!y\"]},"
                                + "\"keepAlive\":true,\"method\":\"POST\",\"originalBody\":\"aGk=\",\"path\":\"/!a\","
                                + "\"protocol\":\"HTTP_1_1\",\"queryStringParameters\":{\"/ my?\":[\"!1\"]},\"secure\":false}");
    }

    @Test
    void aShownRequestIsReadBackAsItWasReceived() {
        HttpRequest received = request()
                .withMethod(string("POST", false))
                .withPath(string("!/a", false))
                .withQueryStringParameter(new Parameter(string("my key", false), string("?1", false)))
                .withHeader(string("A", false), string("!y", false))
                .withBody(RecordedBody.of("{ \"a\" : 1.0 }".getBytes(UTF_8), "application/json"));

        String shown = "[" + Json.pretty(RequestWire.alphabetical(received)) + "]";

        assertThat(RequestWire.readRecorded(shown)).containsExactly(received);
    }

    @Test
    void aRecordingMayHoldMembersOfOtherServers() {
        List<HttpRequest> requests =
                RequestWire.readRecorded("[{path: '/a', clientCertificateChain: [1], somethingNew: 2}]");
        assertThat(requests).containsExactly(request().withPath(string("/a", false)));
    }

    @Test
    void bodiesAreShownByContentType() {
        assertThat(shown("words", null)).isEqualTo("\"words\"");
        assertThat(shown("words", "text/plain; charset=utf-8"))
                .isEqualTo("{\"type\":\"STRING\",\"string\":\"words\",\"rawBytes\":\"d29yZHM=\","
                        + "\"contentType\":\"text/plain; charset=utf-8\"}");
        assertThat(shown("a=1", "application/x-www-form-urlencoded"))
                .isEqualTo("{\"type\":\"STRING\",\"string\":\"a=1\",\"rawBytes\":\"YT0x\","
                        + "\"contentType\":\"application/x-www-form-urlencoded\"}");
        assertThat(shown("<a/>", "application/soap+xml"))
                .isEqualTo("{\"type\":\"XML\",\"xml\":\"<a/>\",\"rawBytes\":\"PGEvPg==\","
                        + "\"contentType\":\"application/soap+xml\"}");
        assertThat(shown("abc", "image/png"))
                .isEqualTo("{\"type\":\"BINARY\",\"base64Bytes\":\"YWJj\",\"contentType\":\"image/png\"}");
        assertThat(RecordedBody.of(new byte[0], "text/plain")).isNull();
    }

    @Test
    void jsonIsShownBareInTheUsualContentType() {
        assertThat(shown("{\"a\":1}", "application/json; charset=utf-8")).isEqualTo("{\"a\":1}");
        assertThat(shown("{\"a\":1}", "Application/JSON;charset=\"UTF-8\"")).isEqualTo("{\"a\":1}");
        assertThat(shown("{ }", "application/json;charset=UTF-8"))
                .isEqualTo("{\"type\":\"JSON\",\"json\":{},\"rawBytes\":\"eyB9\"}");
    }

    @Test
    void rawBytesAreShownWhenJsonWasSpacedDifferently() {
        assertThat(shown("{\"a\":1}", "application/problem+json"))
                .isEqualTo("{\"contentType\":\"application/problem+json\",\"type\":\"JSON\",\"json\":{\"a\":1}}");
        assertThat(shown("{ }", "application/json"))
                .isEqualTo(
                        "{\"contentType\":\"application/json\",\"type\":\"JSON\",\"json\":{},\"rawBytes\":\"eyB9\"}");
    }

    @Test
    void malformedJsonIsShownAsText() {
        assertThat(shown("x", "text/HTML;level=\"A\";Charset=UTF-8"))
                .isEqualTo("{\"type\":\"STRING\",\"string\":\"x\",\"rawBytes\":\"eA==\","
                        + "\"contentType\":\"text/html; charset=utf-8; level=A\"}");
        assertThat(shown("{a", "application/json"))
                .isEqualTo("{\"type\":\"STRING\",\"string\":\"{a\",\"rawBytes\":\"e2E=\","
                        + "\"contentType\":\"application/json\"}");
    }

    @Test
    void undecodableTextIsShownAsBytes() {
        assertThat(RecordedBody.of(new byte[] {(byte) 0xff}, "text/plain")).isInstanceOf(BinaryBody.class);
        assertThat(RecordedBody.of(new byte[] {(byte) 0xff}, null)).isInstanceOf(BinaryBody.class);
    }

    @Test
    void exchangesAreWrittenInOrderAndReadBack() {
        LogEventRequestAndResponse exchange = new LogEventRequestAndResponse()
                .withTimestamp("2026-01-01 00:00:00.000")
                .withHttpRequest(request().withPath(string("/a", false)).withLocalAddress("l:1"))
                .withHttpResponse(response().withStatusCode(201));
        StringBuilder text = new StringBuilder();

        RequestAndResponseWire.write(List.of(exchange), text);

        assertThat(text).hasToString("""
                [ {
                  "httpRequest" : {
                    "path" : "/a",
                    "localAddress" : "l:1"
                  },
                  "httpResponse" : {
                    "statusCode" : 201
                  },
                  "timestamp" : "2026-01-01 00:00:00.000"
                } ]""");
        assertThat(RequestAndResponseWire.readMany(text.toString())).containsExactly(exchange);
    }

    private static String shown(String body, @Nullable String contentType) {
        HttpRequest received = request().withBody(RecordedBody.of(body.getBytes(UTF_8), contentType));
        return Json.compact(RequestWire.alphabetical(received).get("body"));
    }
}
