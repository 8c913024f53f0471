package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The text form of a list of headers: {@code name=value} joined by vertical bars. */
final class HeaderPairs {
    private HeaderPairs() {}

    static @Nullable List<HeaderPair> parse(String text) {
        List<HeaderPair> pairs = new ArrayList<>();
        int start = 0;
        while (start <= text.length()) {
            int bar = text.indexOf('|', start);
            int end = bar < 0 ? text.length() : bar;
            String part = text.substring(start, end).trim();
            start = end + 1;
            if (part.isEmpty()) {
                continue;
            }
            int equals = part.indexOf('=');
            String name = equals < 0 ? "" : part.substring(0, equals).trim();
            String value = part.substring(equals + 1).trim();
            if (!isToken(name) || !isFieldValue(value)) {
                return null;
            }
            pairs.add(new HeaderPair(name, value));
        }
        return List.copyOf(pairs);
    }

    static String format(List<?> pairs) {
        StringBuilder text = new StringBuilder();
        for (Object element : pairs) {
            HeaderPair pair = (HeaderPair) element;
            text.append(text.isEmpty() ? "" : "|")
                    .append(pair.name())
                    .append('=')
                    .append(pair.value());
        }
        return text.toString();
    }

    /** RFC 9110 §5.6.2: visible ASCII except delimiters. */
    private static boolean isToken(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c <= ' ' || c >= 127 || "\"(),/:;<=>?@[\\]{}".indexOf(c) >= 0) {
                return false;
            }
        }
        return !name.isEmpty();
    }

    /** RFC 9110 §5.5: no control characters, which could end the header line. */
    private static boolean isFieldValue(String value) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c < ' ' && c != '\t' || c == 127) {
                return false;
            }
        }
        return true;
    }
}
