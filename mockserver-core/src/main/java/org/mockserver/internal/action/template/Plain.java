package org.mockserver.internal.action.template;

import java.math.BigDecimal;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** JSON as the maps, lists and simple values that templates work with, and back. */
final class Plain {

    /* Deeper values are refused, because they are walked recursively. */
    private static final int DEEPEST = 500;

    private Plain() {}

    /** A map that prints as JSON. */
    static final class JsonMap extends Guarded.Members {

        private static final long serialVersionUID = 1;

        @Override
        public String toString() {
            return Json.compact(tree(this));
        }
    }

    /** A list that prints as JSON. */
    static final class JsonList extends Guarded.Items {

        private static final long serialVersionUID = 1;

        @Override
        public String toString() {
            return Json.compact(tree(this));
        }
    }

    /** A read-only map that prints as JSON. */
    abstract static class ReadOnlyMap extends AbstractMap<String, Object> {

        @Override
        public String toString() {
            return Json.compact(tree(this));
        }
    }

    /** Null for JSON's null and for what is missing. */
    static @Nullable Object of(@Nullable JsonNode node) {
        if (node == null || node.isNull() || node.isMissingNode()) {
            return null;
        }
        if (node.isObject()) {
            JsonMap map = new JsonMap();
            node.properties().forEach(member -> map.put(member.getKey(), of(member.getValue())));
            return map;
        }
        if (node.isArray()) {
            JsonList list = new JsonList();
            node.values().forEach(item -> list.add(of(item)));
            return list;
        }
        if (node.isBoolean()) {
            return node.booleanValue();
        }
        return node.isNumber() ? number(node) : node.asString();
    }

    /* A number like 1E999999999 is a text to templates: its digits would fill the memory. */
    private static Object number(JsonNode node) {
        Number number = node.numberValue();
        return number instanceof BigDecimal decimal && !Guarded.isUsable(decimal) ? number.toString() : number;
    }

    /** The tree of a value. */
    static JsonNode tree(@Nullable Object value) {
        return tree(value, 0);
    }

    private static JsonNode tree(@Nullable Object value, int depth) {
        Budget.current().step();
        if (depth > DEEPEST) {
            throw new TemplateException("a value is nested too deeply");
        }
        if (value instanceof JsonNode node) {
            return node;
        }
        if (value instanceof Map<?, ?> map) {
            ObjectNode object = Json.object();
            map.forEach((name, member) -> object.set(String.valueOf(name), tree(member, depth + 1)));
            return object;
        }
        if (value instanceof Collection<?> items) {
            ArrayNode array = Json.array();
            items.forEach(item -> array.add(tree(item, depth + 1)));
            return array;
        }
        return scalar(value);
    }

    private static JsonNode scalar(@Nullable Object value) {
        if (value instanceof Boolean flag) {
            return JsonNodeFactory.instance.booleanNode(flag);
        }
        if (value instanceof Number) {
            return Json.ofPlainValue(value);
        }
        return value == null ? JsonNodeFactory.instance.nullNode() : Json.string(value.toString());
    }

    /** A value as text: JSON for what has parts, empty for null. */
    static String text(@Nullable Object value) {
        if (value instanceof String text) {
            return text;
        }
        if (value instanceof Map || value instanceof Collection) {
            return Json.compact(tree(value));
        }
        return value == null ? "" : value.toString();
    }

    /** The items of a list, or the value alone. */
    static List<Object> list(@Nullable Object value) {
        List<Object> list = new ArrayList<>();
        if (value instanceof Collection<?> items) {
            items.forEach(item -> list.add(item == null ? "" : item));
        } else if (value != null) {
            list.add(value);
        }
        return list;
    }
}
