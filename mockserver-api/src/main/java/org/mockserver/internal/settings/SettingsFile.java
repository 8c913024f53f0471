package org.mockserver.internal.settings;

import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Which settings file is read, and what it says. */
final class SettingsFile {
    private static final String DEFAULT_LOCATION = "mockserver.properties";

    /* The container image always names this file, whether or not anybody mounted one. */
    private static final String IMAGE_LOCATION = "/config/mockserver.properties";

    private final String location;
    private final boolean missingIsWorthAWarning;

    /**
     * @param property the location from the command line or the system property, null when neither names one
     * @param variable the location from the environment, null when it names none
     */
    SettingsFile(@Nullable String property, @Nullable String variable) {
        boolean variableWins = variable != null && (property == null || property.equals(IMAGE_LOCATION));
        String named = variableWins ? variable : property;
        this.location = named == null ? DEFAULT_LOCATION : named;
        this.missingIsWorthAWarning = named != null && !named.equals(IMAGE_LOCATION);
    }

    String location() {
        return location;
    }

    /** What to say when the file is missing, null when there is nothing to say. */
    @Nullable
    String missing() {
        return missingIsWorthAWarning ? "settings file " + location + " does not exist and is passed over" : null;
    }

    /**
     * The entries of the file by full property name.
     *
     * @throws IOException when the text is malformed; the message says where
     */
    Map<String, String> entries(String text) throws IOException {
        return location.endsWith(".json") ? JsonEntries.of(text) : properties(text);
    }

    private static Map<String, String> properties(String text) throws IOException {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IllegalArgumentException malformedEscape) {
            throw new IOException("malformed \\u escape", malformedEscape);
        }
        Map<String, String> entries = new TreeMap<>();
        properties.stringPropertyNames().forEach(name -> entries.put(name, properties.getProperty(name, "")));
        return entries;
    }
}
