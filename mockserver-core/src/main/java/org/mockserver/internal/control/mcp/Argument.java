package org.mockserver.internal.control.mcp;

import java.util.List;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One argument of a tool.
 *
 * @param name its name
 * @param types the JSON types it may have
 * @param required whether a call without it is refused
 * @param description a sentence for the assistant
 */
record Argument(String name, List<Type> types, boolean required, String description) {

    /** The types of JSON Schema that arguments have. */
    enum Type {
        STRING,
        INTEGER,
        BOOLEAN,
        OBJECT,
        ARRAY;

        private String keyword() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        private boolean fits(JsonNode value) {
            return switch (this) {
                case STRING -> value.isString();
                case INTEGER -> value.canConvertToInt() && value.isIntegralNumber();
                case BOOLEAN -> value.isBoolean();
                case OBJECT -> value.isObject();
                case ARRAY -> value.isArray();
            };
        }
    }

    static Argument required(String name, Type type, String description) {
        return new Argument(name, List.of(type), true, description);
    }

    static Argument optional(String name, Type type, String description) {
        return new Argument(name, List.of(type), false, description);
    }

    boolean accepts(JsonNode value) {
        return types.stream().anyMatch(type -> type.fits(value));
    }

    /** The types in words. */
    String typeText() {
        return String.join(" or ", types.stream().map(Type::keyword).toList());
    }

    /** Its part of the schema that describes a tool's input. */
    ObjectNode schema() {
        ObjectNode schema = Json.object();
        if (types.size() == 1) {
            schema.put("type", types.get(0).keyword());
        } else {
            ArrayNode all = schema.putArray("type");
            types.forEach(type -> all.add(type.keyword()));
        }
        return schema.put("description", description);
    }
}
