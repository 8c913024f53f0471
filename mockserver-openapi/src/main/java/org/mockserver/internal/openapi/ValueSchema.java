package org.mockserver.internal.openapi;

import java.util.List;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schema of a value that arrives as text: a parameter, a header, a cookie. The type is written where it can be seen
 * at once, because it decides whether {@code 12} is a number or a text; null has no text and is taken out.
 */
final class ValueSchema {

    /** Bounds the search for a type in schemas that refer to each other. */
    private static final int MAX_STEPS = 1_000;

    private final ObjectNode root;
    private int steps;

    private ValueSchema(ObjectNode root) {
        this.root = root;
    }

    /** The schema as text. */
    static String write(Located schema, Specification specification) {
        ObjectNode written = SchemaWriter.write(schema, SchemaWriter.Use.REQUEST, specification);
        ValueSchema types = new ValueSchema(written);
        ObjectNode stated = types.stated(written);
        JsonNode items = stated.path("items");
        if (isArray(stated) && items.isObject()) {
            stated.set("items", types.stated((ObjectNode) items));
        }
        return Json.compact(stated);
    }

    /** Whether a written schema describes a list. */
    static boolean isArray(JsonNode written) {
        return written.path("type").asString("").equals("array");
    }

    /* A copy, because definitions may be shared. */
    private ObjectNode stated(ObjectNode schema) {
        ObjectNode copy = Json.object();
        copy.setAll(schema);
        String type = type(schema);
        if (!type.isEmpty()) {
            copy.put("type", type);
        }
        return copy;
    }

    private String type(JsonNode schema) {
        JsonNode type = schema.path("type");
        if (type.isString()) {
            return type.stringValue();
        }
        if (type.isArray()) {
            List<String> others = type.values().stream()
                    .map(each -> each.asString(""))
                    .filter(each -> !each.equals("null"))
                    .toList();
            return others.size() == 1 ? others.get(0) : "";
        }
        if (++steps > MAX_STEPS) {
            return "";
        }
        String reference = schema.path("$ref").asString("");
        if (reference.startsWith("#/definitions/")) {
            JsonNode target = root.path("definitions").path(reference.substring("#/definitions/".length()));
            return type(target);
        }
        return implied(schema);
    }

    private String implied(JsonNode schema) {
        for (JsonNode part : schema.path("allOf")) {
            String type = type(part);
            if (!type.isEmpty()) {
                return type;
            }
        }
        String common = common(schema.path("anyOf"));
        common = common.isEmpty() ? common(schema.path("oneOf")) : common;
        boolean texts = schema.path("enum").isArray()
                && schema.path("enum").values().stream().allMatch(each -> each.isString() || each.isNull());
        return common.isEmpty() && (texts || schema.path("const").isString()) ? "string" : common;
    }

    private String common(JsonNode alternatives) {
        String common = "";
        for (JsonNode alternative : alternatives) {
            String type = type(alternative);
            if (!type.equals("null")) {
                if (type.isEmpty() || !(common.isEmpty() || common.equals(type))) {
                    return "";
                }
                common = type;
            }
        }
        return common;
    }
}
