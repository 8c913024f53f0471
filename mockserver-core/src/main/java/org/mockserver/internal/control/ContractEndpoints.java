package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.events.AnswerKind;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.TrafficRules;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.OpenApi;
import org.mockserver.internal.match.OpenApiTraffic;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.Header;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.NottableString;
import org.mockserver.model.OpenAPIDefinition;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints that compare recorded traffic, and a server, with a specification. */
final class ContractEndpoints {

    /** All exchanges are judged and counted; more of them than this are not shown one by one. */
    static final int MOST_RESULTS = 10_000;

    private static final String NO_SPECIFICATION =
            "request body must contain a 'spec': the text of an OpenAPI specification, a file or a URL";

    private final Engine engine;
    private final LiveSettings settings;

    ContractEndpoints(Engine engine, LiveSettings settings) {
        this.engine = engine;
        this.settings = settings;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                row(
                        "/trafficValidate",
                        READ,
                        "Compares the recorded exchanges with the OpenAPI specification in the body.",
                        this::validate),
                row(
                        "/contractTest",
                        MUTATE,
                        "Sends a request for each operation of a specification to a server, and compares the responses.",
                        this::test));
    }

    private static Route row(String path, Access access, String summary, Endpoint endpoint) {
        return new Route("PUT", path, Route.Names.PREFIXED, access, WORKER, summary, endpoint);
    }

    Reply test(ControlCall call) {
        JsonNode body = JsonObjects.body(call, NO_SPECIFICATION);
        TrafficRules rules = rules(body.path("spec"));
        String baseUrl = JsonObjects.text(body, "baseUrl");
        List<OpenApi.Operation> operations = OpenApi.installed()
                .operations(new OpenAPIDefinition()
                        .withSpecUrlOrPayload(JsonObjects.text(body, "spec"))
                        .withOperationId(JsonObjects.text(body, "operationId")));
        return Reply.pending(new ContractTrial(engine, rules, operations, baseUrl, base(baseUrl)));
    }

    private static URI base(String baseUrl) {
        try {
            URI base = new URI(baseUrl);
            boolean http = "http".equalsIgnoreCase(base.getScheme()) || "https".equalsIgnoreCase(base.getScheme());
            if (http && base.getHost() != null) {
                return base;
            }
        } catch (URISyntaxException malformed) {
            throw Refusal.json(400, "'baseUrl' is not a URL: " + malformed.getMessage());
        }
        throw Refusal.json(
                400,
                "request body must contain a 'baseUrl': the URL of the server under test, such as http://host:8080");
    }

    Reply validate(ControlCall call) {
        JsonNode body = JsonObjects.body(call, NO_SPECIFICATION);
        TrafficRules rules = rules(body.path("spec"));
        Report report = new Report();
        for (JournalEntry entry : engine.journal().view().answers()) {
            HttpResponse response = entry.response();
            boolean sent = entry.answerKind() == AnswerKind.RESPONSE || entry.answerKind() == AnswerKind.FORWARDED;
            if (sent && response != null && !entry.request().isBinary()) {
                report.add(judged(rules, entry, response));
            }
        }
        return Reply.json(200, Json.pretty(report.tree()));
    }

    private TrafficRules rules(JsonNode specification) {
        if (!specification.isString() || specification.stringValue().isBlank()) {
            throw Refusal.json(400, NO_SPECIFICATION);
        }
        try {
            return OpenApiTraffic.compile(specification.stringValue(), "spec", MatchOptions.standard());
        } catch (WireException unusable) {
            throw Refusal.json(400, String.valueOf(unusable.getMessage()));
        }
    }

    /**
     * One exchange in the light of the specification.
     *
     * @param operation what the specification calls it, or null
     */
    private record Judged(
            RequestView request, @Nullable String operation, List<String> requestErrors, List<String> responseErrors) {

        boolean passed() {
            return requestErrors.isEmpty() && responseErrors.isEmpty();
        }
    }

    private Judged judged(TrafficRules rules, JournalEntry entry, HttpResponse response) {
        RequestView request = entry.request();
        String operation = rules.operation(request);
        List<String> ofRequest = rules.objections(request);
        List<String> ofResponse = operation == null ? List.of() : rules.objections(request, sent(response));
        if (ofRequest.isEmpty() && ofResponse.isEmpty()) {
            return new Judged(request, operation, ofRequest, ofResponse);
        }
        UnaryOperator<String> masking = Redactions.masking(settings.current(), entry, response);
        return new Judged(
                request,
                operation,
                ofRequest.stream().map(masking).toList(),
                ofResponse.stream().map(masking).toList());
    }

    private static OutgoingResponse sent(HttpResponse response) {
        Pairs.Builder headers = new Pairs.Builder(response.getHeaderList().size());
        for (Header header : response.getHeaderList()) {
            for (NottableString value : header.getValues()) {
                headers.add(header.getName().getValue(), value.getValue());
            }
        }
        Integer status = response.getStatusCode();
        BodyWithContentType<?> body = response.getBody();
        return OutgoingResponse.status(status == null ? 200 : status)
                .headers(headers.build())
                .defaultContentType(body == null ? null : body.getContentType())
                .body(response.getBodyAsRawBytes())
                .build();
    }

    /** Counts and lists. */
    private static final class Report {

        private final ArrayNode results = Json.array();
        private int passed;
        private int failed;

        void add(Judged judged) {
            if (judged.passed()) {
                passed++;
            } else {
                failed++;
            }
            if (results.size() < MOST_RESULTS) {
                ObjectNode result = results.addObject()
                        .put("method", judged.request().method())
                        .put("path", judged.request().path())
                        .put("matchedOperation", judged.operation())
                        .put("passed", judged.passed());
                judged.requestErrors().forEach(result.putArray("requestErrors")::add);
                judged.responseErrors().forEach(result.putArray("responseErrors")::add);
            }
        }

        ObjectNode tree() {
            ObjectNode tree = Json.object()
                    .put("totalRequests", passed + failed)
                    .put("passed", passed)
                    .put("failed", failed)
                    .put("allPassed", failed == 0);
            tree.set("results", results);
            return tree;
        }
    }
}
