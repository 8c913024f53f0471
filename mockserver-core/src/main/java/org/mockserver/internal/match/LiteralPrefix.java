package org.mockserver.internal.match;

/** The literal text that every match of a regular expression begins with: compared first, it spares most evaluations. */
final class LiteralPrefix {

    private LiteralPrefix() {}

    /** The prefix, empty when there is none. */
    static String of(String regex) {
        if (regex.indexOf('|') >= 0) {
            return "";
        }
        int end = 0;
        while (end < regex.length() && isPlain(regex.charAt(end))) {
            end++;
        }
        /* A quantifier that allows none takes the last character back. */
        boolean dispensable = end > 0 && end < regex.length() && "?*{".indexOf(regex.charAt(end)) >= 0;
        return regex.substring(0, dispensable ? end - 1 : end);
    }

    /** The test, asked only about texts that begin with the prefix of the regular expression. */
    static TextTest before(TextTest test, String regex, boolean exactCase) {
        String prefix = of(regex);
        return prefix.isEmpty()
                ? test
                : actual -> actual.regionMatches(!exactCase, 0, prefix, 0, prefix.length()) && test.test(actual);
    }

    /* Letter case of characters outside the basic plane takes two units to compare. */
    private static boolean isPlain(char c) {
        return !TextRules.isMeta(c) && !Character.isSurrogate(c);
    }
}
