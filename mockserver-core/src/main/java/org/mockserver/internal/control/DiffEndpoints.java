package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.Body;
import org.mockserver.model.Cookies;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.KeyToMultiValue;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.NottableString;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoint that compares two requests field by field, without regard to any expectation. */
final class DiffEndpoints {

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(alsoBare(
                "PUT",
                "/diff",
                READ,
                WORKER,
                "Compares the requests \"expected\" and \"actual\" of the body field by field.",
                this::diff));
    }

    Reply diff(ControlCall call) {
        JsonNode body = JsonObjects.body(call, "request body must contain 'expected' and 'actual'");
        Map<String, String> expected = fields(request(body, "expected"));
        Map<String, String> actual = fields(request(body, "actual"));
        ArrayNode diffs = Json.array();
        Set<String> names = new TreeSet<>(DiffEndpoints::compare);
        names.addAll(expected.keySet());
        names.addAll(actual.keySet());
        for (String name : names) {
            add(diffs, name, expected.get(name), actual.get(name));
        }
        ObjectNode reply = Json.object().put("diffCount", diffs.size()).put("identical", diffs.isEmpty());
        reply.set("diffs", diffs);
        return Reply.json(200, Json.pretty(reply));
    }

    private static HttpRequest request(JsonNode body, String member) {
        JsonNode node = body.path(member);
        if (!node.isObject()) {
            throw Refusal.json(400, "request body must contain 'expected' and 'actual'");
        }
        try {
            RequestDefinition definition = RequestWire.read(Json.compact(node));
            if (definition instanceof HttpRequest request) {
                return request;
            }
        } catch (WireException invalid) {
            throw Refusal.json(400, "'" + member + "' is not a request: " + invalid.getMessage());
        }
        throw Refusal.json(400, "'" + member + "' is not a request");
    }

    private static void add(ArrayNode diffs, String name, @Nullable String expected, @Nullable String actual) {
        if (expected != null && expected.equals(actual)) {
            return;
        }
        ObjectNode diff = diffs.addObject().put("field", name);
        diff.put("expectedValue", expected);
        diff.put("actualValue", actual);
        diff.put("diffType", expected == null ? "ADDED" : actual == null ? "REMOVED" : "CHANGED");
    }

    private static Map<String, String> fields(HttpRequest request) {
        Map<String, String> fields = new TreeMap<>(DiffEndpoints::compare);
        text(fields, "method", request.getMethod());
        text(fields, "path", request.getPath());
        Body<?> body = request.getBody();
        if (body != null) {
            JsonNode tree = RequestWire.tree(new HttpRequest().withBody(body)).path("body");
            fields.put("body", tree.isString() ? tree.stringValue() : Json.compact(tree));
        }
        pairs(fields, "header.", request.getHeaders());
        pairs(fields, "queryParam.", request.getQueryStringParameters());
        Cookies cookies = request.getCookies();
        if (cookies != null) {
            cookies.getEntries()
                    .forEach(cookie -> fields.put(
                            "cookie." + cookie.getName().getValue(),
                            cookie.getValue().toString()));
        }
        return fields;
    }

    /* Method, path and body before headers, parameters and cookies. */
    private static int compare(String a, String b) {
        int byKind = Integer.compare(rank(a), rank(b));
        return byKind != 0 ? byKind : a.compareTo(b);
    }

    private static int rank(String name) {
        int simple = List.of("method", "path", "body").indexOf(name);
        return simple >= 0
                ? simple
                : 3 + List.of("header", "queryParam", "cookie").indexOf(name.substring(0, name.indexOf('.')));
    }

    private static void text(Map<String, String> fields, String name, @Nullable NottableString value) {
        if (value != null && !value.isBlank()) {
            fields.put(name, value.toString());
        }
    }

    private static void pairs(Map<String, String> fields, String prefix, @Nullable KeysToMultiValues<?, ?> map) {
        if (map == null) {
            return;
        }
        for (KeyToMultiValue entry : map.getEntries()) {
            String name = entry.getName().getValue();
            String values =
                    entry.getValues().stream().map(NottableString::toString).collect(Collectors.joining(", "));
            fields.merge(prefix + name.toLowerCase(Locale.ROOT), values, (a, b) -> a + ", " + b);
        }
    }
}
