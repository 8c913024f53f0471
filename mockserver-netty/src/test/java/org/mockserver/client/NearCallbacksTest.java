package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.mockserver.configuration.Configuration.configuration;
import static org.mockserver.model.AfterAction.afterAction;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.JsonBody.json;
import static org.mockserver.verify.VerificationTimes.exactly;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mockserver.integration.ClientAndServer;
import org.mockserver.matchers.Times;
import org.mockserver.mock.action.ExpectationForwardCallback;
import org.mockserver.mock.action.ExpectationResponseCallback;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.ConnectionOptions;
import org.mockserver.model.Delay;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Code of tests that answers requests of a server in the same process, without a connection between them. */
class NearCallbacksTest {

    @RegisterExtension
    static final TestServer SERVER = new TestServer();

    private final ClientAndServer near = SERVER.client();
    private final MockServerClient far = new MockServerClient("localhost", SERVER.port());

    @AfterEach
    void closeSockets() {
        far.reset();
    }

    @Test
    void aClosureIsAskedWithoutAWebSocket() {
        AtomicReference<HttpRequest> given = new AtomicReference<>();
        AtomicReference<HttpRequest> shown = new AtomicReference<>();
        AtomicReference<String> thread = new AtomicReference<>();
        near.when(request("/there")).respond(response("arrived"));
        near.when(request("/here"))
                .forward(
                        asked -> {
                            thread.set(Thread.currentThread().getName());
                            given.set(request("/there").withBody("x").withHeader("Host", host()));
                            return given.get();
                        },
                        (passedOn, answer) -> {
                            shown.set(passedOn);
                            return answer.withBody(answer.getBodyAsString() + "!");
                        });

        SERVER.answers("/here", 200, "arrived!");

        assertThat(thread.get()).startsWith("MockServer-LocalCallback");
        assertThat(shown.get().getBody()).isSameAs(given.get().getBody());
    }

    private static String host() {
        return "127.0.0.1:" + SERVER.port();
    }

    private static byte[] zipped(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private java.net.http.HttpResponse<String> send(
            String way, String target, byte[] body, Map<String, String> headers) {
        java.net.http.HttpRequest.Builder builder = java.net.http.HttpRequest.newBuilder(
                        URI.create("http://" + host() + target))
                .header("way", way)
                .POST(BodyPublishers.ofByteArray(body));
        headers.forEach(builder::header);
        return HttpClient.newHttpClient()
                .sendAsync(builder.build(), BodyHandlers.ofString())
                .join();
    }

    @Test
    void aClosureSeesWhatItWouldSeeOverAWebSocket() throws IOException {
        AtomicReference<HttpRequest> seen = new AtomicReference<>();
        ExpectationResponseCallback look = asked -> {
            seen.set(asked.removeHeader("way").withRemoteAddress(null));
            return response("seen");
        };
        near.when(request("/look").withHeader("way", "near")).respond(look);
        far.when(request("/look").withHeader("way", "far")).respond(look);
        byte[] text = "{\"a\": [1, 2]}".getBytes(java.nio.charset.StandardCharsets.UTF_8);

        for (Map<String, String> headers : List.of(
                Map.<String, String>of(),
                Map.of("content-type", "application/json", "x-own", "!not", "cookie", "a=1; b=?2"),
                Map.of("content-type", "application/octet-stream"),
                Map.of("content-type", "text/plain; charset=utf-16"),
                Map.of("content-type", "application/xml"),
                Map.of("content-type", "application/x-www-form-urlencoded"))) {
            send("near", "/look?q=!a&q=b%20c&r", text, headers);
            HttpRequest here = seen.getAndSet(null);
            send("far", "/look?q=!a&q=b%20c&r", text, headers);
            assertThat(here).as("%s", headers).isEqualTo(seen.get());
            assertThat(here.getBodyAsString()).isEqualTo(seen.get().getBodyAsString());
        }
        Map<String, String> coded = Map.of("content-type", "text/plain", "content-encoding", "gzip");
        send("near", "/look", zipped("hello"), coded);
        HttpRequest here = seen.getAndSet(null);
        send("far", "/look", zipped("hello"), coded);
        assertThat(here).isEqualTo(seen.get());
        assertThat(here.getBodyAsString()).isEqualTo("hello");
    }

    static Stream<HttpResponse> responses() {
        return Stream.of(
                response(),
                response("text").withStatusCode(299).withHeader("x-own", "!kept", "?two"),
                response().withBody(json(Map.of("a", "ü"))),
                response().withBody(new BinaryBody(new byte[] {0, 1, -1})),
                response("c").withCookie("name", "!value").withReasonPhrase("Fine"),
                response().withBody("ü", java.nio.charset.StandardCharsets.UTF_16),
                response().withBody("<a>ü</a>", org.mockserver.model.MediaType.TEXT_XML),
                response().withBody(new org.mockserver.model.XmlBody("<a/>")),
                response().withStatusCode(1),
                response("late").withDelay(Delay.milliseconds(1)),
                response("plain").withConnectionOptions(new ConnectionOptions().withSuppressContentLengthHeader(true)));
    }

    @ParameterizedTest
    @MethodSource("responses")
    void anAnswerArrivesAsItWouldOverAWebSocket(HttpResponse wanted) {
        near.when(request("/give").withHeader("way", "near")).respond((ExpectationResponseCallback) asked -> wanted);
        far.when(request("/give").withHeader("way", "far")).respond((ExpectationResponseCallback) asked -> wanted);

        var here = send("near", "/give", new byte[0], Map.of());
        var there = send("far", "/give", new byte[0], Map.of());

        assertThat(here.statusCode()).isEqualTo(there.statusCode());
        assertThat(here.headers()).isEqualTo(there.headers());
        assertThat(withoutIds(here.body())).isEqualTo(withoutIds(there.body()));
    }

    private static String withoutIds(String text) {
        return text.replaceAll("client [0-9a-f-]{36}", "client");
    }

    @Test
    void whatTheCodeUsesAgainIsNotChanged() throws IOException {
        HttpResponse constant = response("constant").withHeader("content-length", "8");
        HttpRequest target = request("/there").withHeader("Host", host()).withHeader("content-encoding", "identity");
        String responseBefore = constant.toString();
        String requestBefore = target.toString();
        near.when(request("/there")).respond(response("arrived"));
        near.when(request("/here")).forward(asked -> target, (passedOn, answer) -> constant);

        for (int i = 0; i < 2; i++) {
            var answer = send("near", "/here", zipped("hello"), Map.of("content-encoding", "gzip"));
            assertThat(answer.body()).isEqualTo("constant");
        }

        assertThat(constant).hasToString(responseBefore);
        assertThat(target).hasToString(requestBefore);
    }

    @Test
    void whatTheCodeThrowsIsAnswered() {
        ExpectationResponseCallback nothing = asked -> null;
        ExpectationForwardCallback broken = asked -> {
            throw new IOException("no way");
        };
        near.when(request("/throws")).respond(asked -> {
            throw new AssertionError("not so");
        });
        near.when(request("/null")).respond(nothing);
        near.when(request("/forward")).forward(broken);

        SERVER.answers("/throws", 404, "not so");
        SERVER.answers("/null", 404, "the callback returned null instead of a response");
        SERVER.answers("/forward", 404, "no way");
        near.when(request("/fine")).respond(asked -> response("fine"));
        SERVER.answers("/fine", 200, "fine");
    }

    @Test
    void theCodeMayCallTheServerAndItself() {
        near.when(request("/first"), Times.once()).respond(asked -> {
            near.when(request("/second")).respond(again -> response("second"));
            return response(SERVER.get("/second").body());
        });

        SERVER.answers("/first", 200, "second");
        near.verify(request("/second"), exactly(1));
    }

    @Test
    void aClosureIsAskedBesideOtherAnswers() throws InterruptedException {
        CountDownLatch told = new CountDownLatch(1);
        ExpectationResponseCallback hear = asked -> {
            told.countDown();
            return response("heard");
        };
        var hearing = near.when(request("/hear")).respond(hear)[0].getHttpResponseObjectCallback();
        near.when(request("/main"))
                .withBeforeAction(afterAction().withHttpObjectCallback(hearing))
                .respond(response("main"));

        SERVER.answers("/main", 200, "main");

        assertThat(told.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void anAnswerThatTakesTooLongIsNotWaitedFor() {
        CountDownLatch end = new CountDownLatch(1);
        try (ClientAndServer server =
                ClientAndServer.startClientAndServer(configuration().maxFutureTimeoutInMillis(300L))) {
            server.when(request("/slow")).respond(asked -> {
                end.await();
                return response("too late");
            });

            var answer = start(server, "/slow").join();

            assertThat(answer.statusCode()).isEqualTo(504);
            assertThat(answer.body()).contains("did not answer within 300 ms");
        } finally {
            end.countDown();
        }
    }

    private static CompletableFuture<java.net.http.HttpResponse<String>> start(MockServerClient server, String path) {
        return HttpClient.newHttpClient()
                .sendAsync(
                        java.net.http.HttpRequest.newBuilder(URI.create("http://127.0.0.1:"
                                        + server.remoteAddress().getPort() + path))
                                .build(),
                        BodyHandlers.ofString());
    }

    @Test
    void resetReleasesWhoWaitsAndForgetsTheCode() throws InterruptedException {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        near.when(request("/held")).respond(held -> {
            asked.countDown();
            end.await();
            return response("too late");
        });
        var waiting = start(near, "/held");
        assertThat(asked.await(10, TimeUnit.SECONDS)).isTrue();

        far.reset();

        assertThat(waiting.join().statusCode()).isEqualTo(502);
        assertThat(waiting.join().body()).isEqualTo("the server was reset");
        end.countDown();
        assertThat(SERVER.get("/held").statusCode()).isEqualTo(404);
        near.when(request("/again")).respond(held -> response("again"));
        SERVER.answers("/again", 200, "again");
    }

    @Test
    void aServerThatStopsReleasesWhoWaitsAndLeavesNothingBehind() throws InterruptedException {
        CountDownLatch end = new CountDownLatch(1);
        for (int i = 0; i < 5; i++) {
            CountDownLatch asked = new CountDownLatch(1);
            ClientAndServer server = ClientAndServer.startClientAndServer();
            server.when(request("/held")).respond(held -> {
                asked.countDown();
                end.await();
                return response("too late");
            });
            var waiting = start(server, "/held");
            assertThat(asked.await(10, TimeUnit.SECONDS)).isTrue();

            server.stop();

            assertThat(waiting.join().statusCode()).isEqualTo(502);
            assertThat(waiting.join().body()).contains("disconnected before it answered");
            assertThatThrownBy(() -> server.when(request("/x")).respond(held -> response("x")))
                    .isInstanceOf(IllegalStateException.class);
        }
        end.countDown();
        await().atMost(Duration.ofSeconds(15))
                .until(() -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().startsWith("MockServer-LocalCallback")));
    }

    @Test
    void aClosureBelongsToTheSpaceOfItsClient() {
        MockServerClient space = near.openSpace();
        space.when(request("/who")).respond(asked -> response("space"));
        near.when(request("/who")).respond(asked -> response("all"));
        String inside = space.contextPath() + "/who";
        SERVER.answers(inside, 200, "space");
        SERVER.answers("/who", 200, "all");

        near.reset();
        SERVER.answers(inside, 200, "space");
        assertThat(SERVER.get("/who").statusCode()).isEqualTo(404);

        space.reset();
        assertThat(SERVER.get(inside).statusCode()).isEqualTo(404);
        space.when(request("/who")).respond(asked -> response("again"));
        SERVER.answers(inside, 200, "again");
        space.close();
        assertThat(SERVER.get(inside).statusCode()).isEqualTo(404);
    }

    @Test
    void aClientThatAddsSomethingToItsCallsStillConnects() {
        try (ClientAndServer server = ClientAndServer.startClientAndServer()) {
            server.withRequestOverride(request().withHeader("x-added", "y"));
            server.when(request("/added")).respond(asked -> response("added"));

            assertThat(start(server, "/added").join().body()).isEqualTo("added");
        }
    }

    @Test
    void nothingStaysConnectedWhenTheExpectationIsRefused() {
        assertThatThrownBy(() -> near.when(request("/x")).withPercentage(1000).respond(asked -> response("x")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("between 0 and 100");
    }
}
