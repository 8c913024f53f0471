package org.mockserver.internal.match;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * What the text of a regular expression says about the work it can cause. A plain shape has quantifiers on single
 * characters and classes only: then the steps are bounded by {@code choices * (length + 1) ^ repeats}.
 */
final class PatternShape {

    /* Errs on the side of caution: whatever is not understood here is not plain, and runs guarded. */

    /* Below this many steps an evaluation ends in about a millisecond. */
    private static final long FEW_STEPS = 1_000_000;

    /* And below this many so soon that looking at the clock afterwards would take as long. */
    private static final long HARDLY_ANY_STEPS = 5_000;

    /** How much work an evaluation can be. */
    enum Work {
        TRIVIAL,
        SHORT,
        UNKNOWN
    }

    private final String regex;
    private boolean plain = true;
    private long choices = 1;
    private int repeats;
    private int at;

    private PatternShape(String regex) {
        this.regex = regex;
    }

    /** Reads a regular expression that compiles. */
    static PatternShape of(Pattern pattern) {
        PatternShape shape = new PatternShape(pattern.pattern());
        while (shape.plain && shape.at < shape.regex.length()) {
            shape.next();
        }
        return shape;
    }

    /** Reads a text that may be no regular expression, which is not plain then. */
    static PatternShape of(String regex) {
        try {
            return of(Pattern.compile(regex));
        } catch (PatternSyntaxException notARegex) {
            PatternShape shape = new PatternShape(regex);
            shape.plain = false;
            return shape;
        }
    }

    /** Whether matching a whole text of that length cannot keep the regular expression busy for long. */
    boolean isQuickFor(int textLength) {
        return workFor(textLength) != Work.UNKNOWN;
    }

    /** The work of matching a whole text of that length. */
    Work workFor(int textLength) {
        return work(textLength, repeats);
    }

    /** The same for looking for a part of the text, which may begin anywhere. */
    Work workToFindIn(int textLength) {
        return work(textLength, repeats + 1);
    }

    private Work work(int textLength, int power) {
        if (!plain) {
            return Work.UNKNOWN;
        }
        long steps = choices;
        for (int i = 0; i < power && steps <= FEW_STEPS; i++) {
            steps *= textLength + 1L;
        }
        return steps <= HARDLY_ANY_STEPS ? Work.TRIVIAL : steps <= FEW_STEPS ? Work.SHORT : Work.UNKNOWN;
    }

    private void next() {
        char c = regex.charAt(at++);
        switch (c) {
            case '\\' -> {
                escape();
                quantifier();
            }
            case '[' -> {
                characterClass();
                quantifier();
            }
            case '(' -> open();
            case ')' -> close();
            case '|' -> choose(2);
            default -> quantifier();
        }
    }

    private void choose(long ways) {
        choices = Math.min(choices * ways, FEW_STEPS + 1);
    }

    private char peek() {
        return at < regex.length() ? regex.charAt(at) : '\0';
    }

    private void escape() {
        char c = peek();
        at++;
        boolean known = "tnrfaedDsSwWbBAzZhHvV".indexOf(c) >= 0 || !(Character.isLetterOrDigit(c) && c < 128);
        if (c == 'p' || c == 'P') {
            if (peek() == '{') {
                skipPast('}');
            } else {
                at++;
            }
        } else if (c == 'x' && peek() != '{') {
            at += 2;
        } else if (c == 'u') {
            at += 4;
        } else if (!known) {
            plain = false;
        }
    }

    private void characterClass() {
        if (peek() == '^') {
            at++;
        }
        if (peek() == ']') {
            plain = false;
        }
        int depth = 1;
        while (depth > 0 && at < regex.length()) {
            char c = regex.charAt(at++);
            if (c == '\\') {
                at++;
            } else if (c == '[') {
                depth++;
            } else if (c == ']') {
                depth--;
            }
        }
    }

    private void open() {
        if (peek() != '?') {
            return;
        }
        boolean uncaptured = regex.startsWith("?:", at);
        boolean named = regex.startsWith("?<", at) && !regex.startsWith("?<=", at) && !regex.startsWith("?<!", at);
        if (uncaptured) {
            at += 2;
        } else if (named) {
            skipPast('>');
        } else {
            plain = false;
        }
    }

    private void close() {
        char c = peek();
        if (c == '?') {
            choose(2);
            at++;
            laziness();
        } else if (c == '*' || c == '+' || c == '{') {
            plain = false;
        }
    }

    private void quantifier() {
        switch (peek()) {
            case '*', '+' -> {
                repeats++;
                at++;
                laziness();
            }
            case '?' -> {
                choose(2);
                at++;
                laziness();
            }
            case '{' -> {
                bounds();
                laziness();
            }
            default -> {}
        }
    }

    private void bounds() {
        int start = at + 1;
        skipPast('}');
        if (!plain) {
            return;
        }
        String[] parts = regex.substring(start, at - 1).split(",", -1);
        if (parts.length == 2 && parts[1].isEmpty()) {
            repeats++;
        } else if (parts.length == 2) {
            String most = parts[1];
            boolean small = most.length() < 7 && most.chars().allMatch(c -> c >= '0' && c <= '9');
            choose(small ? Integer.parseInt(most) + 1L : FEW_STEPS + 1);
        }
    }

    private void skipPast(char last) {
        int end = regex.indexOf(last, at);
        plain &= end >= 0;
        at = end + 1;
    }

    private void laziness() {
        if (peek() == '?' || peek() == '+') {
            at++;
        }
    }
}
