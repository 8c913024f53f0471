package org.mockserver.internal.action.template;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The methods of lists and maps that templates can call. Those that change something work on what templates made. */
final class ContainerMembers {

    /* What a template collects stays small. */
    private static final int MOST_ITEMS = 100_000;

    static final Functions COLLECTION = collection(new Functions());

    static final Functions LIST = collection(new Functions())
            .add("get", 1, call -> item(list(call), call.integer(0)))
            .add("indexOf", 1, call -> ((List<?>) walked(call)).indexOf(call.value(0)))
            .add("lastIndexOf", 1, call -> ((List<?>) walked(call)).lastIndexOf(call.value(0)))
            .add("subList", 2, call -> list(call).subList(call.integer(0), call.integer(1)))
            .add("set", 2, call -> mutable(call).set(call.integer(0), Guarded.value(call.value(1))))
            .add("remove", 1, ContainerMembers::remove)
            .add("join", 1, call -> DisplayTools.joined(list(call), call.text(0)));

    static final Functions MAP = new Functions()
            .add("size", 0, call -> map(call).size())
            .add("isEmpty", 0, call -> map(call).isEmpty())
            .add("get", 1, call -> map(call).get(call.value(0)))
            .add("getOrDefault", 2, call -> {
                Object found = map(call).get(call.value(0));
                return found == null ? call.value(1) : found;
            })
            .add("containsKey", 1, call -> map(call).containsKey(call.value(0)))
            .add("containsValue", 1, call -> map(call).containsValue(bounded(call.value(0))))
            .add("keySet", 0, call -> map(call).keySet())
            .add("values", 0, call -> map(call).values())
            .add("entrySet", 0, call -> map(call).entrySet())
            .add("put", 2, ContainerMembers::put)
            .add("remove", 1, call -> map(call).remove(call.value(0)));

    private ContainerMembers() {}

    private static Functions collection(Functions table) {
        return table.add("size", 0, call -> items(call).size())
                .add("isEmpty", 0, call -> items(call).isEmpty())
                .add("contains", 1, call -> walked(call).contains(call.value(0)))
                .add("add", 1, call -> room(call, 1).add(Guarded.value(call.value(0))))
                .add("addAll", 1, call -> {
                    List<Object> added = Plain.list(bounded(call.value(0)));
                    return room(call, added.size()).addAll(added);
                });
    }

    /** Refuses collections that are too long to be walked; ranges are written in a few characters. */
    static @Nullable Object bounded(@Nullable Object value) {
        if (value instanceof Collection<?> items && items.size() > MOST_ITEMS) {
            throw new TemplateException.OverLimit("a list has more than " + MOST_ITEMS + " items");
        }
        return value;
    }

    private static Collection<?> items(Arguments call) {
        return (Collection<?>) call.target();
    }

    private static Collection<?> walked(Arguments call) {
        bounded(call.target());
        return items(call);
    }

    private static List<?> list(Arguments call) {
        return (List<?>) call.target();
    }

    private static Map<?, ?> map(Arguments call) {
        return (Map<?, ?>) call.target();
    }

    @SuppressWarnings("unchecked") // templates put anything anywhere
    private static List<@Nullable Object> mutable(Arguments call) {
        return (List<@Nullable Object>) call.target();
    }

    @SuppressWarnings("unchecked") // templates put anything anywhere
    private static Collection<@Nullable Object> room(Arguments call, int more) {
        Collection<@Nullable Object> items = (Collection<@Nullable Object>) call.target();
        if (items.size() + more > MOST_ITEMS) {
            throw new TemplateException.OverLimit("a list has more than " + MOST_ITEMS + " items");
        }
        return items;
    }

    private static @Nullable Object item(List<?> list, int index) {
        int wanted = index < 0 ? list.size() + index : index;
        return wanted >= 0 && wanted < list.size() ? list.get(wanted) : null;
    }

    @SuppressWarnings("unchecked") // templates put anything anywhere
    private static @Nullable Object put(Arguments call) {
        Map<@Nullable Object, @Nullable Object> map = (Map<@Nullable Object, @Nullable Object>) call.target();
        if (map.size() >= MOST_ITEMS) {
            throw new TemplateException.OverLimit("a map has more than " + MOST_ITEMS + " entries");
        }
        return map.put(Guarded.value(call.value(0)), Guarded.value(call.value(1)));
    }

    private static @Nullable Object remove(Arguments call) {
        Object value = call.value(0);
        List<@Nullable Object> list = mutable(call);
        return value instanceof Integer index ? list.remove(index.intValue()) : (Object) list.remove(value);
    }
}
