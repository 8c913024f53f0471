package org.mockserver.integration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.configuration.Configuration.configuration;
import static org.mockserver.integration.ClientAndServer.startClientAndServer;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.proxyconfiguration.ProxyConfiguration.proxyConfiguration;
import static org.mockserver.stop.Stop.stopQuietly;
import static org.mockserver.verify.VerificationTimes.once;

import java.io.Closeable;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.mockserver.client.MockServerClient;
import org.mockserver.configuration.Configuration;
import org.mockserver.log.model.LogEntry;
import org.mockserver.netty.MockServer;
import org.mockserver.proxyconfiguration.ProxyConfiguration;
import org.mockserver.stop.Stoppable;

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
    void whatMayNotHaveBeenStartedIsStoppedQuietly() {
        ClientAndServer server = startClientAndServer();
        Closeable asUsersCloseIt = server;
        stopQuietly(server);
        stopQuietly(server);
        stopQuietly(null);
        stopQuietly((Stoppable) asUsersCloseIt);

        assertThat(server.hasStopped()).isTrue();
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
    void settingsAreGivenInCode() throws Exception {
        Configuration settings =
                configuration().livenessHttpGetPath("/alive").logLevel("WARN").maxSocketTimeoutInMillis(5_000L);
        try (ClientAndServer server = startClientAndServer(settings);
                ClientAndServer front = startClientAndServer(settings, "127.0.0.1", server.getPort())) {
            assertThat(get(server.getPort(), "/alive").statusCode()).isEqualTo(200);
            assertThat(server.retrieveConfiguration()).contains("\"maxSocketTimeoutInMillis\" : 5000");
            server.when(request("/far")).respond(response("away"));
            assertThat(get(front.getPort(), "/far").body()).isEqualTo("away");
        }
        Configuration wrong = configuration().maxLogEntries(-5);
        assertThatThrownBy(() -> startClientAndServer(wrong))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("maxLogEntries")
                .hasMessageContaining("-5");
    }

    @Test
    void listenersHearOfChanges() {
        List<Integer> counts = new CopyOnWriteArrayList<>();
        try (ClientAndServer server = startClientAndServer()) {
            server.registerListener(expectations -> counts.add(expectations.size()));
            server.when(request("/a")).respond(response("a"));
            server.reset();
        }
        assertThat(counts).containsExactly(1, 0);
    }

    @Test
    void aServerRunsWithoutAClient() throws Exception {
        MockServer server = new MockServer(configuration().livenessHttpGetPath("/alive"));

        assertThat(server.isRunning()).isTrue();
        assertThat(get(server.getLocalPort(), "/alive").statusCode()).isEqualTo(200);
        assertThat(server.bindServerPorts(List.of(0))).hasSize(1);
        assertThat(server.getLocalPorts()).hasSize(2);
        assertThatThrownBy(() -> server.bindServerPorts(List.of(server.getLocalPort())))
                .isInstanceOf(IllegalStateException.class);
        server.stopAsync().get(20, TimeUnit.SECONDS);
        assertThat(server.isRunning()).isFalse();
        server.stop();
    }

    @Test
    void proxiesAreSettingsToo() {
        ProxyConfiguration proxy = proxyConfiguration(ProxyConfiguration.Type.HTTPS, "proxy.test:3128", "me", "secret");
        MockServer server = new MockServer(proxy);
        try (MockServerClientOf client = new MockServerClientOf(server)) {
            assertThat(client.settings()).contains("proxy.test:3128").doesNotContain("secret");
        }
        assertThat(ProxyConfiguration.proxyConfiguration(configuration().forwardHttpProxy("p:1")))
                .containsExactly(proxyConfiguration(ProxyConfiguration.Type.HTTP, "p:1"));
    }

    /** A client that is closed together with a server. */
    private record MockServerClientOf(MockServer server) implements AutoCloseable {

        String settings() {
            return new MockServerClient("localhost", server.getLocalPort()).retrieveConfiguration();
        }

        @Override
        public void close() {
            server.close();
        }
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

    @Test
    void aListenerHearsTheLogOfEachServerInTheProcess() throws Exception {
        try (ClientAndServer one = startClientAndServer();
                ClientAndServer other = startClientAndServer()) {
            List<LogEntry> told = new CopyOnWriteArrayList<>();
            ClientAndServer.setLogEventListener(told::add);
            try {
                one.when(request("/hello")).respond(response("world"));
                get(one.getPort(), "/hello");
                get(other.getPort(), "/hello");
                LogEntry[] logged = one.retrieveLogEntries(request("/hello"));

                Awaitility.await().untilAsserted(() -> {
                    assertThat(told).extracting(LogEntry::toString).containsAll(texts(logged));
                    assertThat(told).anySatisfy(entry -> {
                        assertThat(entry.getType()).isEqualTo(LogEntry.LogMessageType.NO_MATCH_RESPONSE);
                        assertThat(entry.getPort()).isEqualTo(other.getPort());
                    });
                });
            } finally {
                ClientAndServer.setLogEventListener(null);
            }
            get(one.getPort(), "/afterwards");
            one.verify(request("/afterwards"), once());
            assertThat(told).extracting(LogEntry::getMessage).noneMatch(text -> text.contains("/afterwards"));
        }
    }

    private static List<String> texts(LogEntry[] entries) {
        return Arrays.stream(entries).map(LogEntry::toString).toList();
    }
}
