package org.mockserver.internal.settings;

/**
 * An immutable snapshot of the values of all settings. Reading one is an array access; components copy values that are
 * read at start or per connection into their own fields.
 */
public final class Settings {
    private final SettingsTable table;
    private final Object[] values;
    private final Origin[] origins;

    Settings(SettingsTable table, Object[] values, Origin[] origins) {
        this.table = table;
        this.values = values;
        this.origins = origins;
    }

    /**
     * The value of a setting. An unset number is 0, an unset text or list is empty.
     *
     * @param setting a constant of {@link SettingKeys}
     */
    @SuppressWarnings("unchecked") // see SettingKeys.key
    public <T> T get(Setting<T> setting) {
        return (T) values[setting.ordinal()];
    }

    /** Where the value of a setting came from. */
    public Origin origin(Setting<?> setting) {
        return origins[setting.ordinal()];
    }

    /** Tells whether nobody has set the setting. */
    public boolean isDefault(Setting<?> setting) {
        return origins[setting.ordinal()].source() == Origin.Source.DEFAULT;
    }

    SettingsTable table() {
        return table;
    }

    Object valueAt(int ordinal) {
        return values[ordinal];
    }

    /** The value as text, as it could be given again. */
    String text(Setting<?> setting) {
        return setting.row().type().format(values[setting.ordinal()]);
    }

    /** This snapshot with the settings that are read at start taken from another one. */
    Settings withStartValuesOf(Settings other) {
        Object[] mixedValues = values.clone();
        Origin[] mixedOrigins = origins.clone();
        for (Setting<?> setting : table.settings()) {
            if (setting.read() == ReadMode.START) {
                mixedValues[setting.ordinal()] = other.values[setting.ordinal()];
                mixedOrigins[setting.ordinal()] = other.origins[setting.ordinal()];
            }
        }
        return new Settings(table, mixedValues, mixedOrigins);
    }
}
