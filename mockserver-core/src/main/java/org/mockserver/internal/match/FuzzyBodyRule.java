package org.mockserver.internal.match;

import java.util.Locale;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.FuzzyBody;

/**
 * The body resembles a text.
 *
 * @param expected the text, prepared like the found one
 * @param threshold the least similarity, 0 to 1
 * @param ignoreCase whether letter case and white space around the texts are ignored
 */
record FuzzyBodyRule(String expected, double threshold, boolean ignoreCase) implements BodyRule {

    /* The work grows with the product of both lengths. Two texts of this length take a few milliseconds; longer ones
     * only match when they are equal. */
    private static final int LONGEST = 4096;

    static FuzzyBodyRule compile(FuzzyBody body, String path, Compilation with) {
        String expected = prepared(body.getValue(), body.isIgnoreCase());
        return new FuzzyBodyRule(expected, body.getThreshold(), body.isIgnoreCase());
    }

    private static String prepared(String text, boolean ignoreCase) {
        return ignoreCase ? text.strip().toLowerCase(Locale.ROOT) : text;
    }

    @Override
    public boolean matches(RequestView request) {
        String actual = prepared(request.bodyText(), ignoreCase);
        return expected.isBlank() || similarity(actual) >= threshold;
    }

    @Override
    public boolean matchesNoBody() {
        return expected.isBlank();
    }

    private double similarity(String actual) {
        if (expected.equals(actual)) {
            return 1;
        }
        return expected.length() > LONGEST || actual.length() > LONGEST ? 0 : JaroWinkler.similarity(expected, actual);
    }

    @Override
    public String difference(RequestView request) {
        String found = request.bodyText();
        return Difference.of(
                "fuzzy match failed, similarity " + similarity(prepared(found, ignoreCase)) + " below " + threshold,
                expected,
                found);
    }
}
