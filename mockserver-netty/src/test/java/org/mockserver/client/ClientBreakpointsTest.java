package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.configuration.Configuration.configuration;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.HttpSseResponse.sseResponse;
import static org.mockserver.model.SseEvent.sseEvent;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.integration.ClientAndServer;
import org.mockserver.mock.breakpoint.BreakpointPhase;
import org.mockserver.serialization.model.StreamFrameDecisionDTO;

/** Code of tests that decides about exchanges that are held, in the process of the server and over a WebSocket. */
class ClientBreakpointsTest {

    @RegisterExtension
    static final TestServer SERVER = new TestServer();

    private final MockServerClient far = new MockServerClient("localhost", SERVER.port());

    private MockServerClient client(String way) {
        return way.equals("near") ? SERVER.client() : far;
    }

    @AfterEach
    void reset() {
        far.reset();
        SERVER.client().reset();
    }

    @ParameterizedTest
    @ValueSource(strings = {"near", "far"})
    void aHandlerDecidesAboutRequests(String way) {
        MockServerClient client = client(way);
        client.when(request("/other")).respond(response("other"));
        client.when(request("/same")).respond(response("same"));
        String id = client.addBreakpoint(
                request("/.*"), held -> switch (held.getPath().getValue()) {
                    case "/changed" -> held.withPath("/other");
                    case "/refused" -> response("refused").withStatusCode(403);
                    case "/broken" -> throw new IllegalStateException("cannot say");
                    default -> null;
                });

        SERVER.answers("/changed", 200, "other");
        SERVER.answers("/refused", 403, "refused");
        SERVER.answers("/same", 200, "same");
        assertThat(SERVER.get("/broken").statusCode()).isEqualTo(404);
        assertThat(client.retrieveLogMessages(null))
                .contains("could not decide")
                .contains("cannot say");
        assertThat(client.listBreakpointMatchers()).contains(id);
        client.removeBreakpointMatcher(id);
        assertThat(client.listBreakpointMatchers()).doesNotContain(id);
        assertThat(SERVER.get("/refused").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"near", "far"})
    void handlersDecideAboutRequestsAndResponses(String way) {
        MockServerClient client = client(way);
        client.when(request("/both").withHeader("x-seen", "1"))
                .respond(response("mocked").withHeader("content-length", "6"));
        client.addBreakpoint(
                request("/both"),
                held -> held.withHeader("x-seen", "1"),
                (held, answer) -> answer.withBody(answer.getBodyAsString() + " and changed by " + held.getMethod("")));

        SERVER.answers("/both", 200, "mocked and changed by GET");
        client.clearBreakpointMatchers();
        assertThat(SERVER.get("/both").statusCode()).isEqualTo(404);
        client.addBreakpoint(request("/both"), EnumSet.of(BreakpointPhase.RESPONSE), null, null, null);
        assertThat(SERVER.get("/both").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"near", "far"})
    void aHandlerDecidesAboutFrames(String way) {
        MockServerClient client = client(way);
        client.when(request("/events"))
                .respondWithSse(sseResponse()
                        .withEvents(
                                sseEvent().withData("1"),
                                sseEvent().withData("2"),
                                sseEvent().withData("3"))
                        .withCloseConnection(true));
        List<String> seen = new CopyOnWriteArrayList<>();
        client.addBreakpoint(request("/events"), EnumSet.of(BreakpointPhase.RESPONSE_STREAM), frame -> {
            String text = new String(Base64.getDecoder().decode(frame.getBody()), StandardCharsets.UTF_8);
            seen.add(frame.getSequenceNumber() + " " + frame.getRequestPath() + " " + text.strip());
            return switch (frame.getSequenceNumber()) {
                case 0 -> null;
                case 1 -> new StreamFrameDecisionDTO().setAction("DROP");
                default ->
                    new StreamFrameDecisionDTO()
                            .setAction("INJECT")
                            .setBody(
                                    Base64.getEncoder().encodeToString("data: 4\n\n".getBytes(StandardCharsets.UTF_8)));
            };
        });

        SERVER.answers("/events", 200, "data: 1\n\ndata: 3\n\ndata: 4\n\n");

        assertThat(seen).containsExactly("0 /events data: 1", "1 /events data: 2", "2 /events data: 3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"near", "far"})
    void phasesFollowFromTheHandlers(String way) {
        MockServerClient client = client(way);
        client.addBreakpoint(request("/a"), null, (held, answer) -> null, frame -> null);
        assertThat(client.listBreakpointMatchers())
                .contains("RESPONSE", "RESPONSE_STREAM")
                .doesNotContain("\"REQUEST\"");
        client.clearBreakpointMatchers();
        client.addBreakpoint(request("/a"), held -> null, null, null, BreakpointPhase.REQUEST);
        assertThat(client.listBreakpointMatchers()).contains("\"REQUEST\"").doesNotContain("RESPONSE");
        assertThatThrownBy(() -> client.addBreakpoint(request("/a"), null, null, null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("at least one phase is required");
        assertThatThrownBy(() ->
                        client.addBreakpoint(request("/a"), EnumSet.of(BreakpointPhase.INBOUND_STREAM), frame -> null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("INBOUND_STREAM is not supported");
    }

    private static CompletableFuture<String> start(int port, String path) {
        return HttpClient.newHttpClient()
                .sendAsync(
                        java.net.http.HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                                .build(),
                        BodyHandlers.ofString())
                .thenApply(java.net.http.HttpResponse::body);
    }

    @ParameterizedTest
    @ValueSource(strings = {"near", "far"})
    void whatIsHeldGoesOnWithoutTheBreakpoint(String way) throws InterruptedException {
        MockServerClient client = client(way);
        client.when(request("/held")).respond(response("mocked"));
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch asked = new CountDownLatch(1);
        String id = client.addBreakpoint(request("/held"), held -> {
            asked.countDown();
            try {
                end.await();
            } catch (InterruptedException ended) {
                throw new IllegalStateException(ended);
            }
            return response("too late");
        });
        CompletableFuture<String> answer = start(SERVER.port(), "/held");
        assertThat(asked.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(answer).isNotDone();

        client.removeBreakpointMatcher(id);

        assertThat(answer.join()).isEqualTo("mocked");
        end.countDown();
    }

    @ParameterizedTest
    @ValueSource(strings = {"near", "far"})
    void aHandlerThatTakesTooLongDoesNotHoldTheExchangeLonger(String way) {
        CountDownLatch end = new CountDownLatch(1);
        try (ClientAndServer server =
                ClientAndServer.startClientAndServer(configuration().breakpointTimeoutMillis(100L))) {
            MockServerClient client = way.equals("near") ? server : new MockServerClient("localhost", server.getPort());
            client.when(request("/held")).respond(response("mocked"));
            client.addBreakpoint(request("/held"), (BreakpointRequestHandler) held -> {
                try {
                    end.await();
                } catch (InterruptedException ended) {
                    throw new IllegalStateException(ended);
                }
                return null;
            });

            assertThat(start(server.getPort(), "/held").join()).isEqualTo("mocked");
        } finally {
            end.countDown();
        }
    }
}
