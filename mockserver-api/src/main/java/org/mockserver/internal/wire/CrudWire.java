package org.mockserver.internal.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.objects.ObjectText;
import org.mockserver.model.CrudExpectationsDefinition;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON of definitions of objects that callers list and change. */
public final class CrudWire {

    private CrudWire() {}

    /**
     * The document for a definition.
     *
     * @throws IllegalArgumentException if an object cannot be written as JSON
     */
    public static String write(CrudExpectationsDefinition definition) {
        ObjectNode document = Json.object();
        put(document, "basePath", definition.getBasePath());
        put(document, "idField", definition.getIdField());
        CrudExpectationsDefinition.IdStrategy strategy = definition.getIdStrategy();
        put(document, "idStrategy", strategy == null ? null : strategy.name());
        List<?> initial = definition.getInitialData();
        if (initial != null) {
            ArrayNode objects = document.putArray("initialData");
            initial.forEach(object -> objects.add(Json.parse(ObjectText.of(object))));
        }
        return Json.pretty(document);
    }

    private static void put(ObjectNode document, String name, @Nullable String value) {
        if (value != null) {
            document.put(name, value);
        }
    }
}
