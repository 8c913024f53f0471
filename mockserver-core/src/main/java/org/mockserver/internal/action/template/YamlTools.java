package org.mockserver.internal.action.template;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;

/** The helper {@code yaml}. */
final class YamlTools {

    static final Functions TABLE = new Functions()
            .add("toJson", 1, call -> Json.compact(Plain.tree(read(call))))
            .add("parse", 1, YamlTools::read)
            .add("parse", 2, call -> read(call) instanceof Map<?, ?> map ? map.get(call.text(1)) : null);

    private YamlTools() {}

    private static @Nullable Object read(Arguments call) {
        return Plain.of(Helpers.variables(call).world().templates().yaml().read(call.text(0)));
    }
}
