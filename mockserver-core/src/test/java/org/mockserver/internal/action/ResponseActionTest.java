package org.mockserver.internal.action;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.model.HttpResponse.response;

import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.mock.Expectation;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Body;
import org.mockserver.model.ConnectionOptions;
import org.mockserver.model.Delay;
import org.mockserver.model.DelayDistribution;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.JsonBody;
import org.mockserver.model.MediaType;
import org.mockserver.model.NottableString;
import org.mockserver.model.ParameterBody;
import org.mockserver.model.StringBody;
import org.mockserver.model.XmlBody;

class ResponseActionTest {

    /* What each form of body is sent as: the body, the Content-Type header of the response, the bytes as text in a
     * charset, the content type added. */
    static Stream<Arguments> bodies() {
        String json = "application/json; charset=utf-8";
        return Stream.of(
                row("text", response().withBody("plain"), null, "plain", UTF_8, null),
                row("text is UTF-8", response().withBody("brûlée €"), null, "brûlée €", UTF_8, null),
                row("empty text", response().withBody(""), null, "", UTF_8, null),
                row("no body", response(), null, "", UTF_8, null),
                row("plain text is Latin-1", response().withBody("brûlée"), "text/plain", "brûlée", ISO_8859_1, null),
                row("unless it does not fit", response().withBody("5 €"), "text/plain", "5 €", UTF_8, null),
                row("HTML is UTF-8", response().withBody("ü"), "text/html", "ü", UTF_8, null),
                row("named charset", response().withBody("ü"), "text/plain; charset=utf-16be", "ü", UTF_16BE, null),
                row(
                        "charset of the body",
                        response().withBody(new StringBody("é", ISO_8859_1)),
                        null,
                        "é",
                        ISO_8859_1,
                        "text/plain; charset=iso-8859-1"),
                row(
                        "content type of the body",
                        response().withBody(new StringBody("é", MediaType.parse("text/csv; charset=iso-8859-1"))),
                        null,
                        "é",
                        ISO_8859_1,
                        "text/csv; charset=iso-8859-1"),
                row(
                        "charset of the header wins",
                        response().withBody(new StringBody("é", ISO_8859_1)),
                        "text/plain; charset=utf-8",
                        "é",
                        UTF_8,
                        "text/plain; charset=iso-8859-1"),
                row("JSON verbatim", response().withBody(JsonBody.json("{'a':1 }")), null, "{'a':1 }", UTF_8, json),
                row(
                        "JSON is UTF-8",
                        response().withBody(JsonBody.json("{\"a\":\"é\"}")),
                        "text/plain",
                        "{\"a\":\"é\"}",
                        UTF_8,
                        json),
                row(
                        "XML",
                        response().withBody(XmlBody.xml("<a>é</a>")),
                        null,
                        "<a>é</a>",
                        UTF_8,
                        "application/xml; charset=utf-8"),
                row(
                        "XML type",
                        response().withBody(XmlBody.xml("<a/>", MediaType.TEXT_XML)),
                        null,
                        "<a/>",
                        UTF_8,
                        "text/xml"),
                row("bytes", response().withBody(new byte[] {(byte) 0xe9, 0}), null, "é\0", ISO_8859_1, null),
                row(
                        "bytes with a type",
                        response().withBody(BinaryBody.binary(new byte[] {1}, MediaType.PNG)),
                        null,
                        "\1",
                        ISO_8859_1,
                        "image/png"),
                row("a body for matching", matching(new ParameterBody()), null, "{ }", UTF_8, json));
    }

    private static HttpResponse matching(Body<?> matcher) {
        return response().withBodyMatching(matcher);
    }

    private static Arguments row(
            String name, HttpResponse response, String header, String text, Charset charset, String contentType) {
        return Arguments.of(
                name,
                header == null ? response : response.withHeader("Content-Type", header),
                text,
                charset,
                contentType);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bodies")
    void theBodyIsSentAsItsFormSays(String name, HttpResponse spec, String text, Charset charset, String contentType) {
        OutgoingResponse sent = RecordingCall.of(spec).response;
        assertThat(sent.body()).isEqualTo(text.getBytes(charset));
        assertThat(sent.defaultContentType()).isEqualTo(contentType);
    }

    @Test
    void theStatusIs200UnlessSaid() {
        assertThat(RecordingCall.of(response()).response.status()).isEqualTo(200);
        OutgoingResponse teapot =
                RecordingCall.of(response().withStatusCode(418).withReasonPhrase("Tea")).response;
        assertThat(teapot.status()).isEqualTo(418);
        assertThat(teapot.reason()).isEqualTo("Tea");
    }

    @Test
    void headersKeepTheirOrderAndCaseOneLineForEachValue() {
        HttpResponse spec = response().withHeader("X-Many", "a", "b").withHeader("x-One", "1");
        assertThat(RecordingCall.of(spec).response.headers())
                .isEqualTo(Pairs.of("X-Many", "a", "X-Many", "b", "x-One", "1"));
    }

    @Test
    void marksOfMatchingAndLineBreaksAreTakenOutOfHeaders() {
        HttpResponse spec = response()
                .withHeader("!X-No", "1")
                .withHeader("?X-Maybe", "?a", "!b")
                .withHeader("X-Split", "1\r\nX-Evil: 2")
                .withHeader(NottableString.string("X-\nName"), NottableString.string("v"));
        assertThat(RecordingCall.of(spec).response.headers())
                .isEqualTo(Pairs.of("X-Maybe", "a", "X-Maybe", "b", "X-Split", "1X-Evil: 2", "X-Name", "v"));
    }

    @Test
    void cookiesAndTrailersBecomeLines() {
        HttpResponse spec =
                response().withCookie("a", "1").withCookie("b", "2\r\nX: 3").withTrailer("X-Sum", "42");
        OutgoingResponse sent = RecordingCall.of(spec).response;
        assertThat(sent.setCookies()).containsExactly("a=1", "b=2X: 3");
        assertThat(sent.trailers()).isEqualTo(Pairs.of("X-Sum", "42"));
    }

    @Test
    void theValueOfACookieKeepsItsFirstCharacter() {
        HttpResponse spec = response().withCookie("a", "!1").withCookie("b", "?2");
        assertThat(RecordingCall.of(spec).response.setCookies()).containsExactly("a=!1", "b=?2");
    }

    @Test
    void aNameThatNoHeaderCanHaveIsRefused() {
        assertThat(refusal(response().withHeader("X:Y", "1"))).startsWith("$.httpResponse.headers: \"X:Y\" is not");
        assertThat(refusal(response().withTrailer("näme", "1"))).startsWith("$.httpResponse.trailers: \"näme\"");
    }

    @Test
    void anEmptyPhraseIsTheStandardOne() {
        assertThat(RecordingCall.of(response().withReasonPhrase("")).response.reason())
                .isNull();
    }

    @Test
    void resettingContentHasNone() {
        OutgoingResponse sent = RecordingCall.of(response("form").withStatusCode(205)).response;
        assertThat(sent.body()).isEmpty();
    }

    @Test
    void connectionOptionsBecomeFraming() {
        ConnectionOptions options = ConnectionOptions.connectionOptions()
                .withSuppressContentLengthHeader(true)
                .withContentLengthHeaderOverride(5)
                .withSuppressConnectionHeader(false)
                .withKeepAliveOverride(true)
                .withChunkSize(3)
                .withChunkDelay(Delay.milliseconds(2))
                .withCloseSocket(true)
                .withCloseSocketDelay(Delay.seconds(1));
        assertThat(RecordingCall.of(response().withConnectionOptions(options))
                        .response
                        .framing())
                .isEqualTo(new Framing(true, 5, false, true, 3, 2_000_000, true, 1_000_000_000));
    }

    @Test
    void aRandomPauseBetweenChunksIsSampledForEachResponse() {
        ConnectionOptions options = ConnectionOptions.connectionOptions()
                .withChunkSize(1)
                .withChunkDelay(Delay.uniform(TimeUnit.SECONDS, 1, 100));
        Action action = Actions.compile(
                Expectation.when("GET", "/r").thenRespond(response().withConnectionOptions(options)),
                RecordingCall.OPTIONS);
        long first = RecordingCall.of(action, 1).response.framing().chunkDelayNanos();
        long second = RecordingCall.of(action, 2).response.framing().chunkDelayNanos();
        assertThat(first).isNotEqualTo(second).isBetween(1_000_000_000L, 100_000_000_000L);
    }

    @Test
    void theDelayIsPassedOn() {
        assertThat(RecordingCall.of(response().withDelay(TimeUnit.SECONDS, 2)).delayNanos)
                .isEqualTo(2_000_000_000L);
        assertThat(RecordingCall.of(response()).delayNanos).isZero();
    }

    @Test
    void aStaticResponseIsEncodedAtRegistration() {
        RecordingCall call = RecordingCall.of(response().withBody("x"));
        assertThat(Http1Image.of(call.response)).isNotNull();
        assertThat(call.onWorker).isFalse();
        assertThat(call.response.spec()).isEqualTo(response().withBody("x"));
    }

    @Test
    void aMissingBodyCanBeGeneratedFromASchema() {
        HttpResponse spec = response().withGenerateFromSchema("{\"properties\":{\"a\":{\"type\":\"integer\"}}}");
        RecordingCall call = RecordingCall.of(spec);
        assertThat(call.body()).isEqualTo("{\"a\":0}");
        assertThat(call.response.defaultContentType()).isEqualTo("application/json");
        assertThat(call.response.spec()).isNull();
        assertThat(RecordingCall.of(spec.withBody("own")).body()).isEqualTo("own");
    }

    @Test
    void servingAStaticResponseAllocatesNothing() {
        Action action =
                Actions.compile(Expectation.when("GET", "/r").thenRespond(response("x")), RecordingCall.OPTIONS);
        CountingCall call = new CountingCall();
        serveOften(action, call);
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        serveOften(action, call);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(call.answers).isEqualTo(40_000);
        assertThat(allocated).as("bytes for 20000 responses").isLessThan(20_000);
    }

    private static void serveOften(Action action, CountingCall call) {
        for (int i = 0; i < 20_000; i++) {
            action.serve(call);
        }
    }

    private static final class CountingCall extends RecordingCall {

        private int answers;

        CountingCall() {
            super(1);
        }

        @Override
        public void answer(OutgoingResponse response, long delayNanos) {
            answers++;
        }
    }

    @Test
    void aDistributionWithoutItsParametersIsRefused() {
        Delay delay = new Delay(TimeUnit.SECONDS, 0, new DelayDistribution(DelayDistribution.Type.GAUSSIAN, null, 1L));
        assertThat(refusal(response().withDelay(delay))).startsWith("$.httpResponse.delay.distribution.mean: ");
    }

    @Test
    void errorsInListsNameTheEntry() {
        Expectation expectation = Expectation.when("GET", "/r")
                .thenRespond(List.of(response(), response().withGenerateFromSchema("nonsense")));
        assertThat(org.assertj.core.api.Assertions.catchThrowable(
                        () -> Actions.compile(expectation, RecordingCall.OPTIONS)))
                .hasMessageContaining("$.httpResponses[1].generateFromSchema: not valid JSON");
    }

    private static String refusal(HttpResponse spec) {
        return org.assertj.core.api.Assertions.catchThrowableOfType(
                        org.mockserver.internal.wire.WireException.class, () -> RecordingCall.of(spec))
                .errors()
                .get(0)
                .toString();
    }
}
