package org.mockserver.internal.settings;

/**
 * One value that cannot be used.
 *
 * @param setting the name as the user knows it, for instance {@code mockserver.maxLogEntries}
 * @param value the value as given, masked when it is secret
 * @param place where it was given
 * @param allowed what was needed, as a noun phrase
 */
public record SettingsProblem(String setting, String value, String place, String allowed) {
    /** One line that names all four. */
    public String text() {
        return setting + " is '" + value + "' (" + place + "), but must be " + allowed;
    }
}
