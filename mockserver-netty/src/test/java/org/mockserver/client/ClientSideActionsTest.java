package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.model.AfterAction.afterAction;
import static org.mockserver.model.AfterAction.beforeAction;
import static org.mockserver.model.ExpectationStep.step;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.HttpSseResponse.sseResponse;
import static org.mockserver.model.HttpWebSocketResponse.webSocketResponse;
import static org.mockserver.model.SseEvent.sseEvent;
import static org.mockserver.model.WebSocketMessage.webSocketMessage;
import static org.mockserver.verify.VerificationTimes.exactly;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.model.HttpRequest;

/** What happens beside an answer, and answers that go on. */
class ClientSideActionsTest {

    @RegisterExtension
    static final TestServer SERVER = new TestServer();

    private final MockServerClient client = new MockServerClient("localhost", SERVER.port());

    private static HttpRequest toldAt(String path) {
        return request(path).withMethod("POST").withHeader("Host", "127.0.0.1:" + SERVER.port());
    }

    @Test
    void othersAreToldBeforeAndAfterTheAnswer() {
        client.when(request("/(before|after)")).respond(response());
        client.when(request("/pay"))
                .withBeforeAction(beforeAction().withHttpRequest(toldAt("/before")))
                .withAfterAction(afterAction().withHttpRequest(toldAt("/after")))
                .respond(response("paid"));

        SERVER.answers("/pay", 200, "paid");

        client.verify(request("/before"), exactly(1), Duration.ofSeconds(10));
        client.verify(request("/after"), exactly(1), Duration.ofSeconds(10));
    }

    @Test
    void stepsAreDoneInTheirOrder() {
        client.when(request("/told")).respond(response());
        client.when(request("/steps"))
                .withSteps(
                        step().withHttpRequest(toldAt("/told")),
                        step().withHttpResponse(response("answered").withStatusCode(202))
                                .withResponder(true))
                .upsert();

        SERVER.answers("/steps", 202, "answered");

        client.verify(request("/told"), exactly(1), Duration.ofSeconds(10));
    }

    @Test
    void eventsAreSentAsAStream() {
        client.when(request("/events"))
                .respondWithSse(sseResponse()
                        .withEvents(
                                sseEvent().withEvent("price").withData("1"),
                                sseEvent().withData("2").withId("b"))
                        .withCloseConnection(true));

        assertThat(SERVER.get("/events").body()).contains("event: price\ndata: 1\n\n", "id: b\n", "data: 2\n");
    }

    @Test
    void aWebSocketIsTalkedOver() {
        client.when(request("/socket"))
                .respondWithWebSocket(webSocketResponse().withMessage(webSocketMessage("welcome")));
        CompletableFuture<String> received = new CompletableFuture<>();

        WebSocket socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + SERVER.port() + "/socket"), new WebSocket.Listener() {
                    @Override
                    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
                        received.complete(text.toString());
                        return null;
                    }
                })
                .join();

        assertThat(received.join()).isEqualTo("welcome");
        socket.abort();
    }
}
