package org.mockserver.internal.settings;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Single values as this process was given them, for code that is no server: system properties beat the settings file,
 * which beats the environment. Nothing is kept, so a property that changes is seen.
 */
public final class ProcessValues {

    private static final String FILE_PROPERTY = Setting.PREFIX + "propertyFile";
    private static final String FILE_VARIABLE = EnvironmentNames.PREFIX + "PROPERTY_FILE";

    private ProcessValues() {}

    /**
     * The value of a setting.
     *
     * @param name the name without prefix
     * @param variable its variable of the environment, or null for the regular one
     * @return null when nobody gave one
     */
    public static @Nullable String find(String name, @Nullable String variable) {
        String property = System.getProperty(Setting.PREFIX + name);
        if (property != null) {
            return property;
        }
        String filed = fromFile(Setting.PREFIX + name);
        if (filed != null) {
            return filed;
        }
        String set = System.getenv(variable == null ? EnvironmentNames.regular(name) : variable);
        return set == null || set.isBlank() ? null : set;
    }

    /**
     * The value that a server of this process would have, as text; empty when it is unset.
     *
     * @param name the name without prefix
     * @return null for a setting this version does not act upon and nobody gave
     * @throws IllegalStateException if any setting of the process cannot be used
     */
    public static @Nullable String effective(String name) {
        Setting<?> setting = SettingsTable.STANDARD.find(name);
        if (setting == null) {
            return find(name, null);
        }
        try {
            Settings settings = SettingsResolver.resolve(SettingsSources.ofProcess(List.of()))
                    .settings();
            boolean unset = setting.row().unsetByDefault() && settings.isDefault(setting);
            return unset ? "" : settings.text(setting);
        } catch (SettingsException unusable) {
            throw new IllegalStateException(unusable.getMessage(), unusable);
        }
    }

    /** Sets a setting for this process, as a system property. */
    public static void set(String name, String text) {
        System.setProperty(Setting.PREFIX + name, text);
    }

    /** The folder in which servers of this installation keep their certificate authority. */
    public static String authorityFolder() {
        String given = find(
                SettingKeys.DIRECTORY_TO_SAVE_DYNAMIC_SSL_CERTIFICATE.name(),
                SettingKeys.DIRECTORY_TO_SAVE_DYNAMIC_SSL_CERTIFICATE
                        .row()
                        .environmentNames()
                        .get(0));
        return given == null || given.isBlank() ? Machine.ofProcess().homeDirectory() + "/.mockserver" : given;
    }

    private static @Nullable String fromFile(String propertyName) {
        SettingsFile file = new SettingsFile(System.getProperty(FILE_PROPERTY), System.getenv(FILE_VARIABLE));
        try {
            String text = SettingsFiles.ofProcess().read(file.location());
            Map<String, String> entries = text == null ? Map.of() : file.entries(text);
            return entries.get(propertyName);
        } catch (IOException unusable) {
            return null;
        }
    }
}
