package org.mockserver.internal.exchange;

/** Takes request targets apart. */
final class RequestTarget {

    private RequestTarget() {}

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
