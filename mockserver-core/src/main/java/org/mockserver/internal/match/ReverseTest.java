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
        if (TextRules.isLiteral(actual)) {
            return false;
        }
        String prefix = LiteralPrefix.of(actual);
        return expected.regionMatches(true, 0, prefix, 0, prefix.length());
    }
}
