package org.mockserver.compatibility;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.Cookie.cookie;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.JsonBody.json;
import static org.mockserver.model.NottableString.not;
import static org.mockserver.model.ParameterBody.params;
import static org.mockserver.model.RegexBody.regex;
import static org.mockserver.verify.VerificationTimes.atLeast;
import static org.mockserver.verify.VerificationTimes.atMost;
import static org.mockserver.verify.VerificationTimes.between;
import static org.mockserver.verify.VerificationTimes.exactly;
import static org.mockserver.verify.VerificationTimes.never;
import static org.mockserver.verify.VerificationTimes.once;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockserver.client.MockServerClient;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;
import org.mockserver.model.ClearType;
import org.mockserver.model.Delay;
import org.mockserver.model.Format;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.LogEventRequestAndResponse;
import org.mockserver.model.MediaType;
import org.mockserver.model.Parameter;

/** The client that users have today, unchanged, against our server in its own process. */
class PublishedClientTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private static ServerProcess server;
    private static MockServerClient client;

    @BeforeAll
    static void start() throws IOException {
        server = ServerProcess.start();
        client = new MockServerClient("localhost", server.port());
    }

    @AfterAll
    static void stop() throws IOException, InterruptedException {
        client.close();
        server.close();
    }

    @BeforeEach
    void forgetEverything() {
        client.reset();
    }

    @Test
    void theClientSeesThatTheServerRuns() {
        assertThat(client.hasStarted(5, 100, TimeUnit.MILLISECONDS)).isTrue();
        assertThat(client.isRunning()).isTrue();
    }

    @Test
    void anExpectationAnswersWithItsStatusHeadersAndBody() throws Exception {
        client.when(request().withMethod("GET").withPath("/greeting"))
                .respond(response()
                        .withStatusCode(203)
                        .withReasonPhrase("So they say")
                        .withHeader("x-from", "mock", "server")
                        .withCookie(cookie("session", "4711"))
                        .withBody("hello", MediaType.PLAIN_TEXT_UTF_8));

        var answer = get("/greeting");

        assertThat(answer.statusCode()).isEqualTo(203);
        assertThat(answer.body()).isEqualTo("hello");
        assertThat(answer.headers().allValues("x-from")).containsExactly("mock", "server");
        assertThat(answer.headers().firstValue("set-cookie")).contains("session=4711");
        assertThat(answer.headers().firstValue("content-type")).contains("text/plain; charset=utf-8");
    }

    @Test
    void aRequestWithoutExpectationIsNotFound() throws Exception {
        assertThat(get("/nobody").statusCode()).isEqualTo(404);
    }

    @Test
    void timesAndPriorityDecideWhichExpectationAnswers() throws Exception {
        client.when(request().withPath("/step"), Times.unlimited(), TimeToLive.unlimited(), 0)
                .respond(response("later"));
        client.when(request().withPath("/step"), Times.exactly(2), TimeToLive.unlimited(), 10)
                .respond(response("first"));

        assertThat(get("/step").body()).isEqualTo("first");
        assertThat(get("/step").body()).isEqualTo("first");
        assertThat(get("/step").body()).isEqualTo("later");
    }

    @Test
    void bodiesHeadersQueriesAndCookiesAreMatched() throws Exception {
        client.when(request().withPath("/json").withBody(json("{\"name\": \"Ada\"}")))
                .respond(response("json"));
        client.when(request().withPath("/regex").withBody(regex("[a-z]+\\d"))).respond(response("regex"));
        client.when(request().withPath("/form").withBody(params(new Parameter("colour", "blue"))))
                .respond(response("form"));
        client.when(request()
                        .withPath("/parts")
                        .withQueryStringParameter("page", "\\d+")
                        .withHeader("x-tenant", "one")
                        .withHeader(not("x-forbidden"))
                        .withCookie("session", "4711"))
                .respond(response("parts"));

        assertThat(post("/json", "{\"age\": 36, \"name\": \"Ada\"}").body()).isEqualTo("json");
        assertThat(post("/json", "{\"name\": \"Bob\"}").statusCode()).isEqualTo(404);
        assertThat(post("/regex", "abc1").body()).isEqualTo("regex");
        assertThat(post("/form", "size=9&colour=blue").body()).isEqualTo("form");
        assertThat(get("/parts?page=12", "x-tenant", "one", "cookie", "session=4711")
                        .body())
                .isEqualTo("parts");
        assertThat(get("/parts?page=twelve", "x-tenant", "one", "cookie", "session=4711")
                        .statusCode())
                .isEqualTo(404);
        assertThat(get("/parts?page=12", "x-tenant", "one", "cookie", "session=4711", "x-forbidden", "1")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void aDelayHoldsTheAnswerBack() throws Exception {
        client.when(request().withPath("/slow")).respond(response("done").withDelay(Delay.milliseconds(300)));

        long begin = System.nanoTime();
        assertThat(get("/slow").body()).isEqualTo("done");
        assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin)).isGreaterThanOrEqualTo(295);
    }

    @Test
    void anExpectationOfTheSameIdIsReplaced() throws Exception {
        client.upsert(
                new Expectation(request().withPath("/same")).withId("same").thenRespond(response("old")));
        client.upsert(
                new Expectation(request().withPath("/same")).withId("same").thenRespond(response("new")));

        assertThat(get("/same").body()).isEqualTo("new");
        assertThat(client.retrieveActiveExpectations(null)).hasSize(1);
    }

    @Test
    void verifyCountsRequests() throws Exception {
        client.when(request().withPath("/count.*")).respond(response());
        get("/count/a");
        get("/count/a");
        get("/count/b");

        assertThatCode(() -> {
                    client.verify(request().withPath("/count/a"), exactly(2));
                    client.verify(request().withPath("/count/b"), once());
                    client.verify(request().withPath("/count/.*"), atLeast(3));
                    client.verify(request().withPath("/count/.*"), atMost(3));
                    client.verify(request().withPath("/count/.*"), between(1, 3));
                    client.verify(request().withPath("/count/c"), never());
                })
                .doesNotThrowAnyException();
    }

    @Test
    void aFailedVerificationTellsWhatWasExpectedAndWhatArrived() throws Exception {
        get("/arrived");

        assertThatThrownBy(() -> client.verify(request().withPath("/expected"), exactly(2)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Request not found exactly 2 times")
                .hasMessageContaining("/expected")
                .hasMessageContaining("but was:")
                .hasMessageContaining("/arrived");
    }

    @Test
    void verifySequenceKnowsTheOrder() throws Exception {
        get("/one");
        get("/two");
        get("/three");

        assertThatCode(() -> client.verify(request("/one"), request("/three"))).doesNotThrowAnyException();
        assertThatThrownBy(() -> client.verify(request("/two"), request("/one")))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Request sequence not found");
    }

    @Test
    void verifyZeroInteractionsHoldsUntilARequestArrives() throws Exception {
        assertThatCode(client::verifyZeroInteractions).doesNotThrowAnyException();

        get("/anything");

        assertThatThrownBy(client::verifyZeroInteractions).isInstanceOf(AssertionError.class);
    }

    @Test
    void verifyByExpectationIdCountsItsMatches() throws Exception {
        client.upsert(
                new Expectation(request().withPath("/known")).withId("known").thenRespond(response("yes")));
        get("/known");

        assertThatCode(() -> client.verify("known", once())).doesNotThrowAnyException();
        assertThatThrownBy(() -> client.verify("known", exactly(2))).isInstanceOf(AssertionError.class);
    }

    @Test
    void recordedRequestsComeBackInOrder() throws Exception {
        post("/recorded?a=1&a=2", "some text");
        get("/other", "x-mark", "7");

        HttpRequest[] all = client.retrieveRecordedRequests(null);
        HttpRequest[] some = client.retrieveRecordedRequests(request().withPath("/recorded"));

        assertThat(all).extracting(request -> request.getPath().getValue()).containsExactly("/recorded", "/other");
        assertThat(all[1].getFirstHeader("x-mark")).isEqualTo("7");
        assertThat(some).hasSize(1);
        assertThat(some[0].getMethod().getValue()).isEqualTo("POST");
        assertThat(some[0].getBodyAsString()).isEqualTo("some text");
        assertThat(some[0].getFirstQueryStringParameter("a")).isEqualTo("1");
        assertThat(client.retrieveRecordedRequests(null, Format.JSON)).contains("\"/other\"");
    }

    @Test
    void recordedRequestsComeWithTheirResponses() throws Exception {
        client.when(request().withPath("/pair")).respond(response("the answer").withStatusCode(201));
        get("/pair");
        get("/unknown");

        LogEventRequestAndResponse[] pairs = client.retrieveRecordedRequestsAndResponses(null);

        assertThat(pairs).hasSize(2);
        assertThat(((HttpRequest) pairs[0].getHttpRequest()).getPath().getValue())
                .isEqualTo("/pair");
        assertThat(pairs[0].getHttpResponse().getStatusCode()).isEqualTo(201);
        assertThat(pairs[0].getHttpResponse().getBodyAsString()).isEqualTo("the answer");
        assertThat(pairs[1].getHttpResponse().getStatusCode()).isEqualTo(404);
    }

    @Test
    void activeExpectationsComeBackAsTheyWereGiven() throws Exception {
        client.when(
                        request().withMethod("PUT").withPath("/active").withBody(json("{\"a\": 1}")),
                        Times.exactly(3),
                        TimeToLive.exactly(TimeUnit.HOURS, 1L),
                        5)
                .respond(response().withStatusCode(204).withDelay(TimeUnit.SECONDS, 1));

        Expectation[] active = client.retrieveActiveExpectations(request().withPath("/active"));

        assertThat(active).hasSize(1);
        assertThat(active[0].getHttpRequest())
                .hasToString(request()
                        .withMethod("PUT")
                        .withPath("/active")
                        .withBody(json("{\"a\": 1}"))
                        .toString());
        assertThat(active[0].getTimes().getRemainingTimes()).isEqualTo(3);
        assertThat(active[0].getPriority()).isEqualTo(5);
        assertThat(active[0].getHttpResponse())
                .isEqualTo(response().withStatusCode(204).withDelay(TimeUnit.SECONDS, 1));
        assertThat(client.retrieveActiveExpectations(request().withPath("/absent")))
                .isEmpty();
    }

    @Test
    void logMessagesTellTheStoryOfARequest() throws Exception {
        client.when(request().withPath("/told")).respond(response("yes"));
        get("/told");
        get("/untold");

        String[] messages = client.retrieveLogMessagesArray(null);

        assertThat(Stream.of(messages).anyMatch(message -> message.contains("/told")))
                .isTrue();
        assertThat(Stream.of(messages).anyMatch(message -> message.contains("/untold")))
                .isTrue();
        assertThat(client.retrieveLogMessages(request().withPath("/told"))).contains("/told");
    }

    @Test
    void clearForgetsWhatItNames() throws Exception {
        client.upsert(new Expectation(request().withPath("/a")).withId("a").thenRespond(response("a")));
        client.when(request().withPath("/b")).respond(response("b"));
        client.when(request().withPath("/c")).respond(response("c"));
        get("/a");
        get("/b");
        get("/c");

        client.clear(request().withPath("/b"), ClearType.LOG);
        client.clear(request().withPath("/c"), ClearType.EXPECTATIONS);
        client.clear("a", ClearType.EXPECTATIONS);

        assertThat(client.retrieveRecordedRequests(null))
                .extracting(request -> request.getPath().getValue())
                .containsExactly("/a", "/c");
        assertThat(get("/a").statusCode()).isEqualTo(404);
        assertThat(get("/b").body()).isEqualTo("b");
        assertThat(get("/c").statusCode()).isEqualTo(404);

        client.clear(request().withPath("/b"));

        assertThat(client.retrieveActiveExpectations(null)).isEmpty();
        assertThat(client.retrieveRecordedRequests(request().withPath("/b"))).isEmpty();
    }

    @Test
    void resetForgetsEverything() throws Exception {
        client.when(request().withPath("/gone")).respond(response());
        get("/gone");

        client.reset();

        assertThat(client.retrieveActiveExpectations(null)).isEmpty();
        assertThat(client.retrieveRecordedRequests(null)).isEmpty();
        assertThat(get("/gone").statusCode()).isEqualTo(404);
    }

    @Test
    void aSecondPortIsBound() throws Exception {
        client.when(request().withPath("/everywhere")).respond(response("here"));

        int second = client.bind(0).get(0);

        var there = java.net.http.HttpRequest.newBuilder(URI.create("http://localhost:" + second + "/everywhere"))
                .build();
        assertThat(send(there).body()).isEqualTo("here");
    }

    private static java.net.http.HttpResponse<String> get(String path, String... headers) throws Exception {
        var get = java.net.http.HttpRequest.newBuilder(uri(path));
        if (headers.length > 0) {
            get.headers(headers);
        }
        return send(get.build());
    }

    private static java.net.http.HttpResponse<String> post(String path, String body) throws Exception {
        return send(java.net.http.HttpRequest.newBuilder(uri(path))
                .POST(java.net.http.HttpRequest.BodyPublishers.ofString(body, StandardCharsets.UTF_8))
                .build());
    }

    private static URI uri(String path) {
        return URI.create("http://localhost:" + server.port() + path);
    }

    private static java.net.http.HttpResponse<String> send(java.net.http.HttpRequest request) throws Exception {
        return HTTP.send(request, java.net.http.HttpResponse.BodyHandlers.ofString());
    }
}
