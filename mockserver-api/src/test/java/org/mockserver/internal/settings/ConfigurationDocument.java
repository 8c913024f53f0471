package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.List;

/** {@code docs/configuration.md}, made from the table. */
final class ConfigurationDocument {
    private static final String HEAD = """
            # Configuration

            <!-- Made from settings.table: change that file, then run the tests of mockserver-api with -Dsettings.write=true. -->

            Every setting can be given in several places. The strongest wins:

            | | Source | Example |
            |---|---|---|
            | 1 | option of the command line | `--log-level WARN`, or `-D mockserver.maxLogEntries=5000` for settings without an option |
            | 2 | system property: `mockserver.` and the name | `java -Dmockserver.maxLogEntries=5000 -jar …` |
            | 3 | settings file | `mockserver.maxLogEntries=5000` in `mockserver.properties` |
            | 4 | environment variable | `MOCKSERVER_MAX_LOG_ENTRIES=5000` |
            | 5 | default | the tables below |

            `PUT /mockserver/configuration` with a JSON object of names and values changes settings while the server runs; `GET /mockserver/configuration` shows them, and `GET /mockserver/config` shows where each value came from, as does `--print-config` on the command line. A change is applied as a whole or not at all.

            ## How values are read

            - A value that is not allowed stops the start with exit code 2. All such values are reported together, each with the setting, the value, the place it came from and what is allowed.
            - An unknown `mockserver.*` property or `MOCKSERVER_*` variable is a warning that names the settings with a similar name. So is a setting of MockServer that this version does not support; it has no effect. `javascriptDisallowedClasses` and `velocityDisallowClassLoading` are fulfilled without being set, because templates reach no Java classes at all; for the same reason `javascriptAllowedClasses` keeps the server from starting.
            - Surrounding double quotes are removed. Lists are comma separated. An empty variable counts as not set, and so does an empty number or flag anywhere.
            - Log levels are `TRACE`, `DEBUG`, `INFO`, `WARN`, `ERROR` and `OFF`, or their `java.util.logging` names.

            ## The settings file

            `mockserver.propertyFile`, or the variable `MOCKSERVER_PROPERTY_FILE`, names it; by default it is `mockserver.properties` in the working directory or on the class path. When the property is exactly `/config/mockserver.properties`, as in the container image, the variable wins over the property.

            A name that ends in `.json` means one JSON object whose keys are names without prefix: `{"serverPort": [1080, 1090], "logLevel": "WARN"}`. Any other file has Java properties syntax, in UTF-8, with full names: `mockserver.logLevel=WARN`.

            A file that somebody named and that does not exist is a warning; one that cannot be read or is malformed stops the start.

            ## Reading the tables

            *Read* says when a changed value takes effect: at start (a change needs a restart), per connection (new connections see it), or live (at once). *A* is the largest heap in KiB less 20480, and at least 10240. A dash means: not set.

            """;

    private ConfigurationDocument() {}

    static String text() {
        StringBuilder text = new StringBuilder(HEAD);
        String group = "";
        for (Setting<?> setting : SettingsTable.STANDARD.settings()) {
            SettingRow row = setting.row();
            if (!row.group().equals(group)) {
                text.append(group.isEmpty() ? "" : "\n")
                        .append("## ")
                        .append(row.group())
                        .append("\n\n");
                text.append("| Setting | Default | Values | Read | Meaning |\n|---|---|---|---|---|\n");
                group = row.group();
            }
            line(
                    text,
                    "`" + row.name() + "`",
                    defaultText(row),
                    values(row),
                    row.read().text(),
                    row.sentence());
        }
        return text.append('\n').append(exceptions()).toString();
    }

    private static String defaultText(SettingRow row) {
        String rule = row.defaultRule();
        return rule != null ? DefaultRules.describe(rule) : row.unsetByDefault() ? "–" : "`" + row.defaultText() + "`";
    }

    private static String values(SettingRow row) {
        String allowed = row.allowed().replace("|", "\\|");
        if (row.unit().equals(SettingRow.UNSET) || row.type() == SettingType.PORTS) {
            return allowed;
        }
        return row.type() == SettingType.TEXT ? row.unit() : allowed + " (" + row.unit() + ")";
    }

    /** Settings whose variable, REST name or option cannot be guessed from the name. */
    private static String exceptions() {
        StringBuilder text = new StringBuilder("## Other names\n\n");
        text.append("The variable of a setting is its name in upper snake case after `MOCKSERVER_`, and over REST it"
                + " has its own name, except:\n\n| Setting | Option | Variable | REST |\n|---|---|---|---|\n");
        for (Setting<?> setting : SettingsTable.STANDARD.settings()) {
            SettingRow row = setting.row();
            boolean regular = row.environmentNames().equals(List.of(EnvironmentNames.regular(row.name())));
            boolean sameRest = row.name().equals(row.restName());
            if (!regular || !sameRest || !row.flags().isEmpty()) {
                String restName = row.restName();
                line(
                        text,
                        "`" + row.name() + "`",
                        code(row.flags()),
                        code(row.environmentNames()),
                        restName == null ? "not over REST" : "`" + restName + "`");
            }
        }
        return text.toString();
    }

    private static String code(List<String> names) {
        List<String> quoted = new ArrayList<>();
        names.forEach(name -> quoted.add("`" + name + "`"));
        return String.join(", ", quoted);
    }

    private static void line(StringBuilder text, String... cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }
}
