package org.mockserver.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.JsonBody.json;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.mockserver.mock.Expectation;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Cookie;
import org.mockserver.model.Delay;
import org.mockserver.model.Header;
import org.mockserver.model.Headers;
import org.mockserver.model.HttpClassCallback;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpForward;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpTemplate;
import org.mockserver.model.LogEventRequestAndResponse;
import org.mockserver.model.Parameter;
import org.mockserver.model.ParameterBody;
import org.mockserver.model.RegexBody;
import org.mockserver.model.StringBody;
import org.mockserver.model.XmlBody;
import org.mockserver.verify.Verification;

/** The texts that people see in logs and in failed assertions, and that tests look into. */
class ShownAsJsonTest {

    /** A request with a field of its own, as users make them. */
    private static final class Named extends HttpRequest {}

    static Stream<Arguments> shown() {
        HttpRequest question =
                request("/a").withMethod("GET").withHeader("h", "v").withBody("b");
        String asJson = "{\"method\":\"GET\",\"path\":\"/a\",\"headers\":{\"h\":[\"v\"]},\"body\":\"b\"}";
        return Stream.of(
                Arguments.of(question, asJson),
                Arguments.of(request(), "{}"),
                Arguments.of(new Named().withPath("/a"), "{\"path\":\"/a\"}"),
                Arguments.of(response("b"), "{\"statusCode\":200,\"reasonPhrase\":\"OK\",\"body\":\"b\"}"),
                Arguments.of(HttpForward.forward().withHost("h"), "{\"host\":\"h\",\"port\":80,\"scheme\":\"HTTP\"}"),
                Arguments.of(HttpError.error().withDropConnection(true), "{\"dropConnection\":true}"),
                Arguments.of(HttpClassCallback.callback("x.Y"), "{\"callbackClass\":\"x.Y\"}"),
                Arguments.of(
                        HttpTemplate.template(HttpTemplate.TemplateType.VELOCITY, "x"),
                        "{\"template\":\"x\",\"templateType\":\"VELOCITY\"}"),
                Arguments.of(
                        new LogEventRequestAndResponse().withHttpRequest(request("/a")),
                        "{\"httpRequest\":{\"path\":\"/a\"}}"),
                Arguments.of(
                        Verification.verification().withRequest(request("/a")),
                        "{\"httpRequest\":{\"path\":\"/a\"},\"times\":{\"atLeast\":1}}"),
                Arguments.of(new Header("h", "v", "w"), "{\"name\":\"h\",\"values\":[\"v\",\"w\"]}"),
                Arguments.of(new Cookie("c", "v"), "{\"name\":\"c\",\"value\":\"v\"}"),
                Arguments.of(new Headers(new Header("h", "v")), "{\"h\":[\"v\"]}"),
                Arguments.of(RegexBody.regex("a.*"), "{\"type\":\"REGEX\",\"regex\":\"a.*\"}"));
    }

    @ParameterizedTest
    @MethodSource("shown")
    void whatClientsSendIsShownAsJson(Object shown, String compact) {
        assertThat(Json.compact(Json.parse(shown.toString()))).isEqualTo(compact);
    }

    @Test
    void anExpectationIsShownWithItsId() {
        Expectation expectation = new Expectation(request("/a")).withId("one").thenRespond(response("b"));

        assertThat(expectation.toString()).contains("\"id\" : \"one\"", "\"path\" : \"/a\"");
    }

    @Test
    void bodiesThatAreTextsAreShownAsTheseTexts() {
        assertThat(json("{\"a\": 1}")).hasToString("{\"a\": 1}");
        assertThat(StringBody.subString("part")).hasToString("part");
        assertThat(XmlBody.xml("<a/>")).hasToString("<a/>");
        assertThat(BinaryBody.binary(new byte[] {1})).hasToString("AQ==");
        assertThat(ParameterBody.params(Parameter.param("a", "b"))).hasToString("a=b");
    }

    @Test
    void whatIsMissingIsNotShown() {
        assertThat(RegexBody.regex(null)).hasToString("");
        assertThat(BinaryBody.binary(null)).hasToString("");
        assertThat(new Expectation(null).toString()).startsWith("{");
    }

    @Test
    void whatIsNotSentIsShownWithItsFields() {
        assertThat(Delay.seconds(1)).hasToString("Delay{timeUnit=SECONDS, value=1}");
    }
}
