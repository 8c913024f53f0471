package org.mockserver.internal.control.imports;

import java.util.regex.Pattern;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.Delay;
import tools.jackson.databind.JsonNode;

/** Mockoon environments: one expectation for each HTTP route, answering with the default response. */
final class MockoonImport {

    private static final Pattern PARAMETER = Pattern.compile(":([A-Za-z0-9_]+)");
    private static final int OK = 200;

    private MockoonImport() {}

    static boolean isMockoon(JsonNode document) {
        return document.path("routes").isArray();
    }

    static void read(JsonNode document, Collected collected) {
        String prefix = Imported.textOrEmpty(document, "endpointPrefix");
        for (JsonNode route : document.path("routes").values()) {
            String type = Imported.text(route, "type");
            JsonNode response = answer(route.path("responses"));
            if ((type == null || type.equals("http")) && response.isObject()) {
                add(prefix, route, response, collected);
            }
        }
    }

    private static JsonNode answer(JsonNode responses) {
        for (JsonNode response : Imported.items(responses)) {
            if (response.path("default").booleanValue(false)) {
                return response;
            }
        }
        return responses.path(0);
    }

    private static void add(String prefix, JsonNode route, JsonNode response, Collected collected) {
        Imported imported = collected.start();
        String method = Imported.textOrEmpty(route, "method");
        imported.method(method.equals("all") ? null : method);
        String endpoint = '/' + Imported.textOrEmpty(route, "endpoint");
        String path = (prefix.isEmpty() ? "" : '/' + prefix) + endpoint;
        String template = PARAMETER.matcher(path.replaceAll("/+", "/")).replaceAll("{$1}");
        PARAMETER.matcher(path).results().forEach(found -> imported.pathParameter(found.group(1), ".+"));
        // An asterisk stands for anything.
        imported.request.withPath(Imported.literal(template.replace("*", ".*")));
        imported.status(response.path("statusCode").asInt(OK), null);
        for (JsonNode header : Imported.items(response.path("headers"))) {
            imported.responseHeader(Imported.textOrEmpty(header, "key"), Imported.textOrEmpty(header, "value"));
        }
        imported.responseText(Imported.text(response, "body"), null);
        if (response.path("latency").asLong(0) > 0) {
            imported.response.withDelay(
                    Delay.milliseconds(response.path("latency").asLong()));
        }
        String uuid = Imported.text(route, "uuid");
        collected.add("mockoon-" + (uuid == null ? Collected.hash(Json.compact(route)) : uuid), imported.made());
    }
}
