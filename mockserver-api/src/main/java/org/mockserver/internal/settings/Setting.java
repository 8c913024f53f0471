package org.mockserver.internal.settings;

/**
 * The typed key of one setting. Keys are the constants of {@link SettingKeys}; two keys are the same only if they are
 * the same object.
 *
 * @param <T> the type of the value
 */
@SuppressWarnings("UnusedTypeParameter") // it types the value that Settings.get returns
public final class Setting<T> {
    static final String PREFIX = "mockserver.";

    private final int ordinal;
    private final SettingRow row;

    Setting(int ordinal, SettingRow row) {
        this.ordinal = ordinal;
        this.row = row;
    }

    /** The name without prefix, as in a JSON settings file. */
    public String name() {
        return row.name();
    }

    /** The name as a system property: {@code mockserver.} and the name. */
    public String propertyName() {
        return PREFIX + row.name();
    }

    /** When a changed value takes effect. */
    public ReadMode read() {
        return row.read();
    }

    /** The position of the setting in the table, which is also its place in a snapshot. */
    int ordinal() {
        return ordinal;
    }

    SettingRow row() {
        return row;
    }

    @Override
    public String toString() {
        return propertyName();
    }
}
