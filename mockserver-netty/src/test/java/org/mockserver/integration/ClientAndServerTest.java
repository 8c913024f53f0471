package org.mockserver.integration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.integration.ClientAndServer.startClientAndServer;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.verify.VerificationTimes.once;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.mockserver.client.MockServerClient;

class ClientAndServerTest {

    private static HttpResponse<String> get(int port, String path) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void aServerRunsWhileItsClientIsOpen() throws Exception {
        ClientAndServer server = startClientAndServer();
        int port = server.getPort();
        server.when(request("/hello")).respond(response("world"));

        assertThat(get(port, "/hello").body()).isEqualTo("world");
        server.verify(request("/hello"), once());
        assertThat(server.isRunning()).isTrue();
        assertThat(server.hasStarted()).isTrue();
        assertThat(server.getLocalPorts()).containsExactly(port);
        assertThat(server.remoteAddress().getPort()).isEqualTo(port);

        server.stop();
        server.stop();
        server.close();
        assertThat(server.isRunning()).isFalse();
        assertThat(server.hasStopped()).isTrue();
        assertThatThrownBy(server::reset)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("ClientAndServer has already been stopped");
    }

    @Test
    void portsCanBeAddedAndTakenOnes() {
        try (ClientAndServer server = startClientAndServer(List.of(0, 0))) {
            assertThat(server.getLocalPorts()).hasSize(2);
            List<Integer> added = server.bind(0);
            assertThat(server.getLocalPorts()).hasSize(3).containsAll(added);
            assertThatThrownBy(() -> startClientAndServer(server.getPort()))
                    .isInstanceOf(RuntimeException.class)
                    .hasMessageContaining("Exception while binding MockServer to port " + server.getPort());
        }
    }

    @Test
    void unmatchedRequestsArePassedOn() throws Exception {
        try (ClientAndServer behind = startClientAndServer();
                ClientAndServer front = startClientAndServer("127.0.0.1", behind.getPort())) {
            behind.when(request("/far")).respond(response("away"));

            assertThat(get(front.getPort(), "/far").body()).isEqualTo("away");
            assertThat(front.retrieveRecordedExpectations(request("/far"))).hasSize(1);
        }
    }

    @Test
    void aPlainClientStopsTheServerToo() {
        ClientAndServer server = startClientAndServer();
        MockServerClient client = new MockServerClient("localhost", server.getPort());

        client.stop();

        assertThat(server.hasStopped(50, 100, TimeUnit.MILLISECONDS)).isTrue();
        assertThatThrownBy(() -> client.verify(request(), once()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("MockServerClient has already been stopped");
        server.close();
    }

    @Test
    void stoppingInTheBackgroundCanBeAwaited() throws Exception {
        ClientAndServer server = startClientAndServer();

        server.stopAsync().get(20, TimeUnit.SECONDS);

        assertThat(server.isRunning()).isFalse();
    }

    @Test
    void callsGoOverTls() {
        try (ClientAndServer server = startClientAndServer()) {
            MockServerClient secure = new MockServerClient("localhost", server.getPort()).withSecure(true);

            secure.when(request("/s").withSecure(true)).respond(response("s"));

            assertThat(secure.isSecure()).isTrue();
            assertThat(secure.retrieveActiveExpectations(null)).hasSize(1);
        }
    }
}
