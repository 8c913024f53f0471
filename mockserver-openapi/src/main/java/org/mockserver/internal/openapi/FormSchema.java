package org.mockserver.internal.openapi;

import java.util.Map;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schema of a form. A form has no types: what looks like a number is read as one, and a list of one value as that
 * value. The members of the schema are widened accordingly.
 */
final class FormSchema {

    private FormSchema() {}

    /** The schema as text. */
    static String write(Located schema, Specification specification) {
        ObjectNode written = SchemaWriter.write(schema, SchemaWriter.Use.REQUEST, specification);
        Located described = specification.references().follow(schema);
        if (described == null || !written.path("properties").isObject()) {
            return Json.compact(written);
        }
        ObjectNode properties = Json.object();
        for (Map.Entry<String, JsonNode> property :
                described.node().path("properties").properties()) {
            String name = property.getKey();
            String stated = ValueSchema.write(described.with(property.getValue()), specification);
            JsonNode own = written.path("properties").path(name);
            properties.set(name, widened(own, Json.parse(stated)));
        }
        written.set("properties", properties);
        return Json.compact(written);
    }

    private static JsonNode widened(JsonNode schema, JsonNode stated) {
        return switch (stated.path("type").asString("")) {
            case "string" -> either(schema, "number", "boolean", "null");
            case "array" -> either(schema, "string", "number", "boolean", "null");
            default -> schema;
        };
    }

    private static JsonNode either(JsonNode schema, String... types) {
        ObjectNode either = Json.object();
        var alternatives = either.putArray("anyOf");
        alternatives.add(schema);
        var others = alternatives.addObject().putArray("type");
        for (String type : types) {
            others.add(type);
        }
        return either;
    }
}
