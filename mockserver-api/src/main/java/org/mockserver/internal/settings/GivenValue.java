package org.mockserver.internal.settings;

/**
 * A value as somebody gave it.
 *
 * @param name the full property name, for instance {@code mockserver.logLevel}
 * @param text the value
 * @param place what the user typed, for instance {@code --log-level}
 */
public record GivenValue(String name, String text, String place) {}
