package org.mockserver.internal.action.template;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;

/** The tools that only Velocity templates have. */
final class VelocityTools {

    private static final Functions JSON = new Functions()
            .add("parse", 1, call -> call.text(0).isBlank() ? null : Plain.of(Json.parse(call.text(0))))
            .add("stringify", 1, call -> Json.compact(Plain.tree(call.value(0))));

    private static final Functions XML = new Functions()
            .add("parse", 1, call -> document(call.text(0), Helpers.variables(call)))
            .add("find", 2, call -> found(Helpers.variables(call), call.text(0), call.text(1)));

    private static final Map<String, Function<Variables, @Nullable Object>> TOOLS = tools();

    private VelocityTools() {}

    private static Map<String, Function<Variables, @Nullable Object>> tools() {
        Map<String, Function<Variables, @Nullable Object>> tools = new HashMap<>();
        Helpers.add(tools, "json", JSON, null);
        Helpers.add(tools, "xml", XML, null);
        Helpers.add(tools, "jsonPath", DocumentTools.BODY_JSON_PATH, null);
        Helpers.add(tools, "xPath", DocumentTools.BODY_XPATH, null);
        Helpers.add(tools, "math", NumberTools.MATH, null);
        Helpers.add(tools, "number", NumberTools.NUMBER, null);
        Helpers.add(
                tools,
                "date",
                MomentTools.TABLE,
                variables -> () -> variables.now().toString());
        Helpers.add(tools, "display", DisplayTools.TABLE, null);
        Helpers.add(tools, "esc", EscapeTools.TABLE, null);
        Helpers.add(tools, "collection", CollectionTools.TABLE, null);
        return tools;
    }

    static @Nullable Object find(Variables variables, String name) {
        Function<Variables, @Nullable Object> maker = TOOLS.get(name);
        return maker == null ? null : maker.apply(variables);
    }

    /** An XML document: its text, and what paths find in it. */
    private static Tool document(String xml, Variables variables) {
        Functions functions = new Functions()
                .add("find", 1, call -> found(variables, xml, call.text(0)))
                .add("text", 0, call -> found(variables, xml, "string(/)"));
        return new Tool("xml", functions, variables, () -> xml);
    }

    private static String found(Variables variables, String xml, String path) {
        String found = variables.world().xPath(xml, path);
        return found == null ? "" : found;
    }
}
