package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;

/**
 * A regular expression of literal characters and dots, with at most a leading and a trailing {@code .*}: decided by
 * comparing characters.
 */
final class SimplePattern implements TextTest {

    /* Dot means one code point. Texts are compared by UTF-16 units here, so a text with surrogates goes to the real
     * regular expression when the pattern has dots. */

    /* A search (both ends open) costs text times pattern length; longer patterns are left to the guarded engine. */
    private static final int LONGEST_SEARCH = 64;

    private final String regex;
    private final boolean exactCase;
    private final char[] literal;
    private final boolean[] any;
    private final boolean hasAny;
    private final boolean openStart;
    private final boolean openEnd;

    private SimplePattern(Parser parsed, boolean exactCase) {
        this.regex = parsed.regex;
        this.exactCase = exactCase;
        this.literal = java.util.Arrays.copyOf(parsed.literal, parsed.length);
        this.any = java.util.Arrays.copyOf(parsed.any, parsed.length);
        this.hasAny = parsed.hasAny;
        this.openStart = parsed.openStart;
        this.openEnd = parsed.openEnd;
    }

    /** The test for a regular expression, or null when it has more in it than this class understands. */
    static @Nullable SimplePattern parse(String regex, boolean exactCase) {
        Parser parser = new Parser(regex);
        if (!parser.parse() || (parser.openStart && parser.openEnd && parser.length > LONGEST_SEARCH)) {
            return null;
        }
        return new SimplePattern(parser, exactCase);
    }

    @Override
    public boolean test(String actual) {
        if (hasAny && hasSurrogate(actual)) {
            return PatternFlags.compile(regex, exactCase).matcher(actual).matches();
        }
        int spare = actual.length() - literal.length;
        if (spare < 0 || (spare > 0 && !openStart && !openEnd)) {
            return false;
        }
        if (openStart && openEnd) {
            return found(actual, spare);
        }
        return matchesAt(actual, openStart ? spare : 0);
    }

    private boolean found(String actual, int lastStart) {
        for (int start = 0; start <= lastStart; start++) {
            if (matchesAt(actual, start)) {
                return true;
            }
        }
        return false;
    }

    private boolean matchesAt(String actual, int start) {
        for (int i = 0; i < literal.length; i++) {
            if (!any[i] && !same(literal[i], actual.charAt(start + i))) {
                return false;
            }
        }
        return true;
    }

    private boolean same(char expected, char actual) {
        if (expected == actual) {
            return true;
        }
        if (exactCase) {
            return false;
        }
        char expectedUpper = Character.toUpperCase(expected);
        char actualUpper = Character.toUpperCase(actual);
        return expectedUpper == actualUpper
                || Character.toLowerCase(expectedUpper) == Character.toLowerCase(actualUpper);
    }

    private static boolean hasSurrogate(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Reads the pattern from left to right and stops at the first thing that is not simple. */
    private static final class Parser {

        private final String regex;
        private final char[] literal;
        private final boolean[] any;
        private int length;
        private boolean hasAny;
        private boolean openStart;
        private boolean openEnd;
        private int at;

        Parser(String regex) {
            this.regex = regex;
            this.literal = new char[regex.length()];
            this.any = new boolean[regex.length()];
        }

        boolean parse() {
            while (at < regex.length()) {
                char c = regex.charAt(at++);
                boolean simple = switch (c) {
                    case '.' -> dot();
                    case '\\' -> escape();
                    case '^', '$', '|', '?', '*', '+', '(', ')', '[', '{' -> false;
                    default -> literal(c);
                };
                if (!simple) {
                    return false;
                }
            }
            return true;
        }

        private boolean literal(char c) {
            literal[length++] = c;
            return !Character.isSurrogate(c);
        }

        private boolean escape() {
            if (at == regex.length()) {
                return false;
            }
            char c = regex.charAt(at++);
            boolean letterOrDigit = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            return !letterOrDigit && literal(c);
        }

        private boolean dot() {
            char quantifier = at < regex.length() ? regex.charAt(at) : ' ';
            if (quantifier == '*' || quantifier == '+') {
                boolean first = at == 1;
                at++;
                boolean last = at == regex.length();
                openStart |= first;
                openEnd |= last;
                return (first || last) && (quantifier == '*' || anyCharacter());
            }
            return anyCharacter();
        }

        private boolean anyCharacter() {
            hasAny = true;
            any[length++] = true;
            return true;
        }
    }
}
