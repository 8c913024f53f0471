package org.mockserver.internal.control.format;

import java.util.Map;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.Body;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Replaces bodies in their short form, a text or any JSON, by objects that name their type. */
final class ExplicitBodies {

    private static final String BODY = "body";
    private static final String TYPE = "type";

    private ExplicitBodies() {}

    /** A copy of an expectation's tree with explicit bodies; requests and responses are found at any depth. */
    static JsonNode of(JsonNode expectation) {
        return copy(expectation);
    }

    private static JsonNode copy(JsonNode node) {
        if (node.isArray()) {
            ArrayNode array = Json.array();
            node.values().forEach(item -> array.add(copy(item)));
            return array;
        }
        if (!node.isObject()) {
            return node;
        }
        ObjectNode object = Json.object();
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            boolean isBody = member.getKey().equals(BODY);
            object.set(member.getKey(), isBody ? explicit(member.getValue()) : copy(member.getValue()));
        }
        return object;
    }

    private static JsonNode explicit(JsonNode body) {
        if (body.isString()) {
            ObjectNode object = Json.object().put(TYPE, Body.Type.STRING.name());
            object.set("string", body);
            return object;
        }
        if (isTyped(body)) {
            return body;
        }
        ObjectNode object = Json.object().put(TYPE, Body.Type.JSON.name());
        object.set("json", body);
        return object;
    }

    /** Whether it names its type; ordinary JSON that could be mistaken for such a body is never in its short form. */
    static boolean isTyped(JsonNode body) {
        JsonNode type = body.path(TYPE);
        if (type.isString()) {
            for (Body.Type known : Body.Type.values()) {
                if (known.name().equals(type.stringValue())) {
                    return true;
                }
            }
        }
        return false;
    }
}
