package org.mockserver.internal.wire;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The spelling of a range of statuses: {@code 2XX}, {@code >= 400}, {@code 404}. */
final class StatusRange {

    private static final Pattern SPELLING = Pattern.compile("\\s*([1-9][xX]{2}|((>=|<=|==|>|<)\\s*)?[0-9]{1,3})\\s*");

    private StatusRange() {}

    static @Nullable String read(At at) {
        String text = at.text();
        if (text != null && !text.isBlank() && !SPELLING.matcher(text).matches()) {
            at.wrong("a range of statuses such as 2XX or >= 400");
            return null;
        }
        return text;
    }
}
