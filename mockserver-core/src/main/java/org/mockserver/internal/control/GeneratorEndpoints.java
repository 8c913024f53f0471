package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Diagnostics;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.RequestExample;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.internal.wire.RequestAndResponseWire;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.LogEventRequestAndResponse;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints that make an expectation from an example, and compare traffic with earlier traffic. */
final class GeneratorEndpoints {

    private static final int OK = 200;
    private static final String IDENTIFIER = "[0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";

    private final Engine engine;
    private final LiveSettings settings;

    GeneratorEndpoints(Engine engine, LiveSettings settings) {
        this.engine = engine;
        this.settings = settings;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                new Route(
                        "PUT",
                        "/generateExpectation",
                        Route.Names.PREFIXED,
                        MUTATE,
                        WORKER,
                        "Suggests expectations for the request in the body, and registers the first unless preview is true.",
                        this::generate),
                new Route(
                        "PUT",
                        "/baseline/compare",
                        Route.Names.PREFIXED,
                        READ,
                        WORKER,
                        "Compares the recorded exchanges with those in the body, by method and path.",
                        this::compare));
    }

    Reply generate(ControlCall call) {
        JsonNode body = JsonObjects.body(call, "request body must contain 'request'");
        HttpRequest request = request(body);
        boolean preview = body.path("preview").booleanValue(false);
        Expectation closest = closest(request);
        List<Expectation> suggestions = new ArrayList<>();
        suggestions.add(suggestion(request, closest));
        HttpRequest general = generalised(request);
        if (general != null) {
            suggestions.add(suggestion(general, closest));
        }
        if (!preview) {
            engine.rules().upsert(List.of(suggestions.get(0)));
        }
        ObjectNode reply = Json.object();
        ArrayNode shown = reply.putArray("suggestions");
        suggestions.forEach(suggestion -> shown.add(ExpectationWire.tree(suggestion)));
        reply.put("confidence", closest == null ? "LOW" : "MEDIUM");
        reply.put("preview", preview);
        reply.put(
                "explanation",
                closest == null
                        ? "no registered expectation resembles the request, so the answer is an empty 200"
                        : "the answer is that of expectation " + closest.getId() + ", which comes closest");
        return Reply.json(200, Json.pretty(reply));
    }

    private static HttpRequest request(JsonNode body) {
        if (!body.path("request").isObject()) {
            throw Refusal.json(400, "request body must contain 'request'");
        }
        try {
            if (RequestWire.read(Json.compact(body.path("request"))) instanceof HttpRequest request) {
                return request;
            }
        } catch (WireException invalid) {
            throw Refusal.json(400, "'request' is not a request: " + invalid.getMessage());
        }
        throw Refusal.json(400, "'request' is not a request");
    }

    /* One that answers and differs in no more than the path and perhaps one other field. */
    private @Nullable Expectation closest(HttpRequest request) {
        for (Diagnostics.Comparison comparison : engine.diagnostics().closest(RequestExample.of(request), 1)) {
            Expectation expectation = comparison.rule().expectation();
            if (comparison.differing().size() <= 2 && expectation.getHttpResponse() != null) {
                return expectation;
            }
        }
        return null;
    }

    private static Expectation suggestion(HttpRequest request, @Nullable Expectation closest) {
        HttpResponse response = closest == null ? null : closest.getHttpResponse();
        return new Expectation(demanded(request))
                .withIdIfNull(java.util.UUID.randomUUID().toString())
                .thenRespond(response == null ? new HttpResponse().withStatusCode(OK) : response);
    }

    /* Headers and cookies differ from client to client. */
    private static HttpRequest demanded(HttpRequest request) {
        return new HttpRequest()
                .withMethod(request.getMethod())
                .withPath(request.getPath())
                .withPathParameters(request.getPathParameters())
                .withQueryStringParameters(request.getQueryStringParameters())
                .withBody(request.getBody());
    }

    private static @Nullable HttpRequest generalised(HttpRequest request) {
        if (!Lint.isLiteral(request.getPath()) || request.getPath() == null) {
            return null;
        }
        HttpRequest general = demanded(request);
        String[] segments = request.getPath().getValue().split("/", -1);
        int number = 0;
        for (int i = 0; i < segments.length; i++) {
            if (segments[i].matches(IDENTIFIER)) {
                String name = "id" + (number == 0 ? "" : number + 1);
                number++;
                segments[i] = '{' + name + '}';
                general.withPathParameter(name, ".+");
            }
        }
        return number == 0 ? null : general.withPath(String.join("/", segments));
    }

    Reply compare(ControlCall call) {
        Map<String, JsonNode> before = baseline(call);
        Map<String, JsonNode> now = new LinkedHashMap<>();
        Redaction redaction = Redactions.ofLog(settings.current());
        for (JournalEntry entry : engine.journal().view().answers()) {
            if (entry.request().isBinary()) {
                continue;
            }
            HttpResponse response = redaction.response(entry.response());
            String key = entry.request().method() + ' ' + entry.request().path();
            now.put(key, response == null ? Json.object() : essence(response));
        }
        ObjectNode reply = Json.object();
        ArrayNode added = reply.putArray("added");
        ArrayNode changed = reply.putArray("changed");
        ArrayNode removed = Json.array();
        now.forEach((key, response) -> {
            JsonNode earlier = before.get(key);
            if (earlier == null) {
                added.addObject().put("key", key);
            } else if (!earlier.equals(response)) {
                ObjectNode change = changed.addObject().put("key", key);
                change.set("before", earlier);
                change.set("after", response);
            }
        });
        before.keySet().stream()
                .filter(key -> !now.containsKey(key))
                .forEach(key -> removed.addObject().put("key", key));
        reply.put("hasDrift", !added.isEmpty() || !changed.isEmpty() || !removed.isEmpty());
        reply.set("removed", removed);
        return Reply.json(200, Json.compact(reply));
    }

    private static Map<String, JsonNode> baseline(ControlCall call) {
        Map<String, JsonNode> exchanges = new LinkedHashMap<>();
        try {
            if (!Json.parse(call.body()).isArray()) {
                throw Refusal.json(400, "request body must be an array of exchanges {httpRequest, httpResponse}");
            }
            for (LogEventRequestAndResponse exchange : RequestAndResponseWire.readMany(call.body())) {
                if (exchange.getRequestDefinition() instanceof HttpRequest request) {
                    String path =
                            request.getPath() == null ? "/" : request.getPath().getValue();
                    HttpResponse response = exchange.getHttpResponse();
                    exchanges.put(
                            request.getMethod("GET") + ' ' + path,
                            response == null ? Json.object() : essence(response));
                }
            }
        } catch (WireException malformed) {
            throw Refusal.json(400, "the baseline is " + malformed.getMessage());
        }
        return exchanges;
    }

    /* Headers carry dates and lengths; status and body are what a consumer relies on. */
    private static JsonNode essence(HttpResponse response) {
        JsonNode tree = ResponseWire.tree(response);
        ObjectNode essence =
                Json.object().put("statusCode", tree.path("statusCode").asInt(OK));
        if (tree.has("body")) {
            essence.set("body", tree.path("body"));
        }
        return essence;
    }
}
