package org.mockserver.internal.openapi;

import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Writes an example as XML: the {@code xml} member of a schema says what is an attribute and what is wrapped. */
final class XmlExample {

    private static final int MAX_STEPS = 50;

    private final JsonNode root;
    private final StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");

    private XmlExample(JsonNode root) {
        this.root = root;
    }

    /**
     * A document.
     *
     * @param schema as {@link SchemaWriter} writes it for responses
     * @param name of the root element where the schema has none
     */
    static String write(JsonNode value, JsonNode schema, String name) {
        XmlExample example = new XmlExample(schema);
        example.element(value, example.followed(schema), example.name(schema, name));
        return example.text.toString();
    }

    private JsonNode followed(JsonNode schema) {
        JsonNode current = schema;
        for (int i = 0; i < MAX_STEPS && current.path("$ref").isString(); i++) {
            String reference = current.path("$ref").stringValue();
            current = root.path("definitions").path(reference.substring(reference.lastIndexOf('/') + 1));
        }
        return current;
    }

    private String name(JsonNode schema, String otherwise) {
        JsonNode xml = followed(schema).path("xml");
        String name = xml.path("name").asString(otherwise);
        String prefix = xml.path("prefix").asString("");
        return safe(prefix.isEmpty() ? name : prefix + ":" + name);
    }

    /* What is no XML name becomes one, so that the document can be read. */
    private static String safe(String name) {
        String safe = name.replaceAll("[^\\p{L}\\p{N}_.:-]", "_");
        return safe.isEmpty() || !(Character.isLetter(safe.charAt(0)) || safe.charAt(0) == '_') ? "_" + safe : safe;
    }

    private void element(JsonNode value, JsonNode schema, String name) {
        text.append('<').append(name);
        JsonNode xml = schema.path("xml");
        if (xml.path("namespace").isString()) {
            String prefix = xml.path("prefix").asString("");
            attribute(
                    prefix.isEmpty() ? "xmlns" : "xmlns:" + safe(prefix),
                    xml.path("namespace").stringValue());
        }
        if (value.isObject()) {
            object(value, schema, name);
        } else if (value.isArray()) {
            text.append('>');
            items(value, schema, "item");
            text.append("</").append(name).append('>');
        } else {
            text.append('>')
                    .append(escaped(value.asString("")))
                    .append("</")
                    .append(name)
                    .append('>');
        }
    }

    private void object(JsonNode value, JsonNode schema, String name) {
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            JsonNode own = property(schema, member.getKey());
            if (own.path("xml").path("attribute").asBoolean(false)
                    && member.getValue().isValueNode()) {
                attribute(name(own, member.getKey()), member.getValue().asString(""));
            }
        }
        text.append('>');
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            JsonNode own = property(schema, member.getKey());
            if (!own.path("xml").path("attribute").asBoolean(false)) {
                member(member.getKey(), member.getValue(), own);
            }
        }
        text.append("</").append(name).append('>');
    }

    private void member(String key, JsonNode value, JsonNode schema) {
        if (!value.isArray()) {
            element(value, schema, name(schema, key));
        } else if (schema.path("xml").path("wrapped").asBoolean(false)) {
            String wrapper = name(schema, key);
            text.append('<').append(wrapper).append('>');
            items(value, schema, key);
            text.append("</").append(wrapper).append('>');
        } else {
            items(value, schema, name(schema, key));
        }
    }

    private void items(JsonNode values, JsonNode schema, String name) {
        JsonNode item = followed(schema.path("items"));
        values.forEach(value -> element(value, item, name(item, name)));
    }

    private JsonNode property(JsonNode schema, String name) {
        JsonNode direct = schema.path("properties").path(name);
        if (!direct.isMissingNode()) {
            return followed(direct);
        }
        for (JsonNode part : schema.path("allOf")) {
            JsonNode inherited = followed(part).path("properties").path(name);
            if (!inherited.isMissingNode()) {
                return followed(inherited);
            }
        }
        return direct;
    }

    private void attribute(String name, String value) {
        text.append(' ').append(name).append("=\"").append(escaped(value)).append('"');
    }

    private static String escaped(String value) {
        return value.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
