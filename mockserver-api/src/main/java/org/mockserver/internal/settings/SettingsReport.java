package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which value every setting has and where it came from, for people who wonder why. Secrets are masked. */
public final class SettingsReport {
    static final String MASK = "***REDACTED***";

    private static final String IGNORED = "(ignored)";

    private SettingsReport() {}

    /**
     * The values asked for, changes over REST included, as plain JSON data: one object per setting and per name that is no
     * setting, sorted by name.
     *
     * @param nonDefault whether settings nobody set are left out
     */
    public static List<Map<String, Object>> entries(LiveSettings live, boolean nonDefault) {
        return entries(live.requested(), live.start(), nonDefault);
    }

    /**
     * One object per setting and per name that is no setting, sorted by name, as plain JSON data.
     *
     * @param settings the values to report
     * @param start what the sources amounted to at start
     * @param nonDefault whether settings nobody set are left out
     */
    static List<Map<String, Object>> entries(Settings settings, Resolution start, boolean nonDefault) {
        List<Map<String, Object>> entries = new ArrayList<>();
        Settings defaults = new Draft(settings.table()).complete(start.machine());
        for (Setting<?> setting : settings.table().settings()) {
            if (!nonDefault || !settings.isDefault(setting)) {
                entries.add(entry(setting, settings, defaults));
            }
        }
        for (Resolution.Stranger stranger : start.strangers()) {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("name", stranger.name());
            entry.put("value", IGNORED);
            entry.put("source", "unrecognised");
            entry.put("setAs", stranger.setAs());
            entry.put("suggestions", stranger.suggestions());
            entries.add(entry);
        }
        entries.sort(Comparator.comparing(entry -> String.valueOf(entry.get("name"))));
        return entries;
    }

    /** The values at start as text: {@code   mockserver.x = value   [source]}, one line each. */
    public static String text(Resolution start) {
        StringBuilder text = new StringBuilder();
        for (Map<String, Object> entry : entries(start.settings(), start, false)) {
            text.append("  ")
                    .append(entry.get("name"))
                    .append(" = ")
                    .append(entry.get("value"))
                    .append("   [")
                    .append(entry.get("source"))
                    .append("]\n");
        }
        return text.toString();
    }

    private static Map<String, Object> entry(Setting<?> setting, Settings settings, Settings defaults) {
        Map<String, Object> entry = new LinkedHashMap<>();
        String value = settings.text(setting);
        boolean hidden = setting.row().secret() && !value.isEmpty();
        entry.put("name", setting.propertyName());
        entry.put("value", hidden ? MASK : value);
        entry.put("source", settings.origin(setting).source().wireName());
        String defaultValue = defaults.text(setting);
        if (!value.equals(defaultValue)) {
            entry.put("default", defaultValue);
        }
        return entry;
    }
}
