package org.mockserver.internal.http1;

import org.jspecify.annotations.Nullable;

/** The method tokens that mark the beginning of an HTTP request. */
public final class Methods {

    private static final String[] KNOWN = {
        "GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "CONNECT", "TRACE"
    };

    /** Length of the longest known token and the space after it. */
    public static final int LONGEST_START = "OPTIONS ".length();

    private Methods() {}

    /**
     * Whether a token is one of the standard methods, letter case counting.
     *
     * @param token a method token
     * @return false for an unknown one
     */
    public static boolean isKnown(String token) {
        for (String known : KNOWN) {
            if (known.equals(token)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether bytes are, or can become, a known token followed by a space.
     *
     * @param start the first bytes of a connection as Latin-1 text, {@link #LONGEST_START} characters are enough
     * @return true or false when it is decided, null when more bytes are needed
     */
    public static @Nullable Boolean beginsRequest(String start) {
        boolean possible = false;
        for (String known : KNOWN) {
            if (start.length() > known.length()) {
                if (start.startsWith(known) && start.charAt(known.length()) == ' ') {
                    return true;
                }
            } else {
                possible |= known.startsWith(start);
            }
        }
        return possible ? null : Boolean.FALSE;
    }

    /* The known method that a request line begins with; null for an unknown one, and for CONNECT, which is no plain
     * request. */
    static @Nullable String at(PlainHead head) {
        for (String known : KNOWN) {
            if (head.hasAt(0, known)
                    && head.firstLineBytes() > known.length()
                    && head.firstLine(known.length()) == ' ') {
                return known.equals("CONNECT") ? null : known;
            }
        }
        return null;
    }

    /* Requests that may be handled while an earlier one of the same connection is unanswered (RFC 9112 section
     * 9.3.2): those with safe methods (RFC 9110 section 9.2.1). */
    static boolean isSafe(String method) {
        return switch (method) {
            case "GET", "HEAD", "OPTIONS", "TRACE" -> true;
            default -> false;
        };
    }
}
