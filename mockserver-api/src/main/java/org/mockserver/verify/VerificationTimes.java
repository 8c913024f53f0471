package org.mockserver.verify;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** How often something must have been received. Immutable. */
public final class VerificationTimes extends ValueObject {

    /** Marks a bound that is not set. */
    public static final int UNBOUNDED = -1;

    private final int atLeast;
    private final int atMost;

    private VerificationTimes(int atLeast, int atMost) {
        this.atLeast = atLeast;
        this.atMost = atMost;
    }

    /** Not at all. */
    public static VerificationTimes never() {
        return exactly(0);
    }

    /** Exactly once. */
    public static VerificationTimes once() {
        return exactly(1);
    }

    /** Exactly that often; a negative number is an IllegalArgumentException, as in the other methods that count. */
    public static VerificationTimes exactly(int count) {
        return between(counted(count), count);
    }

    /** That often or more. */
    public static VerificationTimes atLeast(int count) {
        return between(counted(count), UNBOUNDED);
    }

    /** That often or less. */
    public static VerificationTimes atMost(int count) {
        return between(UNBOUNDED, counted(count));
    }

    /** Between both numbers, inclusive; {@link #UNBOUNDED} for no bound. */
    public static VerificationTimes between(int atLeast, int atMost) {
        return new VerificationTimes(atLeast, atMost);
    }

    private static int counted(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count must not be negative but was " + count);
        }
        return count;
    }

    /** The lower bound, or {@link #UNBOUNDED}. */
    public int getAtLeast() {
        return atLeast;
    }

    /** The upper bound, or {@link #UNBOUNDED}. */
    public int getAtMost() {
        return atMost;
    }

    /** Whether that many fulfil both bounds. */
    public boolean matches(int times) {
        return (atLeast == UNBOUNDED || times >= atLeast) && (atMost == UNBOUNDED || times <= atMost);
    }

    /** The phrase of the failure message, for example {@code at least 2 times}. */
    @Override
    public String toString() {
        if (atLeast == UNBOUNDED && atMost == UNBOUNDED) {
            return "any number of times";
        }
        if (atLeast == atMost) {
            return "exactly " + count(atLeast);
        }
        if (atMost == UNBOUNDED) {
            return "at least " + count(atLeast);
        }
        if (atLeast == UNBOUNDED) {
            return "at most " + count(atMost);
        }
        return "between " + atLeast + " and " + atMost + " times";
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"atLeast", atLeast, "atMost", atMost};
    }

    private static String count(int times) {
        return times == 1 ? "once" : times + " times";
    }
}
