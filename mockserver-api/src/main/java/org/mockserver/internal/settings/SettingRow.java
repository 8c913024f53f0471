package org.mockserver.internal.settings;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One row of the table.
 *
 * @param group the heading the row stands under
 * @param name the name without {@code mockserver.}
 * @param defaultText a literal, {@code -} for unset or {@code rule:NAME}
 * @param low the smallest number allowed, {@link Long#MIN_VALUE} when there is no bound
 * @param high the largest number allowed, {@link Long#MAX_VALUE} when there is no bound
 * @param unit the unit for documentation, {@code -} for none
 * @param environmentNames the variables that set it, the strongest first
 * @param restName its name in the REST configuration, null when it is not part of it
 * @param flags its options of the command line
 * @param secret whether the value must never be shown
 * @param since 7 or 9 for the MockServer line that first had it, {@code own} for this server's own
 * @param sentence what it does
 */
record SettingRow(
        String group,
        String name,
        SettingType type,
        String defaultText,
        long low,
        long high,
        String unit,
        ReadMode read,
        List<String> environmentNames,
        @Nullable String restName,
        List<String> flags,
        boolean secret,
        String since,
        String sentence) {

    static final String UNSET = "-";
    private static final String RULE = "rule:";

    boolean unsetByDefault() {
        return defaultText.equals(UNSET);
    }

    /** The name of the rule that computes the default, null when it is a literal. */
    @Nullable
    String defaultRule() {
        return defaultText.startsWith(RULE) ? defaultText.substring(RULE.length()) : null;
    }

    /** The value a text stands for, null when it is not allowed. */
    @Nullable
    Object parse(String text) {
        return inRange(type.parse(text));
    }

    /** The value plain JSON data stands for, null when it is not allowed. */
    @Nullable
    Object parsePlain(Object plain) {
        return inRange(type.parsePlain(plain));
    }

    String allowed() {
        return type.allowed(this);
    }

    private @Nullable Object inRange(@Nullable Object value) {
        if (!type.numeric() || !(value instanceof Number number)) {
            return value;
        }
        return number.longValue() < low || number.longValue() > high ? null : value;
    }
}
