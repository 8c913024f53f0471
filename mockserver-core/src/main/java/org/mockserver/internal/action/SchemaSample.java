package org.mockserver.internal.action;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes a document that a JSON Schema describes; always the same one for the same schema. */
public final class SchemaSample {

    /* What the schema offers ready-made comes first, then what can be built from its type. References are followed inside the document only. A schema that describes itself ends where the
     * depth is reached: optional members are left out there, required ones are null. */

    private static final int MAX_DEPTH = 12;

    /** Bounds documents whose references multiply at each level. */
    private static final int MAX_NODES = 20_000;

    private static final int MAX_ITEMS = 100;
    private static final int MAX_TEXT_CHARACTERS = 10_000;
    private static final int MAX_NUMBER_DIGITS = 400;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private static final Map<String, String> BY_FORMAT = Map.ofEntries(
            Map.entry("date-time", "2025-01-01T00:00:00Z"),
            Map.entry("date", "2025-01-01"),
            Map.entry("time", "00:00:00Z"),
            Map.entry("duration", "P1D"),
            Map.entry("email", "user@example.com"),
            Map.entry("idn-email", "user@example.com"),
            Map.entry("hostname", "example.com"),
            Map.entry("idn-hostname", "example.com"),
            Map.entry("ipv4", "192.0.2.1"),
            Map.entry("ipv6", "2001:db8::1"),
            Map.entry("uri", "https://example.com/"),
            Map.entry("url", "https://example.com/"),
            Map.entry("iri", "https://example.com/"),
            Map.entry("uri-reference", "/path"),
            Map.entry("iri-reference", "/path"),
            Map.entry("uri-template", "/path/{id}"),
            Map.entry("uuid", "123e4567-e89b-42d3-a456-426614174000"),
            Map.entry("json-pointer", "/path"),
            Map.entry("relative-json-pointer", "0"),
            Map.entry("regex", ".*"),
            Map.entry("byte", "c3RyaW5n"));

    private final JsonNode root;
    private final String path;
    private final SampleStyle style;
    private final Set<String> openReferences = new HashSet<>();
    private int nodes;

    private SchemaSample(JsonNode root, String path, SampleStyle style) {
        this.root = root;
        this.path = path;
        this.style = style;
    }

    /**
     * A document for a schema.
     *
     * @param schema references in it lead to other parts of it
     * @param path where the schema stands, for errors
     * @param style what to say where the schema leaves it open
     * @return the same document for the same schema
     * @throws WireException if the schema is not an object or boolean, or describes only huge documents
     */
    public static JsonNode of(JsonNode schema, String path, SampleStyle style) {
        if (!schema.isObject() && !schema.isBoolean()) {
            throw new WireException(path, "a JSON Schema is an object");
        }
        return new SchemaSample(schema, path, style).sample(schema, 0);
    }

    /* The missing node where a repetition is to be left out. */
    private JsonNode sample(JsonNode given, int depth) {
        String reference = style.opensReferencesOnce() ? given.path("$ref").asString("") : "";
        if (reference.isEmpty()) {
            return build(given, depth);
        }
        if (!openReferences.add(reference)) {
            return MissingNode.getInstance();
        }
        JsonNode built = build(given, depth);
        openReferences.remove(reference);
        return built;
    }

    private JsonNode build(JsonNode given, int depth) {
        if (++nodes > MAX_NODES) {
            throw new WireException(path, "describes a document of more than " + MAX_NODES + " values");
        }
        JsonNode schema = followed(given);
        JsonNode offered = offered(schema);
        if (offered != null) {
            return offered;
        }
        if (depth > MAX_DEPTH) {
            return NODES.nullNode();
        }
        JsonNode choice = choice(schema);
        if (choice != null) {
            return sample(choice, depth + 1);
        }
        if (schema.path("allOf").isArray()) {
            return combined(schema, depth);
        }
        return switch (type(schema)) {
            case "object" -> object(schema, depth);
            case "array" -> array(schema, depth);
            case "string" -> text(schema);
            case "integer" -> number(schema, BigDecimal.ONE);
            case "number" -> number(schema, null);
            case "boolean" -> NODES.booleanNode(true);
            default -> NODES.nullNode();
        };
    }

    private JsonNode followed(JsonNode given) {
        JsonNode schema = given;
        for (int i = 0; i < MAX_DEPTH && schema.path("$ref").isString(); i++) {
            String reference = schema.path("$ref").stringValue();
            if (!reference.startsWith("#")) {
                throw new WireException(path, "the reference " + reference + " leads out of the schema");
            }
            schema = reference.equals("#") ? root : target(reference);
        }
        return schema;
    }

    private JsonNode target(String reference) {
        JsonNode target = root;
        for (String step : reference.substring(1).split("/", -1)) {
            String name = step.replace("~1", "/").replace("~0", "~");
            if (!name.isEmpty()) {
                target = target.isArray() ? target.path(index(name)) : target.path(name);
            }
        }
        if (target.isMissingNode()) {
            throw new WireException(path, "the reference " + reference + " leads nowhere");
        }
        return target;
    }

    private static int index(String name) {
        return name.length() < 7 && name.chars().allMatch(c -> c >= '0' && c <= '9') ? Integer.parseInt(name) : -1;
    }

    private @Nullable JsonNode offered(JsonNode schema) {
        for (String key : style.offers()) {
            JsonNode value = schema.path(key);
            boolean several = key.equals("examples") || key.equals("enum");
            if (!value.isMissingNode() && !(several && (!value.isArray() || value.isEmpty()))) {
                return several ? value.path(0) : value;
            }
        }
        return null;
    }

    private static @Nullable JsonNode choice(JsonNode schema) {
        for (String key : new String[] {"oneOf", "anyOf"}) {
            if (schema.path(key).isArray() && !schema.path(key).isEmpty() && !schema.has("properties")) {
                return schema.path(key).path(0);
            }
        }
        return null;
    }

    /* Objects are joined; of anything else the first part counts. */
    private JsonNode combined(JsonNode schema, int depth) {
        ObjectNode joined = object(schema, depth);
        JsonNode first = null;
        for (JsonNode part : schema.path("allOf")) {
            JsonNode sampled = sample(part, depth + 1);
            if (sampled instanceof ObjectNode object) {
                joined.setAll(object);
            } else if (first == null && !sampled.isMissingNode()) {
                first = sampled;
            }
        }
        return joined.isEmpty() && first != null ? first : joined;
    }

    private static String type(JsonNode schema) {
        JsonNode type = schema.path("type");
        if (type.isString()) {
            return type.stringValue();
        }
        for (JsonNode each : type) {
            if (each.isString() && !each.stringValue().equals("null")) {
                return each.stringValue();
            }
        }
        return type.isEmpty() ? impliedType(schema) : "null";
    }

    private static String impliedType(JsonNode schema) {
        if (schema.has("items") || schema.has("prefixItems") || schema.has("minItems")) {
            return "array";
        }
        if (schema.has("minLength") || schema.has("maxLength") || schema.has("format") || schema.has("pattern")) {
            return "string";
        }
        boolean number = schema.has("minimum") || schema.has("maximum") || schema.has("multipleOf");
        return number ? "number" : "object";
    }

    private ObjectNode object(JsonNode schema, int depth) {
        ObjectNode object = Json.object();
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            boolean required = isRequired(schema, property.getKey());
            if (depth < MAX_DEPTH || required) {
                JsonNode value = sample(property.getValue(), depth + 1);
                if (!value.isMissingNode()) {
                    object.set(property.getKey(), value);
                } else if (required) {
                    object.set(property.getKey(), NODES.nullNode());
                }
            }
        }
        return object;
    }

    private static boolean isRequired(JsonNode schema, String name) {
        for (JsonNode each : schema.path("required")) {
            if (each.isString() && each.stringValue().equals(name)) {
                return true;
            }
        }
        return false;
    }

    private ArrayNode array(JsonNode schema, int depth) {
        ArrayNode array = Json.array();
        JsonNode first = schema.path("prefixItems");
        JsonNode items = schema.path("items");
        int wanted = Math.max(limit(schema, "minItems", 1), first.size());
        int size = Math.min(Math.min(wanted, limit(schema, "maxItems", MAX_ITEMS)), MAX_ITEMS);
        for (int i = 0; i < size && depth < MAX_DEPTH; i++) {
            JsonNode item = i < first.size() ? first.path(i) : items;
            JsonNode value = item.isMissingNode() ? item : sample(item, depth + 1);
            if (!value.isMissingNode()) {
                array.add(value);
            }
        }
        return array;
    }

    private JsonNode text(JsonNode schema) {
        String format = schema.path("format").isString() ? schema.path("format").stringValue() : "";
        StringBuilder text = new StringBuilder(BY_FORMAT.getOrDefault(format, style.text()));
        int least = Math.min(limit(schema, "minLength", 0), MAX_TEXT_CHARACTERS);
        int most = limit(schema, "maxLength", Integer.MAX_VALUE);
        while (text.length() < least) {
            text.append("string", 0, Math.min(6, least - text.length()));
        }
        if (text.length() > most) {
            text.setLength(most);
        }
        return Json.string(text.toString());
    }

    private static int limit(JsonNode schema, String key, int otherwise) {
        JsonNode limit = schema.path(key);
        return limit.isNumber() ? (int) Math.max(0, Math.min(limit.doubleValue(), Integer.MAX_VALUE)) : otherwise;
    }

    /* Zero where it is allowed, else an allowed number close to it. */
    private JsonNode number(JsonNode schema, @Nullable BigDecimal wholeStep) {
        BigDecimal step = finite(schema.path("multipleOf"));
        step = step == null || step.signum() <= 0 ? wholeStep : step;
        Bound low = Bound.of(schema, "minimum", "exclusiveMinimum");
        Bound high = Bound.of(schema, "maximum", "exclusiveMaximum");
        BigDecimal value = BigDecimal.ZERO;
        if (step == null && isBetween(low, style.decimal(), high)) {
            return NODES.numberNode(style.decimal());
        }
        if (step == null && low != null && high != null && !low.admits(value, 1)) {
            value = low.value().add(high.value()).divide(BigDecimal.valueOf(2));
        } else if (low != null && !low.admits(value, 1)) {
            value = low.nearest(step, 1);
        } else if (high != null && !high.admits(value, -1)) {
            value = high.nearest(step, -1);
        }
        boolean whole = wholeStep != null && value.stripTrailingZeros().scale() <= 0;
        return whole ? NODES.numberNode(value.toBigInteger()) : NODES.numberNode(value);
    }

    private static boolean isBetween(@Nullable Bound low, BigDecimal value, @Nullable Bound high) {
        return (low == null || low.admits(value, 1)) && (high == null || high.admits(value, -1));
    }

    /* A number of astronomic size would take its digits as memory. */
    private static @Nullable BigDecimal finite(JsonNode number) {
        BigDecimal value = number.isNumber() ? number.decimalValue() : null;
        boolean usable = value != null
                && value.precision() - value.scale() <= MAX_NUMBER_DIGITS
                && value.scale() <= MAX_NUMBER_DIGITS;
        return usable ? value : null;
    }

    /**
     * One end of a range.
     *
     * @param value the end
     * @param excluded whether the end itself lies outside
     */
    private record Bound(BigDecimal value, boolean excluded) {

        /* An exclusive bound is a number of its own, or true beside the inclusive one in drafts before 6. */
        static @Nullable Bound of(JsonNode schema, String inclusive, String exclusive) {
            BigDecimal own = finite(schema.path(exclusive));
            if (own != null) {
                return new Bound(own, true);
            }
            BigDecimal value = finite(schema.path(inclusive));
            return value == null
                    ? null
                    : new Bound(
                            value,
                            schema.path(exclusive).isBoolean()
                                    && schema.path(exclusive).booleanValue());
        }

        /** Whether a number lies on the allowed side, which is up for 1 and down for -1. */
        boolean admits(BigDecimal number, int side) {
            int compared = number.compareTo(value) * side;
            return compared > 0 || (compared == 0 && !excluded);
        }

        /** The first allowed multiple of the step; without a step the end itself or the number one further. */
        BigDecimal nearest(@Nullable BigDecimal step, int side) {
            if (step == null) {
                return excluded ? value.add(BigDecimal.valueOf(side)) : value;
            }
            RoundingMode inwards = side > 0 ? RoundingMode.CEILING : RoundingMode.FLOOR;
            BigDecimal multiple = value.divide(step, 0, inwards).multiply(step);
            return admits(multiple, side) ? multiple : multiple.add(step.multiply(BigDecimal.valueOf(side)));
        }
    }
}
