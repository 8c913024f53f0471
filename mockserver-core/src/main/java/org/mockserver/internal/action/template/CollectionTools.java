package org.mockserver.internal.action.template;

import java.util.Comparator;
import java.util.List;

/** The tool {@code collection} of Velocity. */
final class CollectionTools {

    static final Functions TABLE = new Functions()
            .add("sort", 1, call -> sorted(call, ""))
            .add("sort", 2, call -> sorted(call, call.text(1)))
            .add("split", 1, call -> TextMembers.split(call.text(0), "\\s*,\\s*"))
            .add("split", 2, call -> TextMembers.split(call.text(0), java.util.regex.Pattern.quote(call.text(1))));

    private CollectionTools() {}

    /* The field may end with :desc. */
    private static List<Object> sorted(Arguments call, String order) {
        List<Object> items = Plain.list(ContainerMembers.bounded(call.value(0)));
        boolean descending = order.endsWith(":desc");
        int colon = order.indexOf(':');
        String field = colon < 0 ? order : order.substring(0, colon);
        Comparator<Object> comparator = Comparator.comparing(
                item -> {
                    Object value = JsonTools.field(item, field);
                    return value == null ? "" : value;
                },
                JsonTools::compare);
        items.sort(descending ? comparator.reversed() : comparator);
        return items;
    }
}
