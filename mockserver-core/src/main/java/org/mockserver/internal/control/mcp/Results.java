package org.mockserver.internal.control.mcp;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.control.mcp.Operations.Outcome;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes what tools tell out of what operations answered. */
final class Results {

    private Results() {}

    /**
     * The body of an operation that succeeded.
     *
     * @throws ToolFailure with the reason if it did not
     */
    static JsonNode json(Outcome outcome) {
        if (!outcome.succeeded()) {
            throw new ToolFailure(
                    outcome.text().isBlank() ? "refused with status " + outcome.status() : reason(outcome));
        }
        JsonNode parsed = outcome.text().isBlank() ? Json.object() : Json.parseStrict(outcome.text());
        return parsed == null ? Json.object().put("text", outcome.text()) : parsed;
    }

    /* Newer endpoints wrap the sentence, which is all that counts here, into an object. */
    private static String reason(Outcome outcome) {
        JsonNode parsed = Json.parseStrict(outcome.text());
        JsonNode error = parsed == null ? Json.object() : parsed.path("error");
        return error.isString() ? error.asString() : outcome.text();
    }

    /** A list under its name, with its length. */
    static ObjectNode listed(String name, JsonNode list) {
        ObjectNode result = Json.object().put("count", list.size());
        result.set(name, list);
        return result;
    }

    /** What became of something, with the list of what it concerns. */
    static ObjectNode status(String status, String name, JsonNode list) {
        ObjectNode result = Json.object().put("status", status);
        result.set(name, list);
        return result;
    }

    /** A verification: 202 or 406 with the reason, both of which are answers. */
    static ObjectNode verdict(Outcome outcome) {
        if (outcome.status() != 406) {
            json(outcome);
            return Json.object().put("verified", true);
        }
        return Json.object().put("verified", false).put("message", outcome.text());
    }

    /** A query of one parameter, or nothing if it has no value. */
    static String query(String name, String value) {
        return value.isEmpty() ? "" : "?" + name + '=' + URLEncoder.encode(value, StandardCharsets.UTF_8);
    }
}
