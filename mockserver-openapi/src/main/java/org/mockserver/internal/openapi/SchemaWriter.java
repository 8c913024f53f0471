package org.mockserver.internal.openapi;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes a schema of a specification as a JSON Schema that stands by itself: what it refers to goes with it, and what
 * only OpenAPI knows is put into the words of JSON Schema.
 */
final class SchemaWriter {

    /* References are not written out in place, because schemas refer to themselves: each target becomes a definition,
     * written once. The targets wait in a queue, so that the recursion is no deeper than the document. */

    /** Which side of an exchange a schema describes. */
    enum Use {
        /** What a client sends: members that only a server may set are not required. */
        REQUEST,
        /** What a server sends: examples are kept, members that only a client may set are left out. */
        RESPONSE
    }

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    /** Beyond this many schemas the rest accepts everything. */
    private static final int MAX_SCHEMAS = 50_000;

    private static final Set<String> SCHEMA_MAPS = Set.of("properties", "patternProperties", "dependentSchemas");
    private static final Set<String> SCHEMA_LISTS = Set.of("allOf", "anyOf", "oneOf", "prefixItems");
    private static final Set<String> SCHEMAS = Set.of(
            "items",
            "not",
            "additionalProperties",
            "contains",
            "propertyNames",
            "if",
            "then",
            "else",
            "unevaluatedItems",
            "unevaluatedProperties");
    private static final Set<String> EXAMPLES = Set.of("example", "examples", "default", "xml");

    private final Use use;
    private final References references;
    private final Problems problems;
    private final SchemaKeywords keywords;
    private final boolean referencesHaveSiblings;
    private final Map<JsonNode, String> names = new IdentityHashMap<>();
    private final Deque<Located> waiting = new ArrayDeque<>();
    private int schemas;

    private SchemaWriter(Use use, Specification specification) {
        this.use = use;
        this.references = specification.references();
        this.problems = specification.problems();
        this.keywords = new SchemaKeywords(specification.problems());
        this.referencesHaveSiblings = !specification.version().equals("3.0");
    }

    /** The schema with everything it needs; one that accepts everything when there is none. */
    static ObjectNode write(Located schema, Use use, Specification specification) {
        return new SchemaWriter(use, specification).writeRoot(schema);
    }

    private ObjectNode writeRoot(Located schema) {
        ObjectNode root = Json.object();
        root.put("$schema", DIALECT);
        Located start = schema.exists() ? references.follow(schema) : null;
        if (start == null) {
            return root;
        }
        JsonNode written = convert(start);
        if (written.isObject()) {
            root.setAll((ObjectNode) written);
        } else if (written.isBoolean() && !written.booleanValue()) {
            root.set("not", Json.object());
        }
        ObjectNode definitions = Json.object();
        while (!waiting.isEmpty()) {
            Located next = waiting.remove();
            String name = names.get(next.node());
            definitions.set(name == null ? "" : name, convert(next));
        }
        if (!definitions.isEmpty()) {
            root.set("definitions", definitions);
        }
        return root;
    }

    private JsonNode convert(Located schema) {
        JsonNode node = schema.node();
        if (node.isBoolean()) {
            return node;
        }
        if (!node.isObject()) {
            problems.add("schema " + node, "is no object and accepts everything");
            return Json.object();
        }
        if (++schemas > MAX_SCHEMAS) {
            problems.add(
                    "schemas", "one of them consists of more than " + MAX_SCHEMAS + ", the rest accepts everything");
            return Json.object();
        }
        if (!node.path("$ref").isString()) {
            return object(schema);
        }
        ObjectNode reference = reference(schema);
        ObjectNode siblings = referencesHaveSiblings && node.size() > 1 ? object(schema) : Json.object();
        if (siblings.isEmpty()) {
            return reference;
        }
        siblings.withArray("allOf").add(reference);
        return siblings;
    }

    private ObjectNode reference(Located schema) {
        String text = schema.text("$ref");
        Located target = references.target(schema.document(), text);
        if (target == null) {
            return Json.object();
        }
        String name = names.get(target.node());
        if (name == null) {
            name = "s" + names.size();
            names.put(target.node(), name);
            waiting.add(target);
        }
        ObjectNode reference = Json.object();
        reference.put("$ref", "#/definitions/" + name);
        return reference;
    }

    private ObjectNode object(Located schema) {
        ObjectNode written = Json.object();
        for (Map.Entry<String, JsonNode> member : schema.node().properties()) {
            String key = member.getKey();
            JsonNode value = member.getValue();
            if (SCHEMA_MAPS.contains(key)) {
                written.set(key, map(schema.with(value), key));
            } else if (SCHEMA_LISTS.contains(key)) {
                list(schema.with(value), key, written);
            } else if (SCHEMAS.contains(key)) {
                written.set(key, convert(schema.with(value)));
            } else if (EXAMPLES.contains(key)) {
                if (use == Use.RESPONSE) {
                    written.set(key, value);
                }
            } else if (key.equals("required")) {
                required(schema, written);
            } else {
                keywords.copy(key, value, written);
            }
        }
        return keywords.adapt(schema, written);
    }

    private ObjectNode map(Located given, String key) {
        ObjectNode map = Json.object();
        for (Map.Entry<String, JsonNode> member : given.node().properties()) {
            Located schema = given.with(member.getValue());
            boolean usable = !key.equals("patternProperties") || keywords.isPattern(member.getKey());
            boolean hidden = use == Use.RESPONSE && key.equals("properties") && isFlagged(schema, "writeOnly");
            if (usable && !hidden) {
                map.set(member.getKey(), convert(schema));
            }
        }
        return map;
    }

    private void list(Located given, String key, ObjectNode into) {
        ArrayNode list = Json.array();
        given.node().forEach(each -> list.add(convert(given.with(each))));
        if (!list.isEmpty()) {
            into.set(key, list);
        }
    }

    private void required(Located schema, ObjectNode into) {
        ArrayNode required = Json.array();
        String exempt = use == Use.REQUEST ? "readOnly" : "writeOnly";
        for (JsonNode name : schema.node().path("required")) {
            boolean wanted =
                    name.isString() && !isFlagged(schema.member("properties").member(name.stringValue()), exempt);
            if (wanted) {
                required.add(name);
            }
        }
        if (!required.isEmpty()) {
            into.set("required", required);
        }
    }

    private boolean isFlagged(Located property, String flag) {
        if (property.flag(flag) || !property.node().path("$ref").isString()) {
            return property.flag(flag);
        }
        Located target = references.follow(property);
        return target != null && target.flag(flag);
    }
}
