package org.mockserver.compatibility;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockserver.client.MockServerClient;
import org.mockserver.mock.action.ExpectationForwardAndResponseCallback;
import org.mockserver.model.Delay;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Closures of the client that users have today, answered to our server in its own process. */
class PublishedCallbacksTest {
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
    void aClosureAnswers() {
        client.when(request("/closure"))
                .respond(asked -> response(asked.getMethod().getValue() + " " + asked.getFirstQueryStringParameter("q")
                                + " " + asked.getBodyAsString())
                        .withStatusCode(202)
                        .withHeader("x-closure", asked.getFirstHeader("x-given")));

        var answer = post("/closure?q=1", "text", "x-given", "given");

        assertThat(answer.statusCode()).isEqualTo(202);
        assertThat(answer.body()).isEqualTo("POST 1 text");
        assertThat(answer.headers().firstValue("x-closure")).contains("given");
        assertThat(client.retrieveRecordedRequests(request("/closure"))).hasSize(1);
    }

    @Test
    void aClosureSeesJsonAndBinaryBodies() {
        client.when(request("/body")).respond(asked -> response().withBody(asked.getBodyAsRawBytes()));

        assertThat(post("/body", "{\"a\": [1, 2]}", "content-type", "application/json")
                        .body())
                .isEqualTo("{\"a\": [1, 2]}");
        assertThat(post("/body", "\u0000\u0001", "content-type", "application/octet-stream")
                        .body())
                .isEqualTo("\u0000\u0001");
    }

    @Test
    void aDelayIsWaited() {
        client.when(request("/later")).respond(asked -> response("late"), Delay.milliseconds(200));

        long begin = System.nanoTime();
        assertThat(get("/later").body()).isEqualTo("late");
        assertThat(System.nanoTime() - begin).isGreaterThan(190_000_000);
    }

    @Test
    void aClosureThatFailsIsA404WithItsMessage() {
        client.when(request("/failing")).respond(asked -> {
            throw new IllegalStateException("no idea");
        });

        assertThat(get("/failing").statusCode()).isEqualTo(404);
        assertThat(get("/failing").body()).contains("no idea");
    }

    @Test
    void aClosureDecidesWhatIsPassedOn() {
        client.when(request("/target")).respond(response("reached"));
        client.when(request("/from"))
                .forward(asked -> request("/target")
                        .withHeader("Host", "localhost:" + server.port())
                        .withHeader("x-changed", "1"));

        assertThat(get("/from").body()).isEqualTo("reached");
        assertThat(client.retrieveRecordedRequests(request("/target"))[0].getFirstHeader("x-changed"))
                .isEqualTo("1");
    }

    @Test
    void aClosureDecidesAboutTheResponseToo() {
        client.when(request("/target")).respond(response("reached"));
        client.when(request("/from")).forward(asked -> asked.withPath("/target"), new Suffix());

        assertThat(get("/from").body()).isEqualTo("reached by /target");
    }

    private static final class Suffix implements ExpectationForwardAndResponseCallback {

        @Override
        public HttpResponse handle(HttpRequest httpRequest, HttpResponse httpResponse) {
            return httpResponse.withBody(httpResponse.getBodyAsString() + " by "
                    + httpRequest.getPath().getValue());
        }
    }

    @Test
    void oneClosureAnswersManyRequestsAtOnce() {
        client.when(request("/many")).respond(asked -> response(asked.getFirstQueryStringParameter("n")));

        List<CompletableFuture<String>> answers = IntStream.range(0, 1_000)
                .mapToObj(n -> HTTP.sendAsync(
                                java.net.http.HttpRequest.newBuilder(uri("/many?n=" + n))
                                        .build(),
                                BodyHandlers.ofString())
                        .thenApply(answer -> answer.body()))
                .toList();

        for (int n = 0; n < answers.size(); n++) {
            assertThat(answers.get(n).join()).isEqualTo("" + n);
        }
    }

    @Test
    void severalClosuresAnswerSideBySide() {
        for (int i = 0; i < 20; i++) {
            String name = "closure " + i;
            client.when(request("/" + i)).respond(asked -> response(name));
        }

        for (int i = 0; i < 20; i++) {
            assertThat(get("/" + i).body()).isEqualTo("closure " + i);
        }
    }

    @Test
    void aResetDisconnectsClosures() {
        client.when(request("/gone")).respond(asked -> response("here"));
        assertThat(get("/gone").body()).isEqualTo("here");

        client.reset();

        assertThat(get("/gone").statusCode()).isEqualTo(404);
    }

    private static java.net.http.HttpResponse<String> get(String path) {
        return send(java.net.http.HttpRequest.newBuilder(uri(path)).build());
    }

    private static java.net.http.HttpResponse<String> post(String path, String body, String... headers) {
        return send(java.net.http.HttpRequest.newBuilder(uri(path))
                .headers(headers)
                .POST(BodyPublishers.ofString(body))
                .build());
    }

    private static URI uri(String path) {
        return URI.create("http://localhost:" + server.port() + path);
    }

    private static java.net.http.HttpResponse<String> send(java.net.http.HttpRequest request) {
        return HTTP.sendAsync(request, BodyHandlers.ofString()).join();
    }
}
