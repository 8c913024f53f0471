package org.mockserver.matchers;

import java.util.concurrent.atomic.AtomicInteger;
import org.mockserver.internal.nulls.Nullable;

/**
 * How often an expectation may match.
 *
 * <p>The server counts for itself: counting an object down changes that object only, and what is sent with it later. Safe
 * for use by any thread.
 */
public final class Times {

    private static final Times UNLIMITED = new Times(0, true);

    private final AtomicInteger remainingTimes;
    private final boolean unlimited;

    private Times(int remainingTimes, boolean unlimited) {
        this.remainingTimes = new AtomicInteger(remainingTimes);
        this.unlimited = unlimited;
    }

    /** Without limit. */
    public static Times unlimited() {
        return UNLIMITED;
    }

    /** One time. */
    public static Times once() {
        return new Times(1, false);
    }

    /** The given number of times; zero or less never matches. */
    public static Times exactly(int count) {
        return new Times(count, false);
    }

    /** The number of matches allowed; zero when unlimited. */
    public int getRemainingTimes() {
        return remainingTimes.get();
    }

    /** Whether there is no limit. */
    public boolean isUnlimited() {
        return unlimited;
    }

    /** Whether at least one match is allowed. */
    public boolean greaterThenZero() {
        return unlimited || remainingTimes.get() > 0;
    }

    /** Takes one, also below zero; whether there is a limit to take from. */
    public boolean decrement() {
        if (!unlimited) {
            remainingTimes.decrementAndGet();
        }
        return !unlimited;
    }

    /** Takes one, also below zero; whether one was left, or there is no limit. */
    public boolean decrementAndCheckGreaterThanZero() {
        return unlimited || remainingTimes.getAndDecrement() > 0;
    }

    /** The same number, counted down on its own. */
    public Times copy() {
        return unlimited ? this : exactly(remainingTimes.get());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Times that
                && remainingTimes.get() == that.remainingTimes.get()
                && unlimited == that.unlimited;
    }

    @Override
    public int hashCode() {
        return unlimited ? -1 : remainingTimes.get();
    }

    @Override
    public String toString() {
        return unlimited ? "unlimited" : remainingTimes + " times";
    }
}
