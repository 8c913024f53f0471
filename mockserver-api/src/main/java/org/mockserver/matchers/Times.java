package org.mockserver.matchers;

import org.jspecify.annotations.Nullable;

/** How often an expectation may match. Immutable. */
public final class Times {

    private static final Times UNLIMITED = new Times(0, true);

    private final int remainingTimes;
    private final boolean unlimited;

    private Times(int remainingTimes, boolean unlimited) {
        this.remainingTimes = remainingTimes;
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
        return remainingTimes;
    }

    /** Whether there is no limit. */
    public boolean isUnlimited() {
        return unlimited;
    }

    /** Whether at least one match is allowed. */
    public boolean greaterThenZero() {
        return unlimited || remainingTimes > 0;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Times that && remainingTimes == that.remainingTimes && unlimited == that.unlimited;
    }

    @Override
    public int hashCode() {
        return unlimited ? -1 : remainingTimes;
    }

    @Override
    public String toString() {
        return unlimited ? "unlimited" : remainingTimes + " times";
    }
}
