package org.mockserver.compatibility.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.compatibility.peers.Feature.ALWAYS;
import static org.mockserver.model.AfterAction.afterAction;
import static org.mockserver.model.AfterAction.beforeAction;
import static org.mockserver.model.ExpectationStep.step;
import static org.mockserver.model.Header.header;
import static org.mockserver.model.HttpError.error;
import static org.mockserver.model.HttpForward.forward;
import static org.mockserver.model.HttpForwardWithFallback.forwardWithFallback;
import static org.mockserver.model.HttpOverrideForwardedRequest.forwardOverriddenRequest;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.HttpSseResponse.sseResponse;
import static org.mockserver.model.HttpTemplate.template;
import static org.mockserver.model.HttpWebSocketResponse.webSocketResponse;
import static org.mockserver.model.SseEvent.sseEvent;
import static org.mockserver.model.WebSocketMessage.webSocketMessage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.mockserver.client.MockServerClient;
import org.mockserver.model.Delay;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpTemplate.TemplateType;

/** Everything that answers other than with a fixed response. */
final class ActionFeatures {

    private ActionFeatures() {}

    static List<Feature> all() {
        return List.of(
                new Feature("error", ALWAYS, ActionFeatures::error_),
                new Feature("forward, changed and unchanged", ALWAYS, ActionFeatures::forwards),
                new Feature("forward with another response", ALWAYS, ActionFeatures::forwardWithResponse),
                new Feature("forward with fallback", "8.0", ActionFeatures::fallback),
                new Feature(
                        "Velocity template", ALWAYS, peer -> templated(peer, TemplateType.VELOCITY, "$request.path")),
                new Feature(
                        "Mustache template",
                        ALWAYS,
                        peer -> templated(peer, TemplateType.MUSTACHE, "{{request.path}}")),
                new Feature("forward template", ALWAYS, ActionFeatures::forwardTemplate),
                new Feature("lambda that answers", ALWAYS, ActionFeatures::responseLambda),
                new Feature("lambda that answers many at once", ALWAYS, ActionFeatures::manyLambdas),
                new Feature("lambda that forwards", ALWAYS, ActionFeatures::forwardLambda),
                new Feature("lambdas that forward and change the response", ALWAYS, ActionFeatures::bothLambdas),
                new Feature("lambda that calls the client", ALWAYS, ActionFeatures::nestedLambda),
                new Feature("reset ends lambdas", ALWAYS, ActionFeatures::resetEndsLambdas),
                new Feature("after action", "6.1", ActionFeatures::after),
                new Feature("before action", "8.0", ActionFeatures::before),
                new Feature("steps", "8.0", ActionFeatures::steps),
                new Feature("server-sent events", "6.1", ActionFeatures::events),
                new Feature("WebSocket", "6.1", ActionFeatures::webSocket));
    }

    private static void error_(Peer peer) {
        peer.client().when(request("/broken")).error(error().withDropConnection(true));

        assertThatThrownBy(() -> peer.get("/broken")).isInstanceOf(UncheckedIOException.class);
    }

    private static void forwards(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/changed").withHeader("x-added", "yes")).respond(response("changed"));
        client.when(request("/to").withHeader("x-first", "yes"))
                .forward(forward().withHost("127.0.0.1").withPort(peer.port()));
        client.when(request("/also"))
                .forward(forwardOverriddenRequest(request("/changed")
                        .withHeader("x-added", "yes")
                        .withHeader("Host", peer.hostHeader())
                        .withSocketAddress("127.0.0.1", peer.port())));

        peer.answers("/also", 200, "changed");
        assertThat(client.retrieveRecordedExpectations(request("/also"))).hasSize(1);
    }

    private static void forwardWithResponse(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/behind")).respond(response("behind"));
        client.when(request("/front"))
                .forward(forwardOverriddenRequest(
                        request("/behind").withHeader("Host", peer.hostHeader()),
                        response("change").withStatusCode(202)));

        peer.answers("/front", 202, "change");
    }

    private static void fallback(Peer peer) throws Exception {
        peer.client()
                .when(request("/lost"))
                .forwardWithFallback(forwardWithFallback()
                        .withForward(forward().withHost("127.0.0.1").withPort(Peer.freePort()))
                        .withFallback(response("instead")));

        peer.answers("/lost", 200, "instead");
    }

    private static void templated(Peer peer, TemplateType type, String path) {
        peer.client()
                .when(request("/templated"))
                .respond(template(type, "{\"statusCode\": 201, \"body\": \"at " + path + "\"}"));

        peer.answers("/templated", 201, "at /templated");
    }

    private static void forwardTemplate(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/behind")).respond(response("behind"));
        client.when(request("/front"))
                .forward(template(
                        TemplateType.VELOCITY,
                        "{\"path\": \"/behind\", \"method\": \"$request.method\", \"headers\": {\"Host\": [\""
                                + peer.hostHeader() + "\"]}}"));

        peer.answers("/front", 200, "behind");
    }

    private static void responseLambda(Peer peer) {
        peer.client()
                .when(request("/closure"))
                .respond(asked -> response(asked.getMethod("") + " " + asked.getFirstQueryStringParameter("q") + " "
                                + asked.getBodyAsString())
                        .withStatusCode(202)
                        .withHeader("x-closure", asked.getFirstHeader("x-given")));
        peer.client().when(request("/later")).respond(asked -> response("late"), Delay.milliseconds(50));

        var answer = peer.send("POST", "/closure?q=1", "text", "x-given", "given");

        assertThat(answer.statusCode()).isEqualTo(202);
        assertThat(answer.body()).isEqualTo("POST 1 text");
        assertThat(answer.headers().firstValue("x-closure")).contains("given");
        long start = System.nanoTime();
        peer.answers("/later", 200, "late");
        assertThat(System.nanoTime() - start).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(45));
    }

    private static void manyLambdas(Peer peer) {
        peer.client().when(request("/many")).respond(asked -> response(asked.getFirstQueryStringParameter("n")));

        List<String> answers = IntStream.range(0, 20)
                .parallel()
                .mapToObj(n -> peer.get("/many?n=" + n).body())
                .toList();

        assertThat(answers)
                .containsExactlyElementsOf(
                        IntStream.range(0, 20).mapToObj(Integer::toString).toList());
    }

    private static void forwardLambda(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/behind").withHeader("x-added", "yes")).respond(response("behind"));
        client.when(request("/front"))
                .forward(asked -> asked.withPath("/behind")
                        .withHeader("x-added", "yes")
                        .replaceHeader(header("Host", peer.hostHeader())));

        peer.answers("/front", 200, "behind");
    }

    private static void bothLambdas(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/behind")).respond(response("behind"));
        client.when(request("/front"))
                .forward(
                        asked -> asked.withPath("/behind").replaceHeader(header("Host", peer.hostHeader())),
                        (asked, answered) -> answered.withStatusCode(203)
                                .withBody(asked.getPath() + " " + answered.getBodyAsString()));

        peer.answers("/front", 203, "/behind behind");
    }

    private static void nestedLambda(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/outer")).respond(asked -> {
            client.when(request("/inner")).respond(response("inner"));
            return response("outer");
        });

        peer.answers("/outer", 200, "outer");
        peer.answers("/inner", 200, "inner");
    }

    private static void resetEndsLambdas(Peer peer) {
        peer.client().when(request("/closure")).respond(asked -> response("closure"));
        peer.client().reset();

        assertThat(peer.get("/closure").statusCode()).isEqualTo(404);
    }

    private static HttpRequest toldTo(OtherServer other) {
        return request("/told").withMethod("POST").withHeader("Host", other.hostHeader());
    }

    private static void after(Peer peer) throws IOException {
        try (OtherServer other = new OtherServer()) {
            peer.client()
                    .when(request("/pay"))
                    .withAfterAction(afterAction().withHttpRequest(toldTo(other)))
                    .respond(response("paid"));

            peer.answers("/pay", 200, "paid");
            other.wasCalledAt("/told");
        }
    }

    private static void before(Peer peer) throws IOException {
        try (OtherServer other = new OtherServer()) {
            peer.client()
                    .when(request("/pay"))
                    .withBeforeAction(beforeAction().withHttpRequest(toldTo(other)))
                    .respond(response("paid"));

            peer.answers("/pay", 200, "paid");
            other.wasCalledAt("/told");
        }
    }

    private static void steps(Peer peer) throws IOException {
        try (OtherServer other = new OtherServer()) {
            peer.client()
                    .when(request("/steps"))
                    .withSteps(
                            step().withHttpRequest(toldTo(other)),
                            step().withHttpResponse(response("answered").withStatusCode(202))
                                    .withResponder(true))
                    .upsert();

            peer.answers("/steps", 202, "answered");
            other.wasCalledAt("/told");
        }
    }

    private static void events(Peer peer) {
        peer.client()
                .when(request("/events"))
                .respondWithSse(sseResponse()
                        .withEvents(
                                sseEvent().withEvent("price").withData("1"),
                                sseEvent().withData("2").withId("b"))
                        .withCloseConnection(true));

        assertThat(peer.get("/events").body()).contains("event: price", "data: 1", "id: b", "data: 2");
    }

    private static void webSocket(Peer peer) throws Exception {
        peer.client()
                .when(request("/socket"))
                .respondWithWebSocket(webSocketResponse().withMessage(webSocketMessage("welcome")));
        CompletableFuture<String> received = new CompletableFuture<>();

        WebSocket socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + peer.port() + "/socket"), new WebSocket.Listener() {
                    @Override
                    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
                        received.complete(text.toString());
                        return null;
                    }
                })
                .get(10, TimeUnit.SECONDS);

        assertThat(received.get(10, TimeUnit.SECONDS)).isEqualTo("welcome");
        socket.abort();
    }
}
