package org.mockserver.compatibility.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.HttpSseResponse.sseResponse;
import static org.mockserver.model.JsonBody.json;
import static org.mockserver.model.SseEvent.sseEvent;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.mockserver.client.MockServerClient;
import org.mockserver.mock.breakpoint.BreakpointPhase;
import org.mockserver.model.CrudExpectationsDefinition;
import org.mockserver.serialization.model.StreamFrameDecisionDTO;

/** Breakpoints, objects that callers change, and comparisons with specifications. */
final class HoldingFeatures {
    private static final String SPECIFICATION = """
            {"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": {"/pets": {"get": {
              "operationId": "listPets", "responses": {"200": {"description": "ok", "content": {"application/json": {
                "schema": {"type": "array", "items": {"type": "integer"}}}}}}}}}}""";

    private HoldingFeatures() {}

    static List<Feature> all() {
        return List.of(
                new Feature("breakpoint for requests", "8.0", HoldingFeatures::requests),
                new Feature("breakpoint for responses", "8.0", HoldingFeatures::responses),
                new Feature("breakpoint for frames", "8.0", HoldingFeatures::frames),
                new Feature("CRUD", "6.1", HoldingFeatures::crud),
                new Feature("traffic validation", "8.0", HoldingFeatures::traffic),
                new Feature("contract test", "8.0", HoldingFeatures::contract));
    }

    private static void requests(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/held/.*")).respond(response("mocked"));
        String id = client.addBreakpoint(
                request("/held/.*"),
                held -> held.getPath().getValue().endsWith("/no")
                        ? response("refused").withStatusCode(403)
                        : null);

        peer.answers("/held/yes", 200, "mocked");
        peer.answers("/held/no", 403, "refused");
        assertThat(client.listBreakpointMatchers()).contains(id);
        client.removeBreakpointMatcher(id);
        peer.answers("/held/no", 200, "mocked");
    }

    private static void responses(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/held")).respond(response("mocked"));
        client.addBreakpoint(
                request("/held"),
                held -> null,
                (held, answer) -> answer.withBody(answer.getBodyAsString() + " and more"));

        peer.answers("/held", 200, "mocked and more");
        client.clearBreakpointMatchers();
        peer.answers("/held", 200, "mocked");
    }

    private static void frames(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/events"))
                .respondWithSse(sseResponse()
                        .withEvents(
                                sseEvent().withData("1"),
                                sseEvent().withData("2"),
                                sseEvent().withData("3"))
                        .withCloseConnection(true));
        client.addBreakpoint(request("/events"), EnumSet.of(BreakpointPhase.RESPONSE_STREAM), frame -> {
            String more = Base64.getEncoder().encodeToString("data: 1b\n\n".getBytes(StandardCharsets.UTF_8));
            return switch (frame.getSequenceNumber()) {
                case 0 -> new StreamFrameDecisionDTO().setAction("INJECT").setBody(more);
                case 1 -> new StreamFrameDecisionDTO().setAction("DROP");
                default -> null;
            };
        });

        /* 8.0 takes such breakpoints, and lets the events of expectations pass. */
        boolean held = peer.isAtLeast("9.0");
        peer.answers("/events", 200, held ? "data: 1\n\ndata: 1b\n\ndata: 3\n\n" : "data: 1\n\ndata: 2\n\ndata: 3\n\n");
        client.clearBreakpointMatchers();
    }

    private static void crud(Peer peer) {
        peer.client()
                .crud(new CrudExpectationsDefinition()
                        .withBasePath("/loaves")
                        .withInitialData(List.of(Map.of("id", 7, "name", "rye"))));

        assertThat(peer.get("/loaves/7").body()).contains("rye");
        assertThat(peer.post("/loaves", "{\"name\": \"spelt\"}")).contains("8");
    }

    private static void traffic(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/pets")).respond(response().withBody(json("[1, \"two\"]")));
        peer.get("/pets");

        MockServerClient.ContractReport report = client.trafficValidate(SPECIFICATION);

        assertThat(report.total()).isEqualTo(1);
        assertThat(report.failed()).isEqualTo(1);
        assertThat(report.results().get(0).matchedOperation()).isEqualTo("GET /pets");
        assertThat(report.results().get(0).responseErrors()).isNotEmpty();
    }

    private static void contract(Peer peer) throws IOException {
        try (OtherServer other = new OtherServer()) {
            MockServerClient.ContractReport report =
                    peer.client().contractTest(SPECIFICATION, "http://" + other.hostHeader(), "listPets");

            assertThat(report.total()).isEqualTo(1);
            assertThat(report.results().get(0).operationId()).isEqualTo("listPets");
            assertThat(report.results().get(0).statusCode()).isEqualTo(200);
        }
    }
}
