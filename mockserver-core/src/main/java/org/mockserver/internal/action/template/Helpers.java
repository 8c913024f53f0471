package org.mockserver.internal.action.template;

import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The helpers that every language has, by name. */
final class Helpers {

    private Helpers() {}

    static void addTo(Map<String, Function<Variables, @Nullable Object>> values) {
        add(values, "strings", StringTools.TABLE, null);
        add(values, "jsonTransform", JsonTools.TABLE, null);
        add(values, "dates", DateTools.TABLE, variables -> () -> variables.now().toString());
        add(values, "calc", CalcTools.TABLE, null);
        add(values, "crypto", CryptoTools.TABLE, null);
        add(values, "regex", RegexTools.TABLE, null);
        add(values, "jwt", TokenTools.TABLE, variables -> () -> TokenTools.token(variables, Map.of()));
        add(values, "html", HtmlTools.TABLE, null);
        add(values, "csv", CsvTools.TABLE, null);
        add(values, "yaml", YamlTools.TABLE, null);
        add(values, "xpath", DocumentTools.XPATH, null);
        add(values, "scenario", ScenarioTools.TABLE, null);
        values.put("faker", variables -> variables.keep("faker", Faker::of));
    }

    static void add(
            Map<String, Function<Variables, @Nullable Object>> values,
            String name,
            Functions table,
            @Nullable Function<Variables, Supplier<String>> printed) {
        values.put(
                name,
                variables -> variables.keep(
                        name, made -> new Tool(name, table, made, printed == null ? null : printed.apply(made))));
    }

    /** The rendering in which a helper was called. */
    static Variables variables(Arguments call) {
        return ((Tool) call.target()).variables();
    }
}
