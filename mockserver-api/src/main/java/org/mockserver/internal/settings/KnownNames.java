package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Every name a user may have in mind: the settings of this version and those MockServer has besides. */
final class KnownNames {
    private static final int MOST_SUGGESTIONS = 3;

    /* Names that others of the family read: clients, build plug-ins, launchers. The server passes over them. */
    private static final Set<String> FOREIGN_PROPERTIES =
            Set.of("mockserver.mockServerPort", "mockserver.launcherName");
    private static final Set<String> FOREIGN_VARIABLES = Set.of("MOCKSERVER_JAVA_OPTS", "MOCKSERVER_LAUNCHER");

    /* What these forbid is not possible here anyway. */
    private static final Set<String> FULFILLED = Set.of("javascriptDisallowedClasses", "velocityDisallowClassLoading");

    /* Templates that rely on these would fail one by one later. */
    private static final Map<String, String> REFUSED = Map.of(
            "javascriptAllowedClasses",
            "left out, because JavaScript templates reach no Java classes here; use the helpers of templates, or a class"
                    + " callback");

    private final SettingsTable table;
    private final Set<String> laterNames = new HashSet<>();
    private final Map<String, String> laterVariables = new HashMap<>();
    private final Map<String, Object> laterValues = new HashMap<>();

    KnownNames(SettingsTable table) {
        this.table = table;
        for (String line : SettingsTable.split(SettingsTable.resource("later.names"), '\n')) {
            if (!line.isEmpty() && line.charAt(0) != '#') {
                add(SettingsTable.split(line, ' '));
            }
        }
    }

    private void add(List<String> cells) {
        String name = cells.get(0);
        laterNames.add(name);
        String variable = EnvironmentNames.regular(name);
        for (String cell : cells.subList(1, cells.size())) {
            int equals = cell.indexOf('=');
            if (equals > 0) {
                SettingType type = cell.endsWith("e") ? SettingType.BOOL : SettingType.INT;
                Object value = type.parse(cell.substring(equals + 1));
                laterValues.put(cell.substring(0, equals), value == null ? "" : value);
            } else if (cell.startsWith("+")) {
                laterVariables.put(cell.substring(1), name);
            } else {
                variable = cell;
            }
        }
        laterVariables.put(variable, name);
    }

    /** Values shown over REST for settings this version does not act upon, by REST name. */
    Map<String, Object> laterValues() {
        return laterValues;
    }

    /** Tells whether MockServer has a setting of this name that this version does not act upon. */
    boolean isLater(String name) {
        return laterNames.contains(name);
    }

    /** Tells whether what the setting forbids is not possible anyway. */
    boolean isFulfilled(String name, String text) {
        return FULFILLED.contains(name) && !text.strip().equalsIgnoreCase("false");
    }

    /** What a setting of this name may be instead, if it keeps the server from starting; null if it does not. */
    @Nullable
    String refusal(String name) {
        return REFUSED.get(name);
    }

    /** The name of the setting a variable would set in MockServer, null when there is none. */
    @Nullable
    String laterVariable(String variable) {
        return laterVariables.get(variable);
    }

    static boolean isForeignProperty(String propertyName) {
        return FOREIGN_PROPERTIES.contains(propertyName);
    }

    /** Kubernetes describes a service named mockserver in variables that only look like settings. */
    static boolean isForeignVariable(String variable) {
        return FOREIGN_VARIABLES.contains(variable)
                || variable.equals("MOCKSERVER_PORT")
                || variable.startsWith("MOCKSERVER_PORT_")
                || variable.startsWith("MOCKSERVER_SERVICE_");
    }

    /** The settings of this version whose names are close to the one given, the closest first. */
    List<String> similarProperties(String name) {
        List<String> candidates = new ArrayList<>();
        table.settings().forEach(setting -> candidates.add(setting.propertyName()));
        return similar(Setting.PREFIX + name, candidates);
    }

    /** The variables of this version whose names are close to the one given, the closest first. */
    List<String> similarVariables(String variable) {
        List<String> candidates = new ArrayList<>();
        table.settings().forEach(setting -> candidates.addAll(setting.row().environmentNames()));
        return similar(variable, candidates);
    }

    private static List<String> similar(String wanted, List<String> candidates) {
        String lower = wanted.toLowerCase(Locale.ROOT);
        int farthest = Math.max(2, (wanted.length() - EnvironmentNames.PREFIX.length()) / 4);
        record Scored(String name, int distance) {}
        List<Scored> close = new ArrayList<>();
        for (String candidate : candidates) {
            int distance = distance(lower, candidate.toLowerCase(Locale.ROOT));
            if (distance <= farthest) {
                close.add(new Scored(candidate, distance));
            }
        }
        close.sort((a, b) -> Integer.compare(a.distance(), b.distance()));
        return close.stream().limit(MOST_SUGGESTIONS).map(Scored::name).toList();
    }

    /** Levenshtein distance: the fewest single-character insertions, deletions and replacements. */
    private static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(replaced, 1 + Math.min(previous[j], current[j - 1]));
            }
            previous = current;
        }
        return previous[b.length()];
    }
}
