package org.mockserver.internal.openapi;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The keywords of a schema that hold no schemas themselves. One that no validator could use is left out. */
final class SchemaKeywords {

    private static final Set<String> TYPES =
            Set.of("string", "number", "integer", "boolean", "array", "object", "null");
    private static final Set<String> NUMBERS = Set.of("minimum", "maximum", "multipleOf");
    private static final Set<String> COUNTS = Set.of(
            "minLength",
            "maxLength",
            "minItems",
            "maxItems",
            "minProperties",
            "maxProperties",
            "minContains",
            "maxContains");
    private static final Set<String> FLAGS = Set.of("uniqueItems");
    private static final Set<String> COPIED = Set.of("format", "const", "contentEncoding", "contentMediaType");

    private final Problems problems;

    SchemaKeywords(Problems problems) {
        this.problems = problems;
    }

    /** Writes a keyword if it means something to a validator; the ones that OpenAPI adds are dealt with later. */
    void copy(String key, JsonNode value, ObjectNode into) {
        boolean usable = switch (key) {
            case "type" -> isType(value);
            case "enum" -> value.isArray() && !value.isEmpty();
            case "pattern" -> value.isString() && isPattern(value.stringValue());
            case "exclusiveMinimum", "exclusiveMaximum" -> value.isNumber();
            default -> isUsable(key, value);
        };
        if (usable) {
            into.set(key, value);
        }
    }

    private static boolean isUsable(String key, JsonNode value) {
        return COPIED.contains(key)
                || (FLAGS.contains(key) && value.isBoolean())
                || (COUNTS.contains(key)
                        && value.isIntegralNumber()
                        && value.canConvertToInt()
                        && value.intValue() >= 0)
                || (NUMBERS.contains(key)
                        && value.isNumber()
                        && (!key.equals("multipleOf") || value.decimalValue().signum() > 0));
    }

    private boolean isType(JsonNode value) {
        boolean known = value.isString() && TYPES.contains(value.stringValue());
        if (value.isArray() && !value.isEmpty()) {
            known = value.values().stream().allMatch(each -> each.isString() && TYPES.contains(each.stringValue()));
        }
        if (!known && !value.asString("").equals("file")) {
            problems.add("schema type " + value, "is not known and accepts everything");
        }
        return known;
    }

    /** Whether a text is a regular expression. */
    boolean isPattern(String text) {
        try {
            Pattern.compile(text);
            return true;
        } catch (PatternSyntaxException invalid) {
            problems.add(
                    "pattern " + text, "is no regular expression and accepts everything: " + invalid.getDescription());
            return false;
        }
    }

    /** Puts what OpenAPI 3.0 says differently into the words of JSON Schema. */
    ObjectNode adapt(Located schema, ObjectNode written) {
        exclusive(schema, written, "exclusiveMinimum", "minimum");
        exclusive(schema, written, "exclusiveMaximum", "maximum");
        return schema.flag("nullable") ? nullable(written) : written;
    }

    private static void exclusive(Located schema, ObjectNode written, String exclusive, String inclusive) {
        if (schema.flag(exclusive) && written.has(inclusive)) {
            written.set(exclusive, written.remove(inclusive));
        }
    }

    private static ObjectNode nullable(ObjectNode written) {
        JsonNode type = written.path("type");
        if (!type.isString()) {
            ObjectNode either = Json.object();
            either.putArray("anyOf").add(written).addObject().put("type", "null");
            return either;
        }
        ArrayNode types = Json.array();
        types.add(type).add("null");
        written.set("type", types);
        if (written.has("enum")) {
            ArrayNode values = Json.array();
            written.path("enum").forEach(values::add);
            values.addNull();
            written.set("enum", values);
        }
        return written;
    }
}
