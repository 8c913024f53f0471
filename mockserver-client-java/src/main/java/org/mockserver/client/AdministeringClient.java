package org.mockserver.client;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.MockMode;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What changes or explains the server itself: clock, mode, settings, scenarios, files. */
abstract class AdministeringClient extends RetrievingClient {

    private static final int NOT_ACCEPTABLE = 406;
    private static final String NAME = "name";
    private static final String XML = "application/xml; charset=utf-8";
    private static final String BYTES = "application/octet-stream";

    AdministeringClient(Remote remote) {
        super(remote);
    }

    /** Stops the clock of the server at the present moment. */
    public MockServerClient freezeClock() {
        return clock(Json.object().put("action", "freeze"));
    }

    /** Stops the clock of the server at that moment. */
    public MockServerClient freezeClock(Instant instant) {
        return clock(Json.object().put("action", "freeze").put("instant", instant.toString()));
    }

    /** Stops the clock of the server and puts it forward. */
    public MockServerClient advanceClock(Duration duration) {
        return clock(Json.object().put("action", "advance").put("durationMillis", duration.toMillis()));
    }

    /** Lets the clock of the server follow that of its machine again. */
    public MockServerClient resetClock() {
        return clock(Json.object().put("action", "reset"));
    }

    private MockServerClient clock(ObjectNode change) {
        remote().call(Call.put("/clock").json(Json.pretty(change)));
        return self();
    }

    /** What the clock of the server shows, as JSON. */
    public String clockStatus() {
        return remote().call(Call.get("/clock")).text();
    }

    /** Sets what happens to requests that no expectation matches. */
    public MockServerClient setMode(MockMode mode) {
        remote().call(Call.put("/mode").with("mode", mode.name()));
        return self();
    }

    /** What happens to requests that no expectation matches. */
    public MockMode retrieveMode() {
        String mode = Json.parse(remote().call(Call.get("/mode")).bytes())
                .path("mode")
                .asString("");
        return MockMode.valueOf(mode.toUpperCase(Locale.ROOT));
    }

    /** The settings of the server as JSON. */
    public String retrieveConfiguration() {
        return remote().call(Call.get("/configuration")).text();
    }

    /** Changes settings of the running server, all or none. Returns its settings as JSON. */
    public String updateConfiguration(String json) {
        return remote().call(Call.put("/configuration").json(json)).text();
    }

    /** A scenario of the server, by its name. */
    public MockServerClient.ScenarioHandle scenario(String name) {
        return new MockServerClient.ScenarioHandle(remote(), name);
    }

    /** All scenarios that expectations have used, with their states. */
    public List<MockServerClient.Scenario> scenarios() {
        List<MockServerClient.Scenario> scenarios = new ArrayList<>();
        JsonNode document = Json.parse(remote().call(Call.get("/scenario")).bytes());
        for (JsonNode each : document.path("scenarios")) {
            scenarios.add(new MockServerClient.Scenario(
                    each.path("scenarioName").asString(""),
                    each.path("currentState").asString("")));
        }
        return scenarios;
    }

    /** Stores a text as a file of the server. */
    public MockServerClient storeFile(String name, String content) {
        ObjectNode file = Json.object().put(NAME, name).put("content", content);
        remote().create(Call.put("/files/store").json(Json.pretty(file)));
        return self();
    }

    /** Stores bytes as a file of the server. */
    public MockServerClient storeFile(String name, byte[] content) {
        ObjectNode file = Json.object()
                .put(NAME, name)
                .put("content", Base64.getEncoder().encodeToString(content))
                .put("base64", true);
        remote().create(Call.put("/files/store").json(Json.pretty(file)));
        return self();
    }

    /** The bytes of a file of the server. */
    public byte[] retrieveFile(String name) {
        return remote().call(Call.put("/files/retrieve").json(named(name))).bytes();
    }

    /** The names of the files of the server. */
    public Set<String> listFiles() {
        Set<String> names = new LinkedHashSet<>();
        for (JsonNode name : Json.parse(remote().call(Call.put("/files/list")).bytes())) {
            names.add(name.asString(""));
        }
        return names;
    }

    /** Deletes a file of the server. */
    public MockServerClient deleteFile(String name) {
        remote().call(Call.put("/files/delete").json(named(name)));
        return self();
    }

    private static String named(String name) {
        return Json.pretty(Json.object().put(NAME, name));
    }

    /** The metrics of the server in the text form of Prometheus. */
    public String scrapeMetrics() {
        return remote().call(Call.get("/metrics")).text();
    }

    /** Which expectations come close to such a request, and how they differ, as JSON; null for the last one received. */
    public String debugMismatch(@Nullable RequestDefinition request) {
        return remote().call(Call.put("/debugMismatch").json(filter(request))).text();
    }

    /** Which expectation would answer a recorded request now; the id is the one its log entries have in common. */
    public RequestExplanation explain(String correlationId) {
        Call call = Call.put("/explain").with("correlationId", correlationId);
        return new RequestExplanation(remote().call(call).text());
    }

    /** Sends a request to where its {@code Host} header or socket address says, and returns what came back. */
    public HttpResponse replay(HttpRequest request) {
        Answer answer = remote().call(Call.put("/replay").json(RequestWire.write(request)));
        return ResponseWire.readRecorded(answer.text());
    }

    /** How responses of other servers have drifted from expectations, as JSON. */
    public String retrieveDrift() {
        return remote().call(Call.get("/drift")).text();
    }

    /** Forgets what is known about drift. */
    public MockServerClient clearDrift() {
        remote().call(Call.put("/drift/clear"));
        return self();
    }

    /** Makes expectations from a WSDL document. Returns what the server has stored. */
    public Expectation[] wsdlExpectation(String wsdl) {
        return stored(remote().create(Call.put("/wsdl").body(XML, wsdl.getBytes(StandardCharsets.UTF_8))));
    }

    /** Makes expectations from a pact. Returns them as JSON. */
    public String pactImport(String pact) {
        return remote().create(Call.put("/pact/import").json(pact)).text();
    }

    /** The expectations as a pact between two parties. */
    public String pactExport(String consumer, String provider) {
        return remote().call(Call.put("/pact").with("consumer", consumer).with("provider", provider))
                .text();
    }

    /** Whether the expectations keep a pact: the report as JSON; an {@link AssertionError} with it if they do not. */
    public String pactVerify(String pact) {
        Call call = Call.put("/pact/verify").json(pact);
        Answer answer = remote().exchange(call);
        if (answer.status() == NOT_ACCEPTABLE) {
            throw new AssertionError(answer.text());
        }
        if (!answer.isSuccess()) {
            throw Refusals.of(call, remote().url(call.target()), answer);
        }
        return answer.text();
    }

    /** Gives the server the descriptors of gRPC services, as a compiled descriptor set. */
    public MockServerClient uploadGrpcDescriptor(byte[] descriptorSet) {
        remote().create(Call.put("/grpc/descriptors").body(BYTES, descriptorSet));
        return self();
    }

    /** The gRPC services the server knows, as JSON. */
    public String retrieveGrpcServices() {
        return remote().call(Call.put("/grpc/services")).text();
    }

    /** Forgets the descriptors of gRPC services. */
    public MockServerClient clearGrpcDescriptors() {
        remote().call(Call.put("/grpc/clear"));
        return self();
    }
}
