package org.mockserver.internal.wire;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A JSON Schema: accepted as text or as JSON, kept as text, written as JSON. */
final class SchemaText {

    private SchemaText() {}

    /** The schema as compact text; null after recording that it is not JSON. */
    static @Nullable String read(At at) {
        JsonNode schema = schema(at);
        return schema == null ? null : Json.compact(schema);
    }

    /** The same as pretty text, or as it is if it was given as text. */
    static @Nullable String readPretty(At at) {
        JsonNode schema = schema(at);
        if (schema == null) {
            return null;
        }
        return at.node().isString() ? at.node().stringValue() : Json.pretty(schema);
    }

    private static @Nullable JsonNode schema(At at) {
        JsonNode schema = at.node();
        if (schema.isString()) {
            try {
                schema = Json.parse(schema.stringValue());
            } catch (WireException malformed) {
                at.problem(
                        "the text is not a JSON schema: " + malformed.errors().get(0));
                return null;
            }
        }
        if (!schema.isObject() && !schema.isBoolean()) {
            at.wrong("a JSON schema");
            return null;
        }
        return schema;
    }

    /** The schema as JSON, or as text when it is not JSON. */
    static JsonNode write(String schema) {
        JsonNode tree = Json.parseOrMissing(schema);
        return tree.isMissingNode() ? Json.string(schema) : tree;
    }
}
