package org.mockserver.internal.openapi;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which of an operation's responses is wanted.
 *
 * @param statusCode a code, a range or {@code default}; empty for the first one
 * @param exampleName which of its examples; null for the first one
 */
record ResponseChoice(String statusCode, @Nullable String exampleName) {

    static final ResponseChoice FIRST = new ResponseChoice("", null);

    /** From what an import says: a status code, or an object with statusCode and exampleName. */
    static ResponseChoice of(@Nullable Object given) {
        if (given instanceof Map<?, ?> named) {
            Object name = named.get("exampleName");
            return new ResponseChoice(text(named.get("statusCode")), name == null ? null : text(name));
        }
        return new ResponseChoice(text(given), null);
    }

    private static String text(@Nullable Object value) {
        return value == null ? "" : value.toString().strip();
    }
}
