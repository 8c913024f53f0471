package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.verify.VerificationTimes.once;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockserver.authentication.AuthenticationException;
import org.mockserver.configuration.ClientConfiguration;
import org.mockserver.httpclient.SocketConnectionException;
import org.mockserver.internal.wire.Json;

/** What users see when a server refuses, is something else, or is not there. */
class ClientFailuresTest {

    private HttpServer server;
    private final AtomicReference<HttpExchange> last = new AtomicReference<>();
    private final List<String> sent = new CopyOnWriteArrayList<>();
    private volatile int status = 200;
    private volatile String body = "";

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            sent.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            last.set(exchange);
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("version", "1.2.3");
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private MockServerClient client() {
        return new MockServerClient("127.0.0.1", server.getAddress().getPort());
    }

    private void answering(int withStatus, String withBody) {
        status = withStatus;
        body = withBody;
    }

    @Test
    void badRequestsAreIllegalArguments() {
        answering(400, "wrong field x");
        assertThatThrownBy(() -> client().reset())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("wrong field x")
                .hasMessageContaining("PUT " + "http://127.0.0.1:")
                .hasMessageContaining("/mockserver/reset");
        assertThatThrownBy(() -> client().verify(request(), once()))
                .isInstanceOf(AssertionError.class)
                .hasMessage("wrong field x");
    }

    @Test
    void missingCredentialsHaveAnExceptionOfTheirOwn() {
        answering(401, "Unauthorized for control plane");
        assertThatThrownBy(() -> client().reset())
                .isInstanceOf(AuthenticationException.class)
                .hasMessageStartingWith("Unauthorized for control plane")
                .hasMessageContaining("withControlPlaneJWT");
        assertThatThrownBy(() -> client().verify(request(), once())).isInstanceOf(AuthenticationException.class);
    }

    @Test
    void otherRefusalsShowAnswerAndRequest() {
        for (int refusal : new int[] {403, 404, 406, 409, 500}) {
            answering(refusal, "because");
            assertThatThrownBy(() -> client().when(request("/x")).respond(response("x")))
                    .isInstanceOf(ClientException.class)
                    .hasMessageStartingWith("error:")
                    .hasMessageContaining("status " + refusal + "\nbecause")
                    .hasMessageContaining(" while sending request:")
                    .hasMessageContaining("\"path\" : \"/x\"");
        }
    }

    @Test
    void aServerThatDoesNotCreateIsNoMockServer() {
        answering(200, "hello");
        assertThatThrownBy(() -> client().when(request("/x")).respond(response("x")))
                .isInstanceOf(ClientException.class)
                .hasMessageContaining("not the one a MockServer gives");
    }

    @Test
    void aVerificationSucceedsWithoutWords() {
        answering(202, "");
        client().verify(request(), once());
        answering(200, "strange");
        assertThatThrownBy(() -> client().verify(request(), once()))
                .isInstanceOf(AssertionError.class)
                .hasMessage("strange");
        answering(500, "broken");
        assertThatThrownBy(() -> client().verify(request(), once()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("while sending request");
    }

    @Test
    void aServerIsAskedToWaitForAMomentAtATime() {
        answering(406, "not yet");

        assertThatThrownBy(() -> client().verify(request(), once(), Duration.ofMillis(100)))
                .isInstanceOf(AssertionError.class)
                .hasMessage("not yet");
        assertThatThrownBy(() -> client().verify(request(), once(), Duration.ofMillis(600)))
                .isInstanceOf(AssertionError.class);

        assertThat(sent.get(0)).doesNotContain("timeout");
        assertThat(sent)
                .filteredOn(body -> body.contains("timeout"))
                .isNotEmpty()
                .allSatisfy(body -> assertThat(
                                Json.parseStrict(body).path("timeout").asInt())
                        .isBetween(1, 250));
    }

    @Test
    void aServerThatIsNotThereIsNamed() {
        int port = server.getAddress().getPort();
        server.stop(0);
        MockServerClient client = new MockServerClient("127.0.0.1", port);
        assertThatThrownBy(client::reset)
                .isInstanceOf(SocketConnectionException.class)
                .hasMessageStartingWith("Unable to connect to socket 127.0.0.1:" + port);
        assertThatThrownBy(() -> client.verify(request(), once()))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("Unable to connect to socket");
        assertThat(client.isRunning()).isFalse();
        assertThat(client.hasStopped()).isTrue();
        assertThat(client.hasStarted(1, 10, java.util.concurrent.TimeUnit.MILLISECONDS))
                .isFalse();
    }

    @Test
    void aSilentServerIsNotWaitedForForEver() {
        server.createContext("/mockserver/clear", exchange -> {});
        MockServerClient client = new MockServerClient(
                ClientConfiguration.clientConfiguration().maxSocketTimeoutInMillis(100L),
                "127.0.0.1",
                server.getAddress().getPort());
        assertThatThrownBy(() -> client.clear(request()))
                .isInstanceOf(SocketConnectionException.class)
                .hasMessageContaining("within 100 ms");
    }

    @Test
    void callsCarryCredentialsAndAdditions() {
        MockServerClient client = client().withControlPlaneJWT("token")
                .withRequestOverride(request()
                        .withHeader("x-tenant", "blue")
                        .withHeader("Host", "ignored")
                        .withCookie("a", "b")
                        .withQueryStringParameter("q", "1 2"));
        client.clearByNamespace("n");

        HttpExchange exchange = last.get();
        assertThat(exchange.getRequestMethod()).isEqualTo("PUT");
        assertThat(exchange.getRequestURI().toString())
                .isEqualTo("/mockserver/clear?type=expectations&namespace=n&q=1+2");
        assertThat(exchange.getRequestHeaders().getFirst("Authorization")).isEqualTo("Bearer token");
        assertThat(exchange.getRequestHeaders().getFirst("x-tenant")).isEqualTo("blue");
        assertThat(exchange.getRequestHeaders().getFirst("Cookie")).isEqualTo("a=b");
        assertThat(exchange.getRequestHeaders()).doesNotContainKey("version");
        client.withControlPlaneBasicAuthentication("me", "secret").reset();
        assertThat(last.get().getRequestHeaders().getFirst("Authorization")).isEqualTo("Basic bWU6c2VjcmV0");
        client.withControlPlaneJWT(() -> " ");
        assertThatThrownBy(client::reset).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> client.withRequestOverride(null)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theContextPathStandsInFront() {
        new MockServerClient("127.0.0.1", server.getAddress().getPort(), "a/b").reset();

        assertThat(last.get().getRequestURI().toString()).isEqualTo("/a/b/mockserver/reset");
    }

    @Test
    void thePortMayComeLater() {
        CompletableFuture<Integer> port = new CompletableFuture<>();
        MockServerClient client =
                new MockServerClient(ClientConfiguration.clientConfiguration().maxFutureTimeoutInMillis(50L), port);
        assertThatThrownBy(client::reset).isInstanceOf(ClientException.class).hasMessageContaining("within 50 ms");
        port.complete(server.getAddress().getPort());
        client.reset();
    }

    @Test
    void wrongArgumentsAreRefusedAtOnce() {
        assertThatThrownBy(() -> new MockServerClient((String) null, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new MockServerClient("", 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new MockServerClient("localhost", 1, null))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
