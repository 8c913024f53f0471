package org.mockserver.compatibility.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.compatibility.peers.Feature.ALWAYS;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.mockserver.client.ClientException;
import org.mockserver.client.MockServerClient;
import org.mockserver.mock.MockMode;

/** The server itself, and what it makes of documents. */
final class ServerFeatures {
    private static final String HAR = """
            {"log": {"version": "1.2", "creator": {"name": "t", "version": "1"}, "entries": [{
              "startedDateTime": "2026-01-01T00:00:00Z", "time": 1,
              "request": {"method": "GET", "url": "http://example.test/har", "httpVersion": "HTTP/1.1", "headers": [],
                "queryString": [], "cookies": [], "headersSize": -1, "bodySize": 0},
              "response": {"status": 200, "statusText": "OK", "httpVersion": "HTTP/1.1", "headers": [], "cookies": [],
                "content": {"size": 3, "mimeType": "text/plain", "text": "har"}, "redirectURL": "", "headersSize": -1,
                "bodySize": 3},
              "cache": {}, "timings": {"send": 0, "wait": 1, "receive": 0}}]}}""";

    private ServerFeatures() {}

    static List<Feature> all() {
        return List.of(
                new Feature("started, running, bind", ALWAYS, ServerFeatures::status),
                new Feature("metrics as JSON", "6.1", ServerFeatures::metrics),
                new Feature("clock", "8.0", ServerFeatures::clock),
                new Feature("mode", "8.0", ServerFeatures::mode),
                new Feature("configuration", "6.1", ServerFeatures::configuration),
                new Feature("scenario moved from outside", "8.0", ServerFeatures::scenario),
                new Feature("files", "6.1", ServerFeatures::files),
                new Feature("debugMismatch", "6.1", ServerFeatures::mismatch),
                new Feature("import of HAR", "8.0", ServerFeatures::har),
                new Feature("pact", "8.0", ServerFeatures::pact),
                new Feature("replay", "8.0", ServerFeatures::replay),
                new Feature("drift", "8.0", ServerFeatures::drift),
                new Feature("gRPC services", "6.1", ServerFeatures::grpc));
    }

    private static void status(Peer peer) {
        MockServerClient client = peer.client();

        assertThat(client.hasStarted()).isTrue();
        assertThat(client.isRunning()).isTrue();
        assertThat(client.hasStopped()).isFalse();
        List<Integer> bound = client.bind(0);
        assertThat(bound).hasSize(1);
        assertThat(new MockServerClient("127.0.0.1", bound.get(0)).isRunning()).isTrue();
    }

    private static void metrics(Peer peer) {
        assertThat(peer.client().retrieveMetrics()).startsWith("{");
    }

    private static void clock(Peer peer) {
        MockServerClient client = peer.client();
        client.freezeClock(Instant.parse("2030-01-01T00:00:00Z"));

        assertThat(client.clockStatus()).contains("2030-01-01T00:00:00");
        client.advanceClock(Duration.ofHours(2));
        assertThat(client.clockStatus()).contains("2030-01-01T02:00:00");
        client.resetClock().freezeClock().resetClock();
        assertThat(client.clockStatus()).doesNotContain("2030");
    }

    private static void mode(Peer peer) {
        MockServerClient client = peer.client();
        MockMode before = client.retrieveMode();

        assertThat(client.setMode(MockMode.CAPTURE).retrieveMode()).isEqualTo(MockMode.CAPTURE);
        assertThat(client.setMode(MockMode.SIMULATE).retrieveMode()).isEqualTo(MockMode.SIMULATE);
        client.setMode(before);
    }

    private static void configuration(Peer peer) {
        MockServerClient client = peer.client();

        assertThat(client.retrieveConfiguration()).contains("\"maxLogEntries\"");
        client.updateConfiguration("{\"livenessHttpGetPath\": \"/alive\"}");
        assertThat(peer.get("/alive").statusCode()).isEqualTo(200);
    }

    private static void scenario(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/s"))
                .withScenarioName("door")
                .withScenarioState("on")
                .respond(response("on"));
        MockServerClient.ScenarioHandle scenario = client.scenario("door");

        scenario.set("on");
        peer.answers("/s", 200, "on");
        scenario.trigger("off");
        assertThat(scenario.state()).isEqualTo("off");
        scenario.set("now", 60_000L, "later");
        assertThat(client.scenarios()).contains(new MockServerClient.Scenario("door", "now"));
    }

    private static void files(Peer peer) {
        MockServerClient client = peer.client();
        client.storeFile("a.txt", "text").storeFile("b.bin", new byte[] {1, 2, 3});

        assertThat(client.listFiles()).contains("a.txt", "b.bin");
        assertThat(client.retrieveFile("a.txt")).isEqualTo("text".getBytes(StandardCharsets.UTF_8));
        assertThat(client.retrieveFile("b.bin")).containsExactly(1, 2, 3);
        client.deleteFile("a.txt").deleteFile("b.bin");
        assertThatThrownBy(() -> client.retrieveFile("a.txt")).isInstanceOf(ClientException.class);
    }

    private static void mismatch(Peer peer) {
        peer.client().when(request("/right")).withId("right").respond(response("r"));

        assertThat(peer.client().debugMismatch(request("/wrong"))).contains("\"right\"");
    }

    private static void har(Peer peer) {
        assertThat(peer.client().importHar(HAR)).hasSize(1);
        peer.answers("/har", 200, "har");
    }

    private static void pact(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/p").withMethod("GET")).respond(response("p").withStatusCode(200));

        String pact = client.pactExport("me", "you");

        assertThat(pact).contains("\"me\"");
        assertThat(client.pactVerify(pact)).contains("/p");
        assertThat(client.pactImport(pact)).contains("/p");
        client.reset();
        assertThatThrownBy(() -> client.pactVerify(pact)).isInstanceOf(AssertionError.class);
    }

    private static void replay(Peer peer) throws IOException {
        try (OtherServer other = new OtherServer()) {
            assertThat(peer.client()
                            .replay(request("/again").withMethod("GET").withHeader("Host", other.hostHeader()))
                            .getBodyAsString())
                    .isEqualTo("/again");
        }
    }

    private static void drift(Peer peer) {
        assertThat(peer.client().retrieveDrift()).startsWith("{");
        peer.client().clearDrift();
    }

    private static void grpc(Peer peer) {
        assertThat(peer.client().retrieveGrpcServices()).startsWith("[");
        peer.client().clearGrpcDescriptors();
    }
}
