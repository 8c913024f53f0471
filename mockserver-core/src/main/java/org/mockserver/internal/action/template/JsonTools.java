package org.mockserver.internal.action.template;

import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;

/** The helper {@code jsonTransform}: each function takes JSON as text or as a parsed value and gives JSON text. */
final class JsonTools {

    static final Functions TABLE = new Functions()
            .add("merge", 2, call -> Json.compact(Plain.tree(merged(call.json(0), call.json(1)))))
            .add("sort", 2, call -> sorted(call.json(0), call.text(1)))
            .add("arrayAdd", 2, JsonTools::withAdded)
            .add("remove", 2, call -> without(call.json(0), call.text(1)))
            .add("prettyPrint", 1, call -> Json.pretty(Plain.tree(call.json(0))))
            .add("field", 2, call -> call.json(0) instanceof Map<?, ?> map ? map.get(call.text(1)) : null)
            .add("size", 1, call -> size(call.json(0)));

    private JsonTools() {}

    /* Members of the second win; objects on both sides are merged in turn. */
    private static @Nullable Object merged(@Nullable Object first, @Nullable Object second) {
        if (!(first instanceof Map<?, ?> base) || !(second instanceof Map<?, ?> over)) {
            return second;
        }
        Plain.JsonMap result = new Plain.JsonMap();
        base.forEach((name, value) -> result.put(String.valueOf(name), value));
        over.forEach((name, value) ->
                result.put(String.valueOf(name), base.containsKey(name) ? merged(base.get(name), value) : value));
        return result;
    }

    private static String sorted(@Nullable Object array, String field) {
        Plain.JsonList list = array(array);
        list.sort(Comparator.comparing(item -> field(item, field), JsonTools::compare));
        return list.toString();
    }

    static @Nullable Object field(@Nullable Object item, String field) {
        Object value = item instanceof Map<?, ?> map ? map.get(field) : item;
        return value == null ? "" : value;
    }

    static int compare(@Nullable Object first, @Nullable Object second) {
        return first instanceof Number one && second instanceof Number other
                ? Double.compare(one.doubleValue(), other.doubleValue())
                : Plain.text(first).compareTo(Plain.text(second));
    }

    private static Plain.JsonList array(@Nullable Object value) {
        if (!(value instanceof Collection<?> items)) {
            throw new TemplateException("a JSON array is required");
        }
        Plain.JsonList list = new Plain.JsonList();
        list.addAll(items);
        return list;
    }

    private static String withAdded(Arguments call) {
        Plain.JsonList list = array(call.json(0));
        Object element = call.value(1);
        Object parsed = element instanceof String text ? Plain.of(Json.parseStrict(text)) : element;
        list.add(parsed == null ? element : parsed);
        return list.toString();
    }

    private static String without(@Nullable Object object, String field) {
        if (!(object instanceof Map<?, ?> map)) {
            throw new TemplateException("a JSON object is required");
        }
        Plain.JsonMap result = new Plain.JsonMap();
        map.forEach((name, value) -> result.put(String.valueOf(name), value));
        result.remove(field);
        return result.toString();
    }

    private static int size(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.size();
        }
        return value instanceof Collection<?> items ? items.size() : 0;
    }
}
