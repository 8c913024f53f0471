package org.mockserver.internal.settings;

import java.util.List;

/**
 * What the sources amount to.
 *
 * @param settings the values
 * @param machine what the defaults were derived from
 * @param strangers names that look like settings and are none of this version
 * @param warnings what a person should know before the server starts, one line each
 */
public record Resolution(Settings settings, Machine machine, List<Stranger> strangers, List<String> warnings) {
    /**
     * A name that no setting of this version has.
     *
     * @param name the name as a property
     * @param setAs the name as it was given
     * @param suggestions full names of settings with a similar name, the most similar first
     */
    public record Stranger(String name, String setAs, List<String> suggestions) {}
}
