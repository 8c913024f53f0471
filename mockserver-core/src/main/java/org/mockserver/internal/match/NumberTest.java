package org.mockserver.internal.match;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Compares a number with a bound: {@code >= 5}. A text that is no number never matches. */
final class NumberTest implements TextTest {

    /* Bounds the work of parsing; no number that users write is longer. */
    private static final int LONGEST_NUMBER = 100;

    private final BigDecimal bound;
    private final boolean less;
    private final boolean equal;
    private final boolean greater;

    private NumberTest(BigDecimal bound, boolean less, boolean equal, boolean greater) {
        this.bound = bound;
        this.less = less;
        this.equal = equal;
        this.greater = greater;
    }

    /** The comparison that a text spells, or null when it spells none. */
    static @Nullable NumberTest parse(String spelled) {
        String text = spelled.strip();
        char first = text.isEmpty() ? ' ' : text.charAt(0);
        if (first != '<' && first != '>' && first != '=') {
            return null;
        }
        boolean orEqual = text.length() > 1 && text.charAt(1) == '=';
        if (first == '=' && !orEqual) {
            return null;
        }
        String digits = text.substring(orEqual ? 2 : 1).stripLeading();
        BigDecimal bound = isPlainNumber(digits) ? number(digits) : null;
        return bound == null ? null : new NumberTest(bound, first == '<', orEqual, first == '>');
    }

    @Override
    public boolean test(String actual) {
        BigDecimal number = number(actual.strip());
        if (number == null) {
            return false;
        }
        int order = number.compareTo(bound);
        return order < 0 ? less : order > 0 ? greater : equal;
    }

    private static boolean isPlainNumber(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        int dots = 0;
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            dots += c == '.' ? 1 : 0;
            if (c != '.' && (c < '0' || c > '9')) {
                return false;
            }
        }
        return text.length() > start && dots <= 1 && text.charAt(start) != '.' && !text.endsWith(".");
    }

    private static @Nullable BigDecimal number(String text) {
        if (text.isEmpty() || text.length() > LONGEST_NUMBER) {
            return null;
        }
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException notANumber) {
            return null;
        }
    }
}
