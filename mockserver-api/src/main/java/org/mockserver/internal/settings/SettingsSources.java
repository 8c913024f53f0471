package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Everything the values of settings can come from.
 *
 * @param commandLine options, in the order given; a later one beats an earlier one
 * @param systemProperties full names to values; names without the {@code mockserver.} prefix are ignored
 * @param environment variables
 * @param files where settings files are found
 * @param machine what defaults are derived from
 */
public record SettingsSources(
        List<GivenValue> commandLine,
        Map<String, String> systemProperties,
        Map<String, String> environment,
        SettingsFiles files,
        Machine machine) {

    /** The sources of this process, with the options it was started with. */
    public static SettingsSources ofProcess(List<GivenValue> commandLine) {
        Map<String, String> properties = new TreeMap<>();
        for (String name : System.getProperties().stringPropertyNames()) {
            if (name.startsWith(Setting.PREFIX)) {
                properties.put(name, System.getProperty(name, ""));
            }
        }
        return new SettingsSources(
                commandLine, properties, System.getenv(), SettingsFiles.ofProcess(), Machine.ofProcess());
    }

    /**
     * Fixed values and nothing else: neither properties nor variables of the process are looked at.
     *
     * @param values texts by name without prefix
     */
    public static SettingsSources fixed(Map<String, String> values) {
        List<GivenValue> given = new ArrayList<>();
        values.forEach((name, text) -> given.add(new GivenValue(Setting.PREFIX + name, text, name)));
        return new SettingsSources(given, Map.of(), Map.of(), location -> null, Machine.ofProcess());
    }
}
