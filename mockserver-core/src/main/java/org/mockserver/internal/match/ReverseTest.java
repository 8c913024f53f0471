package org.mockserver.internal.match;

/** The test of a filter: what was found counts as a regular expression for the filter's text as well. */
record ReverseTest(String expected, TextTest forward, Compilation with) implements TextTest {

    @Override
    public boolean test(String actual) {
        return forward.test(actual) || (couldCover(actual) && covers(actual));
    }

    private boolean covers(String actual) {
        TextTest regex = TextRules.regex(actual, false, with);
        return regex != null && regex.test(expected);
    }

    /* Spares compiling nearly every found text: most have no regex meaning, and of those that have, the literal
     * beginning already differs. */
    private boolean couldCover(String actual) {
        int literal = 0;
        while (literal < actual.length() && isPlain(actual.charAt(literal))) {
            literal++;
        }
        if (literal == actual.length()) {
            return false;
        }
        char next = actual.charAt(literal);
        boolean quantified = next == '?' || next == '*' || next == '{';
        int certain = quantified && literal > 0 ? literal - 1 : literal;
        return actual.indexOf('|') >= 0
                || actual.indexOf('(') >= 0
                || expected.regionMatches(true, 0, actual, 0, certain);
    }

    private static boolean isPlain(char c) {
        return "\\^$.|?*+()[]{}".indexOf(c) < 0;
    }
}
