package org.mockserver.internal.events;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which kinds of log entries the console leaves out although their level is serious enough. Immutable. */
public final class LevelOverrides {

    /** Leaves nothing out. */
    public static final LevelOverrides NONE = new LevelOverrides(new EnumMap<>(LogType.class));

    private static final int NEVER = Severity.values().length;

    private final EnumMap<LogType, Integer> lowestByType;

    private LevelOverrides(EnumMap<LogType, Integer> lowestByType) {
        this.lowestByType = lowestByType;
    }

    /**
     * Overrides by the names of types and categories; a type beats its category.
     *
     * @param levels by name in upper case; null as a value is for entries never to be shown; unknown names are ignored
     * @return the overrides
     */
    public static LevelOverrides of(Map<String, @Nullable Severity> levels) {
        EnumMap<LogType, Integer> lowest = new EnumMap<>(LogType.class);
        for (LogType type : LogType.values()) {
            String name = levels.containsKey(type.name()) ? type.name() : type.category();
            if (levels.containsKey(name)) {
                Severity severity = levels.get(name);
                lowest.put(type, severity == null ? NEVER : severity.ordinal());
            }
        }
        return lowest.isEmpty() ? NONE : new LevelOverrides(lowest);
    }

    boolean shows(LogLine line) {
        Integer lowest = lowestByType.get(line.type());
        return lowest == null || line.severity().ordinal() >= lowest;
    }
}
