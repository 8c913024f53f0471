package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;

/** Reads the parameters after the first semicolon of a header value (RFC 9110 section 5.6.6). */
final class HeaderParameters {

    private HeaderParameters() {}

    /** The value of a parameter, unquoted; null when it is not there. */
    static @Nullable String find(String header, String name) {
        int at = header.indexOf(';');
        while (at >= 0 && at < header.length()) {
            int start = skipBlanks(header, at + 1);
            int equals = start;
            while (equals < header.length() && header.charAt(equals) != '=' && header.charAt(equals) != ';') {
                equals++;
            }
            boolean wanted = header.substring(start, equals).strip().equalsIgnoreCase(name);
            if (equals < header.length() && header.charAt(equals) == '=') {
                StringBuilder value = new StringBuilder();
                at = readValue(header, skipBlanks(header, equals + 1), value);
                if (wanted) {
                    return value.toString();
                }
            } else {
                at = equals;
            }
        }
        return null;
    }

    private static int skipBlanks(String text, int from) {
        int at = from;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    /** Collects the value and returns where the next semicolon is. */
    private static int readValue(String header, int start, StringBuilder value) {
        boolean quoted = start < header.length() && header.charAt(start) == '"';
        if (!quoted) {
            int end = header.indexOf(';', start);
            int stop = end < 0 ? header.length() : end;
            value.append(header.substring(start, stop).strip());
            return stop;
        }
        int at = start + 1;
        while (at < header.length() && header.charAt(at) != '"') {
            boolean escaped =
                    header.charAt(at) == '\\' && at + 1 < header.length() && isEscapable(header.charAt(at + 1));
            at += escaped ? 1 : 0;
            value.append(header.charAt(at));
            at++;
        }
        int end = header.indexOf(';', Math.min(at, header.length()));
        return end < 0 ? header.length() : end;
    }

    /* Some clients send paths with single backslashes. */
    private static boolean isEscapable(char c) {
        return c == '"' || c == '\\';
    }
}
