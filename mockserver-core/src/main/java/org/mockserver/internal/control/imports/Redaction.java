package org.mockserver.internal.control.imports;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Which values of an imported document are secrets that must not end in an expectation. */
public final class Redaction {

    /** What stands in the place of a secret. */
    static final String MARK = "***REDACTED***";

    private static final List<String> CREDENTIALS =
            List.of("authorization", "proxy-authorization", "x-api-key", "api-key", "cookie", "set-cookie");

    private final Set<String> headers = new HashSet<>();
    private final Set<String> fields;

    /**
     * What to redact.
     *
     * @param enabled false to keep everything
     * @param additionalHeaders names beside the usual ones, in any letter case
     * @param bodyFields names of members of JSON bodies, at any depth
     */
    public Redaction(boolean enabled, List<String> additionalHeaders, List<String> bodyFields) {
        if (enabled) {
            headers.addAll(CREDENTIALS);
            additionalHeaders.forEach(name -> headers.add(name.toLowerCase(Locale.ROOT)));
        }
        this.fields = enabled ? Set.copyOf(bodyFields) : Set.of();
    }

    boolean hides(String header) {
        return headers.contains(header.toLowerCase(Locale.ROOT));
    }

    String header(String name, String value) {
        return hides(name) ? MARK : value;
    }

    /** The text of a body with its secret members replaced; the text itself if there are none. */
    String body(String text) {
        JsonNode json = fields.isEmpty() ? null : Json.parseStrict(text);
        return json == null ? text : Json.compact(json(json));
    }

    JsonNode json(JsonNode node) {
        if (fields.isEmpty()) {
            return node;
        }
        if (node.isArray()) {
            ArrayNode array = Json.array();
            node.values().forEach(item -> array.add(json(item)));
            return array;
        }
        if (!node.isObject()) {
            return node;
        }
        ObjectNode object = Json.object();
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            boolean secret = fields.contains(member.getKey());
            object.set(member.getKey(), secret ? Json.string(MARK) : json(member.getValue()));
        }
        return object;
    }
}
