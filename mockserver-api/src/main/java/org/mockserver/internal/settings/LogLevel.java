package org.mockserver.internal.settings;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How much the console shows, from everything to nothing. */
public enum LogLevel {
    TRACE,
    DEBUG,
    INFO,
    WARN,
    ERROR,
    OFF;

    /**
     * Tells whether output of the given level appears on a console set to this level.
     *
     * @param level the level of one message, never {@code OFF}
     */
    public boolean shows(LogLevel level) {
        return level.compareTo(this) >= 0;
    }

    /** The level with this name in SLF4J or {@code java.util.logging}, in any case; null when there is none. */
    static @Nullable LogLevel named(String text) {
        return switch (text.toUpperCase(Locale.ROOT)) {
            case "TRACE", "FINEST", "ALL" -> TRACE;
            case "DEBUG", "FINE", "FINER" -> DEBUG;
            case "INFO", "CONFIG" -> INFO;
            case "WARN", "WARNING" -> WARN;
            case "ERROR", "SEVERE" -> ERROR;
            case "OFF" -> OFF;
            default -> null;
        };
    }
}
