package org.mockserver.internal.match;

import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Validates a text against a JSON Schema, after reading it as the type the schema asks for. */
final class SchemaTest implements TextTest {

    private final JsonSchemaRule schema;
    private final boolean quoted;
    private final boolean wantsArray;
    private final boolean itemsQuoted;

    private SchemaTest(JsonSchemaRule schema, String type) {
        this.schema = schema;
        this.itemsQuoted = schema.root().path("items").path("type").asString("").equals("string");
        this.quoted = type.equals("string");
        this.wantsArray = type.equals("array");
    }

    /** Throws WireException when the schema is unusable. */
    static SchemaTest compile(String schemaText, String path, Compilation with) {
        JsonSchemaRule schema = JsonSchemaRule.compile(schemaText, path, with);
        return new SchemaTest(schema, schema.root().path("type").asString(""));
    }

    /** Whether the schema describes a list of values rather than one. */
    boolean wantsArray() {
        return wantsArray;
    }

    @Override
    public boolean test(String actual) {
        return schema.accepts(read(actual));
    }

    /** Validates the values as one array. */
    boolean testAll(Iterable<String> actual) {
        var array = JsonNodeFactory.instance.arrayNode();
        actual.forEach(value -> array.add(itemsQuoted ? JsonNodeFactory.instance.stringNode(value) : readAny(value)));
        return schema.accepts(array);
    }

    private JsonNode read(String actual) {
        return quoted ? JsonNodeFactory.instance.stringNode(actual) : readAny(actual);
    }

    private static JsonNode readAny(String actual) {
        JsonNode parsed = Json.parseStrict(actual);
        return parsed == null ? JsonNodeFactory.instance.stringNode(actual) : parsed;
    }
}
