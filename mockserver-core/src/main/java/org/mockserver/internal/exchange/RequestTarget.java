package org.mockserver.internal.exchange;

import org.jspecify.annotations.Nullable;

/** Takes request targets apart. */
public final class RequestTarget {

    private RequestTarget() {}

    /**
     * The hash of {@link RequestView#pathHashIgnoringCase} for any text.
     *
     * @param text a path
     * @return never 0
     */
    public static int hashIgnoringCase(String text) {
        int hash = 7;
        for (int i = 0; i < text.length(); i++) {
            hash = 31 * hash + Character.toLowerCase(Character.toUpperCase(text.charAt(i)));
        }
        return hash == 0 ? 1 : hash;
    }

    /** The server that an origin names, which is a scheme and an authority; null if that makes no sense. */
    static @Nullable Destination destination(String origin) {
        int end = origin.indexOf("://");
        String scheme = origin.substring(0, end);
        boolean secure = scheme.equalsIgnoreCase("https");
        return secure || scheme.equalsIgnoreCase("http") ? Destination.parse(origin.substring(end + 3), secure) : null;
    }

    /** Where the path begins: absolute form has a scheme and an authority before it (RFC 9112 section 3.2.2). */
    static int pathStart(String target) {
        if (target.isEmpty() || target.charAt(0) == '/') {
            return 0;
        }
        int scheme = target.indexOf("://");
        if (scheme < 0 || target.lastIndexOf('?', scheme) >= 0) {
            return 0;
        }
        for (int i = scheme + 3; i < target.length(); i++) {
            char c = target.charAt(i);
            if (c == '/' || c == '?' || c == '#') {
                return i;
            }
        }
        return target.length();
    }
}
