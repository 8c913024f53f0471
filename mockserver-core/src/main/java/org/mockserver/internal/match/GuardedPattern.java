package org.mockserver.internal.match;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.CountedText;

/** A regular expression matched against whole texts that cannot hold a thread longer than its timeout. */
final class GuardedPattern implements TextTest {

    /* The engine of java.util.regex reads its input one character at a time through charAt. Reads are counted, and now
     * and then the clock is looked at; an exception from charAt is the way out of a backtracking search. How long that may
     * take is the business of the thread's MatchBudget: a thread that serves connections leaves early and the matching of
     * the request goes on elsewhere. */

    /** Longer regular expressions are taken as literal text only. */
    static final int LONGEST_REGEX = 8192;

    private final Pattern pattern;
    private final PatternShape shape;
    private final long timeoutMillis;
    private final MatchWarner warner;

    private GuardedPattern(Pattern pattern, long timeoutMillis, MatchWarner warner) {
        this.pattern = pattern;
        this.shape = PatternShape.of(pattern);
        this.timeoutMillis = timeoutMillis;
        this.warner = warner;
    }

    /** The pattern, or null when the text is too long or no regular expression. */
    static @Nullable GuardedPattern compile(String regex, boolean exactCase, long timeoutMillis, MatchWarner warner) {
        return regex.length() > LONGEST_REGEX
                ? null
                : compile(() -> PatternFlags.compile(regex, exactCase), timeoutMillis, warner);
    }

    /** The same for a pattern with flags of its own. */
    static @Nullable GuardedPattern compile(
            java.util.function.Supplier<Pattern> source, long timeoutMillis, MatchWarner warner) {
        try {
            return new GuardedPattern(source.get(), timeoutMillis, warner);
        } catch (PatternSyntaxException | StackOverflowError notARegex) {
            return null;
        }
    }

    @Override
    public boolean test(String actual) {
        return run(actual, true);
    }

    /** Whether some part of the text matches. */
    boolean find(String actual) {
        return run(actual, false);
    }

    private boolean run(String actual, boolean whole) {
        PatternShape.Work work = whole ? shape.workFor(actual.length()) : shape.workToFindIn(actual.length());
        if (work == PatternShape.Work.TRIVIAL) {
            return decide(actual, whole);
        }
        MatchBudget budget = MatchBudget.current();
        boolean result = work == PatternShape.Work.SHORT ? decide(actual, whole) : guarded(actual, whole, budget);
        budget.spent();
        return result;
    }

    private boolean guarded(String actual, boolean whole, MatchBudget budget) {
        long deadlineNanos = budget.deadlineNanos(MatchBudget.limitNanos(timeoutMillis));
        try {
            return decide(new CountedText(actual, new CountedText.Budget(deadlineNanos)), whole);
        } catch (CountedText.TimedOut late) {
            budget.leaveLoop();
            warn(budget, "gave no answer within " + timeoutMillis + " ms (regexMatchingTimeoutMillis)");
        } catch (StackOverflowError deep) {
            /* Repeated groups recurse once per repetition, so a long text ends the stack before the time. */
            warn(budget, "needs too much stack for a text of " + actual.length() + " characters");
        }
        return false;
    }

    private void warn(MatchBudget budget, String problem) {
        if (budget.mayWarn()) {
            warner.warn(
                    "regular expression \"" + shorten(pattern.pattern()) + "\" " + problem + ", taken as not matching");
        }
    }

    private boolean decide(CharSequence text, boolean whole) {
        return whole ? pattern.matcher(text).matches() : pattern.matcher(text).find();
    }

    private static String shorten(String regex) {
        return regex.length() <= 200 ? regex : regex.substring(0, 200) + "...";
    }
}
