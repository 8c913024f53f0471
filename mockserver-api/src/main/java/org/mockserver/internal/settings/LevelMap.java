package org.mockserver.internal.settings;

import java.io.IOException;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The text forms of names with log levels: a JSON object, or {@code name=level} pairs joined by commas. */
final class LevelMap {
    private LevelMap() {}

    /** The levels by name in upper case; null when the text has neither form. */
    static @Nullable Map<String, LogLevel> parse(String text) {
        return text.startsWith("{") ? parseJson(text) : parsePairs(text);
    }

    private static @Nullable Map<String, LogLevel> parseJson(String text) {
        try {
            Map<String, Object> plain = new TreeMap<>();
            JsonEntries.of(text).forEach((name, value) -> plain.put(name.substring(Setting.PREFIX.length()), value));
            return ofPlain(plain);
        } catch (IOException malformed) {
            return null;
        }
    }

    private static @Nullable Map<String, LogLevel> parsePairs(String text) {
        Map<String, Object> plain = new TreeMap<>();
        for (String pair : SettingsTable.split(text, ',')) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                plain.put(
                        pair.substring(0, equals).trim(),
                        pair.substring(equals + 1).trim());
            } else if (!pair.isBlank()) {
                return null;
            }
        }
        return ofPlain(plain);
    }

    /** The levels that plain JSON data stands for, null when a value is no level. */
    static @Nullable Map<String, LogLevel> ofPlain(Map<?, ?> plain) {
        Map<String, LogLevel> levels = new TreeMap<>();
        for (Map.Entry<?, ?> entry : plain.entrySet()) {
            LogLevel level = LogLevel.named(String.valueOf(entry.getValue()));
            if (level == null) {
                return null;
            }
            levels.put(String.valueOf(entry.getKey()).toUpperCase(Locale.ROOT), level);
        }
        return Collections.unmodifiableMap(levels);
    }

    static String format(Map<?, ?> levels) {
        StringBuilder text = new StringBuilder();
        levels.forEach((name, level) ->
                text.append(text.isEmpty() ? "" : ",").append(name).append('=').append(level));
        return text.toString();
    }
}
