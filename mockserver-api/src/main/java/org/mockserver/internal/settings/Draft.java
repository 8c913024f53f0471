package org.mockserver.internal.settings;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A set of values in the making: those given, then the defaults of the others. Used by one thread. */
final class Draft {
    private final SettingsTable table;
    private final @Nullable Object[] values;
    private final @Nullable Origin[] origins;

    Draft(SettingsTable table) {
        this.table = table;
        this.values = new @Nullable Object[table.settings().size()];
        this.origins = new @Nullable Origin[table.settings().size()];
    }

    /** A draft that starts with everything somebody set in a finished snapshot. */
    static Draft from(Settings settings) {
        Draft draft = new Draft(settings.table());
        for (Setting<?> setting : draft.table.settings()) {
            if (!settings.isDefault(setting)) {
                draft.put(setting, settings.valueAt(setting.ordinal()), settings.origin(setting));
            }
        }
        return draft;
    }

    boolean has(Setting<?> setting) {
        return origins[setting.ordinal()] != null;
    }

    void put(Setting<?> setting, Object value, Origin origin) {
        values[setting.ordinal()] = value;
        origins[setting.ordinal()] = origin;
    }

    /** The value of a setting that was given, has a literal default, or stands above the row being computed. */
    @SuppressWarnings("unchecked") // see SettingKeys.key
    <T> T get(Setting<T> setting) {
        return (T) Objects.requireNonNull(values[setting.ordinal()], setting.name());
    }

    /** Gives everything that is still missing its default: first the literals, then the rules in table order. */
    Settings complete(Machine machine) {
        List<Setting<?>> settings = table.settings();
        for (Setting<?> setting : settings) {
            if (values[setting.ordinal()] == null && setting.row().defaultRule() == null) {
                values[setting.ordinal()] = literal(setting.row());
            }
        }
        Object[] completeValues = new Object[values.length];
        Origin[] completeOrigins = new Origin[values.length];
        for (int i = 0; i < completeValues.length; i++) {
            Object value = values[i];
            String rule = settings.get(i).row().defaultRule();
            if (value == null && rule != null) {
                value = DefaultRules.value(rule, this, machine);
                values[i] = value;
            }
            Origin origin = origins[i];
            completeValues[i] = Objects.requireNonNull(value);
            completeOrigins[i] = origin == null ? Origin.DEFAULT : origin;
        }
        return new Settings(table, completeValues, completeOrigins);
    }

    private static Object literal(SettingRow row) {
        String text = row.unsetByDefault() ? row.type().numeric() ? "0" : "" : row.defaultText();
        return Objects.requireNonNull(row.parse(text), row.name());
    }
}
