package org.mockserver.matchers;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.mockserver.internal.nulls.Nullable;

/**
 * How long after its creation an expectation may match.
 *
 * <p>The server measures for itself, from the moment it stores the expectation; the {@link #getEndDate() end date} is that
 * of this object, measured from its making with the clock of this process. Two are equal whatever their end dates.
 */
public final class TimeToLive {

    private static final TimeToLive UNLIMITED = new TimeToLive(null, null, true);

    private final @Nullable TimeUnit timeUnit;
    private final @Nullable Long timeToLive;
    private final boolean unlimited;
    private volatile long endDateMillis;

    private TimeToLive(@Nullable TimeUnit timeUnit, @Nullable Long timeToLive, boolean unlimited) {
        this.timeUnit = timeUnit;
        this.timeToLive = timeToLive;
        this.unlimited = unlimited;
        this.endDateMillis = endDate(timeUnit, timeToLive);
    }

    private static long endDate(@Nullable TimeUnit timeUnit, @Nullable Long timeToLive) {
        return timeUnit == null || timeToLive == null ? 0 : System.currentTimeMillis() + timeUnit.toMillis(timeToLive);
    }

    /** Forever. */
    public static TimeToLive unlimited() {
        return UNLIMITED;
    }

    /** For the given time; zero or less has already expired. */
    public static TimeToLive exactly(TimeUnit unit, Long timeToLive) {
        return new TimeToLive(unit, timeToLive, false);
    }

    /** The unit of {@link #getTimeToLive()}, or null when unlimited. */
    public @Nullable TimeUnit getTimeUnit() {
        return timeUnit;
    }

    /** The time in {@link #getTimeUnit()}, or null when unlimited. */
    public @Nullable Long getTimeToLive() {
        return timeToLive;
    }

    /** Whether it never expires. */
    public boolean isUnlimited() {
        return unlimited;
    }

    /** When this object expires, in milliseconds since 1970; 0 when unlimited. */
    public long getEndDate() {
        return endDateMillis;
    }

    /** Sets when this object expires, in milliseconds since 1970; without effect when unlimited. */
    public TimeToLive setEndDate(long endDateMillis) {
        if (!unlimited) {
            this.endDateMillis = endDateMillis;
        }
        return this;
    }

    /** Whether this object has not expired by the clock of this process. */
    public boolean stillAlive() {
        return unlimited || System.currentTimeMillis() < endDateMillis;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TimeToLive that
                && timeUnit == that.timeUnit
                && Objects.equals(timeToLive, that.timeToLive)
                && unlimited == that.unlimited;
    }

    @Override
    public int hashCode() {
        return Objects.hash(timeUnit, timeToLive, unlimited);
    }

    @Override
    public String toString() {
        return unlimited ? "unlimited" : timeToLive + " " + timeUnit;
    }
}
