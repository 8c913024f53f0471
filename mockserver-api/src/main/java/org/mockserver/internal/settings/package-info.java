/**
 * The settings of the server: what they are, where their values come from and how they change while the server runs.
 *
 * <p>Starting points: {@code settings.table} (one row per setting), {@link
 * org.mockserver.internal.settings.SettingKeys} (the typed key of each row), {@link
 * org.mockserver.internal.settings.SettingsResolver} (command line, system properties, file, environment, defaults) and
 * {@link org.mockserver.internal.settings.LiveSettings} (changes over REST).
 *
 * <p>No other package reads system properties or environment variables.
 */
@NullMarked
package org.mockserver.internal.settings;

import org.jspecify.annotations.NullMarked;
