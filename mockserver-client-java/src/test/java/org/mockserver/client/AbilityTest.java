package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Calls that an older server would answer with more than was asked for. */
class AbilityTest {
    private final List<String> received = new CopyOnWriteArrayList<>();
    private HttpServer server;
    private volatile String status = "{}";

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            received.add(exchange.getRequestURI().toString());
            byte[] body = status.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
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

    @Test
    void aConditionThatTheServerWouldLeaveOutIsNotSent() {
        status = "{\"version\": \"9.1.0\"}";

        assertThatThrownBy(() -> client().clearUnmatchedExpectations())
                .isInstanceOf(ClientException.class)
                .hasMessageContaining("/mockserver/clear?type=expectations&unmatched=true was not sent")
                .hasMessageContaining("MockServer 9.1.0")
                .hasMessageContaining("MockServer 9.2 or later");
        assertThat(received).containsExactly("/mockserver/status");
    }

    @Test
    void theServerIsAskedOnceForItsVersion() {
        status = "{\"version\": \"9.2.0\"}";

        client().clearByNamespace("n").clearByMetadataKey("k");

        assertThat(received)
                .containsExactly(
                        "/mockserver/status",
                        "/mockserver/clear?type=expectations&namespace=n",
                        "/mockserver/clear?type=expectations&metadataKey=k");
    }

    @Test
    void aServerThatCountsDifferentlyOrSaysNothingIsTrusted() {
        for (String each : List.of("{\"version\": \"1.0.0-SNAPSHOT\"}", "{\"version\": \"next\"}", "{}", "pardon?")) {
            received.clear();
            status = each;

            client().clearByNamespace("n");

            assertThat(received).as(each).hasSize(2);
        }
    }
}
