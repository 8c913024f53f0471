package org.mockserver.internal.match;

import java.util.regex.Pattern;

/** How the regular expressions of users are compiled. */
final class PatternFlags {

    private static final int EXACT = Pattern.DOTALL;
    private static final int FOLDED = Pattern.DOTALL | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    private PatternFlags() {}

    /** Throws PatternSyntaxException for what is not a regular expression. */
    static Pattern compile(String regex, boolean exactCase) {
        return Pattern.compile(regex, exactCase ? EXACT : FOLDED);
    }
}
