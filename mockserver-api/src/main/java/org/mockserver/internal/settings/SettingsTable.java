package org.mockserver.internal.settings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All settings, read from the text of a table. The text is part of the build, so a malformed row is a bug. */
final class SettingsTable {
    /** The settings of this server. */
    static final SettingsTable STANDARD = parse(resource("settings.table"));

    private static final int COLUMNS = 12;
    private static final String NONE = "none";

    private final List<Setting<?>> settings;
    private final Map<String, Setting<?>> byName;

    private SettingsTable(List<Setting<?>> settings) {
        this.settings = List.copyOf(settings);
        this.byName = new HashMap<>(settings.size() * 2);
        for (Setting<?> setting : settings) {
            if (byName.put(setting.name(), setting) != null) {
                throw new IllegalArgumentException(setting.name() + " has two rows");
            }
        }
    }

    static SettingsTable parse(String text) {
        List<Setting<?>> settings = new ArrayList<>();
        String group = "";
        for (String line : split(text, '\n')) {
            if (line.startsWith("## ")) {
                group = line.substring(3);
            } else if (!line.isEmpty() && line.charAt(0) != '#') {
                settings.add(new Setting<>(settings.size(), row(group, split(line, '|'))));
            }
        }
        return new SettingsTable(settings);
    }

    /** All settings in table order; the position of each is its ordinal. */
    List<Setting<?>> settings() {
        return settings;
    }

    /** The setting with this name (without prefix), null when there is none. */
    @Nullable
    Setting<?> find(String name) {
        return byName.get(name);
    }

    /** The text of a file beside this class. */
    static String resource(String name) {
        try (InputStream in = SettingsTable.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing from the jar");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The parts of a text between separators, each trimmed, empty ones kept. */
    static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
            parts.add(text.substring(start, end).trim());
            start = end + 1;
        }
        parts.add(text.substring(start).trim());
        return parts;
    }

    private static SettingRow row(String group, List<String> cells) {
        if (cells.size() != COLUMNS) {
            throw new IllegalArgumentException(cells.get(0) + " has " + cells.size() + " columns, not " + COLUMNS);
        }
        String name = cells.get(0);
        String range = cells.get(3);
        String rest = cells.get(7);
        return new SettingRow(
                group,
                name,
                SettingType.ofWord(cells.get(1)),
                cells.get(2),
                bound(range, true),
                bound(range, false),
                cells.get(4),
                ReadMode.ofLetter(cells.get(5)),
                EnvironmentNames.of(name, cells.get(6)),
                rest.equals(NONE) ? null : rest.equals(SettingRow.UNSET) ? name : rest,
                cells.get(8).equals(SettingRow.UNSET) ? List.of() : split(cells.get(8), ' '),
                cells.get(9).equals("secret"),
                cells.get(10),
                cells.get(11));
    }

    private static long bound(String range, boolean low) {
        int dots = range.indexOf("..");
        String text = dots < 0 ? "" : low ? range.substring(0, dots) : range.substring(dots + 2);
        if (text.isEmpty()) {
            return low ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
        return Long.parseLong(text);
    }
}
