package org.mockserver.internal.control;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Builds the small JSON objects that endpoints answer with, and reads those that they are sent. */
final class JsonObjects {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /* As many digits fit into a long. */
    private static final Pattern COUNT = Pattern.compile("[0-9]{1,18}");

    private JsonObjects() {}

    /** An empty object to be filled. */
    static ObjectNode object() {
        return NODES.objectNode();
    }

    /** The body of a refusal in JSON. */
    static String error(String message) {
        return Json.pretty(object().put("error", message));
    }

    /** The value of numbers, texts, booleans, and of maps and collections of such. */
    static JsonNode of(@Nullable Object plain) {
        if (plain instanceof Map<?, ?> map) {
            ObjectNode node = object();
            map.forEach((name, value) -> node.set(String.valueOf(name), of(value)));
            return node;
        }
        if (plain instanceof Collection<?> values) {
            ArrayNode node = NODES.arrayNode();
            values.forEach(value -> node.add(of(value)));
            return node;
        }
        if (plain instanceof Boolean flag) {
            return NODES.booleanNode(flag);
        }
        if (plain instanceof Integer || plain instanceof Long) {
            return NODES.numberNode(((Number) plain).longValue());
        }
        if (plain instanceof Number number) {
            return NODES.numberNode(new BigDecimal(number.toString()));
        }
        return plain == null ? NODES.nullNode() : NODES.stringNode(plain.toString());
    }

    /** The members of an object as numbers, texts, booleans, lists and maps; members that are null are left out. */
    static Map<String, Object> plainMembers(JsonNode object) {
        Map<String, Object> members = new LinkedHashMap<>();
        object.properties().forEach(member -> {
            if (!member.getValue().isNull()) {
                members.put(member.getKey(), plain(member.getValue()));
            }
        });
        return members;
    }

    private static Object plain(JsonNode node) {
        if (node.isObject()) {
            return plainMembers(node);
        }
        if (node.isArray()) {
            return node.values().stream().map(JsonObjects::plain).toList();
        }
        if (node.isBoolean()) {
            return node.booleanValue();
        }
        return node.isNumber() ? node.numberValue() : node.asString();
    }

    /** The JSON object in the body of a call; refuses with a JSON error if it is something else. */
    static JsonNode body(ControlCall call, String whenEmpty) {
        if (call.hasNoBody()) {
            throw Refusal.json(400, whenEmpty);
        }
        JsonNode body;
        try {
            body = Json.parse(call.body());
        } catch (WireException malformed) {
            throw Refusal.json(400, "request body is not JSON: " + malformed.getMessage());
        }
        if (!body.isObject()) {
            throw Refusal.json(400, "request body must be a JSON object");
        }
        return body;
    }

    /** The member of an object as a whole number, which may stand in quotes; -1 when it is none or negative. */
    static long count(JsonNode object, String member) {
        JsonNode value = object.path(member);
        if (value.isIntegralNumber() && value.canConvertToLong()) {
            return Math.max(-1, value.longValue());
        }
        return value.isString() && COUNT.matcher(value.stringValue()).matches()
                ? Long.parseLong(value.stringValue())
                : -1;
    }

    /** The member of an object as text; empty when the object lacks it or it is no scalar. */
    static String text(JsonNode object, String member) {
        JsonNode value = object.path(member);
        return value.isValueNode() && !value.isNull() ? value.asString() : "";
    }
}
