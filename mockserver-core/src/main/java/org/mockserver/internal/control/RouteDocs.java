package org.mockserver.internal.control;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Descriptions of the control plane that are derived from its rows. */
final class RouteDocs {

    private RouteDocs() {}

    /** A table for people. */
    static String markdown(List<Route> rows) {
        StringBuilder text = new StringBuilder("""
                # Control plane

                Every path below starts with `/mockserver`. Paths are compared exactly: letter case counts, a trailing
                slash makes another path, the query is not part of it. What no row answers is an ordinary request to be
                mocked. Rows marked *bare* also answer without the prefix; they then hide expectations on that path and
                add a `deprecated` header.

                Access: *open* needs nothing, *read* shows expectations, traffic or settings, *mutate* changes
                expectations, log, scenarios or the clock, *admin* changes the server itself. This version asks nobody for
                credentials; bind it to an address that only its users can reach (`mockserver.localBoundIP`).

                | Method | Path | Bare | Access | What it does |
                |---|---|---|---|---|
                """);
        for (Route row : rows) {
            text.append("| ")
                    .append(row.method())
                    .append(" | `")
                    .append(row.path())
                    .append("` | ")
                    .append(row.names() == Route.Names.ALSO_BARE ? "bare" : "")
                    .append(" | ")
                    .append(row.access().name().toLowerCase(Locale.ROOT))
                    .append(" | ")
                    .append(row.summary())
                    .append(" |\n");
        }
        return text.toString();
    }

    /** An OpenAPI document for tools. */
    static String openApi(List<Route> rows, String version) {
        Map<String, List<Route>> byPath = new LinkedHashMap<>();
        for (Route row : rows) {
            byPath.computeIfAbsent(Route.PREFIX + row.path(), unused -> new ArrayList<>())
                    .add(row);
        }
        StringBuilder text = new StringBuilder("openapi: 3.0.3\ninfo:\n  title: MockServer control plane\n  version: ")
                .append(quoted(version))
                .append("\npaths:\n");
        byPath.forEach((path, sharing) -> {
            text.append("  ").append(path).append(":\n");
            sharing.forEach(row -> appendOperation(text, row));
        });
        return text.toString();
    }

    private static void appendOperation(StringBuilder text, Route row) {
        text.append("    ").append(row.method().toLowerCase(Locale.ROOT)).append(":\n");
        text.append("      summary: ").append(quoted(row.summary())).append('\n');
        text.append("      x-access: ")
                .append(row.access().name().toLowerCase(Locale.ROOT))
                .append('\n');
        if (row.hasVariable()) {
            String name =
                    row.path().substring(row.path().indexOf('{') + 1, row.path().indexOf('}'));
            text.append("      parameters:\n        - name: ")
                    .append(name)
                    .append(
                            "\n          in: path\n          required: true\n          schema:\n            type: string\n");
        }
        text.append("      responses:\n        default:\n          description: see the documentation\n");
    }

    /* A YAML double-quoted scalar; the texts are our own sentences. */
    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
