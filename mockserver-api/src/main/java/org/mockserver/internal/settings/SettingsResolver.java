package org.mockserver.internal.settings;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds the value of every setting: options beat system properties, those beat the settings file, that beats the
 * environment, and what nobody set gets its default.
 *
 * <p>Only the strongest value of a setting is looked at, so a bad value that another source overrides does no harm.
 */
public final class SettingsResolver {
    private final SettingsTable table;
    private final SettingsSources sources;
    private final Draft draft;
    private final Map<Integer, SettingsProblem> problems = new TreeMap<>();
    private final List<SettingsProblem> otherProblems = new ArrayList<>();
    private final List<Resolution.Stranger> strangers = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();
    private @Nullable KnownNames knownNames;

    SettingsResolver(SettingsTable table, SettingsSources sources) {
        this.table = table;
        this.sources = sources;
        this.draft = new Draft(table);
    }

    /**
     * Resolves all settings.
     *
     * @throws SettingsException when values cannot be used, with all of them
     */
    public static Resolution resolve(SettingsSources sources) throws SettingsException {
        return new SettingsResolver(SettingsTable.STANDARD, sources).resolve();
    }

    Resolution resolve() throws SettingsException {
        for (int i = sources.commandLine().size() - 1; i >= 0; i--) {
            GivenValue given = sources.commandLine().get(i);
            offerProperty(given.name(), given.text(), new Origin(Origin.Source.COMMAND_LINE, given.place()));
        }
        sources.systemProperties().forEach((name, text) -> {
            if (name.startsWith(Setting.PREFIX)) {
                offerProperty(name, text, new Origin(Origin.Source.SYSTEM_PROPERTY, name));
            }
        });
        readFile();
        readEnvironment();
        if (!problems.isEmpty() || !otherProblems.isEmpty()) {
            List<SettingsProblem> all = new ArrayList<>(problems.values());
            all.addAll(otherProblems);
            throw new SettingsException(all);
        }
        return new Resolution(
                draft.complete(sources.machine()), sources.machine(), List.copyOf(strangers), List.copyOf(warnings));
    }

    private void readFile() {
        SettingsFile file = new SettingsFile(namedFile(), environmentFile());
        try {
            String text = sources.files().read(file.location());
            if (text != null) {
                Origin origin = new Origin(Origin.Source.FILE, file.location());
                file.entries(text).forEach((name, value) -> offerFileEntry(name, value, origin));
            } else if (file.missing() != null) {
                warnings.add(file.missing());
            }
        } catch (IOException unreadable) {
            otherProblems.add(new SettingsProblem(
                    SettingKeys.PROPERTY_FILE.propertyName(),
                    file.location(),
                    String.valueOf(unreadable.getMessage()),
                    "the location of a readable, well-formed settings file"));
        }
    }

    private void offerFileEntry(String name, String value, Origin origin) {
        if (name.startsWith(Setting.PREFIX)) {
            offerProperty(name, value, origin);
        } else if (table.find(name) != null) {
            warnings.add(name + " in file " + origin.place() + " has no effect: did you mean " + Setting.PREFIX + name
                    + "?");
        }
    }

    /** The location given by option or system property, null when there is none. */
    private @Nullable String namedFile() {
        String name = SettingKeys.PROPERTY_FILE.propertyName();
        String named = sources.systemProperties().get(name);
        for (GivenValue given : sources.commandLine()) {
            named = given.name().equals(name) ? given.text() : named;
        }
        return named == null || named.isBlank() ? null : unquoted(named);
    }

    private @Nullable String environmentFile() {
        String named = sources.environment().get(EnvironmentNames.regular(SettingKeys.PROPERTY_FILE.name()));
        return named == null || named.isBlank() ? null : unquoted(named);
    }

    private void readEnvironment() {
        Map<String, Setting<?>> settings = new HashMap<>();
        for (Setting<?> setting : table.settings()) {
            for (String variable : setting.row().environmentNames()) {
                settings.put(variable, setting);
                String text = sources.environment().get(variable);
                if (text != null && !text.isBlank()) {
                    offer(setting, text, new Origin(Origin.Source.ENVIRONMENT, variable));
                }
            }
        }
        for (Map.Entry<String, String> entry : new TreeMap<>(sources.environment()).entrySet()) {
            String variable = entry.getKey();
            boolean ours = variable.startsWith(EnvironmentNames.PREFIX) || variable.startsWith("PROXY_REMOTE_");
            if (ours && !settings.containsKey(variable) && !entry.getValue().isBlank()) {
                strangeVariable(variable, entry.getValue());
            }
        }
    }

    private void offerProperty(String propertyName, String text, Origin origin) {
        Setting<?> setting = table.find(propertyName.substring(Setting.PREFIX.length()));
        if (setting != null) {
            offer(setting, text, origin);
        } else if (!KnownNames.isForeignProperty(propertyName)) {
            strangeProperty(propertyName, text, origin);
        }
    }

    private void offer(Setting<?> setting, String given, Origin origin) {
        if (draft.has(setting) || problems.containsKey(setting.ordinal())) {
            return;
        }
        SettingRow row = setting.row();
        String text = unquoted(given);
        if (text.isEmpty() && (row.type().numeric() || row.type() == SettingType.BOOL)) {
            return; // an empty number or flag says nothing, as in a template whose variable was not filled in
        }
        Object value = row.parse(text);
        if (value != null) {
            draft.put(setting, value, origin);
            return;
        }
        String shown = row.secret() ? SettingsReport.MASK : text;
        problems.put(
                setting.ordinal(),
                new SettingsProblem(setting.propertyName(), shown, origin.describe(), row.allowed()));
    }

    private void strangeProperty(String propertyName, String text, Origin origin) {
        String name = propertyName.substring(Setting.PREFIX.length());
        if (knownNames().isLater(name)) {
            addLater(name, propertyName, text, origin.describe());
        } else {
            List<String> similar = knownNames().similarProperties(name);
            addUnknown(propertyName, propertyName, origin.describe(), similar);
        }
    }

    private void strangeVariable(String variable, String text) {
        if (KnownNames.isForeignVariable(variable)) {
            return;
        }
        String place = new Origin(Origin.Source.ENVIRONMENT, variable).describe();
        String later = knownNames().laterVariable(variable);
        if (later != null) {
            addLater(later, variable, text, place);
        } else if (variable.startsWith(EnvironmentNames.PREFIX)) {
            addUnknown(variable, variable, place, knownNames().similarVariables(variable));
        }
    }

    private void addLater(String name, String setAs, String text, String place) {
        String allowed = knownNames().refusal(name);
        if (knownNames().isFulfilled(name, text) || allowed != null && text.isBlank()) {
            return;
        }
        if (allowed != null) {
            otherProblems.add(new SettingsProblem(Setting.PREFIX + name, text, place, allowed));
            return;
        }
        strangers.add(new Resolution.Stranger(Setting.PREFIX + name, setAs, List.of()));
        warnings.add(Setting.PREFIX + name + " (" + place
                + ") is a setting of MockServer that this version does not support; it has no effect");
    }

    private void addUnknown(String name, String setAs, String place, List<String> similar) {
        strangers.add(new Resolution.Stranger(name, setAs, similar));
        warnings.add("unknown setting " + name + " (" + place + ") has no effect"
                + (similar.isEmpty() ? "" : "; did you mean " + String.join(" or ", similar) + "?"));
    }

    private KnownNames knownNames() {
        KnownNames names = knownNames;
        if (names == null) {
            names = new KnownNames(table);
            knownNames = names;
        }
        return names;
    }

    private static String unquoted(String text) {
        String trimmed = text.trim();
        boolean quoted = trimmed.length() >= 2 && trimmed.startsWith("\"") && trimmed.endsWith("\"");
        return quoted ? trimmed.substring(1, trimmed.length() - 1) : trimmed;
    }
}
