package org.mockserver.model;

import java.util.Objects;
import org.mockserver.internal.nulls.Nullable;

/**
 * A value that is a date and time before, after or equal to another. Immutable.
 *
 * <p>A bound is an ISO date-time, {@code now}, or {@code now} with an offset such as {@code now -1 days}.
 */
public class NottableDateTimeString extends NottableString {

    private final Bounds bounds;
    private final Reading reading;

    /**
     * What the value is compared with; null for a comparison that is not wanted.
     *
     * @param before the value must be earlier
     * @param after the value must be later
     * @param equalTo the value must be the same moment
     */
    private record Bounds(
            @Nullable String before,
            @Nullable String after,
            @Nullable String equalTo) {

        String text() {
            StringBuilder text = new StringBuilder();
            append(text, "before ", before);
            append(text, "after ", after);
            append(text, "equal to ", equalTo);
            return text.toString();
        }

        private static void append(StringBuilder text, String relation, @Nullable String bound) {
            if (bound != null) {
                text.append(text.isEmpty() ? "" : " and ").append(relation).append(bound);
            }
        }
    }

    private record Reading(
            @Nullable String actualFormat,
            @Nullable String truncateExpected,
            @Nullable String truncateActual,
            @Nullable Boolean applyTruncationLast,
            @Nullable String zone) {}

    private NottableDateTimeString(Bounds bounds, Reading reading, boolean not, boolean optional) {
        super(bounds.text(), not, optional);
        this.bounds = bounds;
        this.reading = reading;
    }

    /** A value compared with up to three bounds, all of which must hold; null for a comparison that is not wanted. */
    public static NottableDateTimeString dateTime(
            @Nullable String before, @Nullable String after, @Nullable String equalToDateTime) {
        return new NottableDateTimeString(
                new Bounds(before, after, equalToDateTime), new Reading(null, null, null, null, null), false, false);
    }

    /** A value before a moment. */
    public static NottableDateTimeString before(String bound) {
        return dateTime(bound, null, null);
    }

    /** A value after a moment. */
    public static NottableDateTimeString after(String bound) {
        return dateTime(null, bound, null);
    }

    /** A value that is the same moment. */
    public static NottableDateTimeString equalToDateTime(String bound) {
        return dateTime(null, null, bound);
    }

    /** The same with how the value is written: a Java pattern, {@code iso}, {@code rfc1123}, {@code epochSeconds} or {@code epochMillis}. */
    public NottableDateTimeString withActualFormat(@Nullable String format) {
        return with(new Reading(
                format, reading.truncateExpected, reading.truncateActual, reading.applyTruncationLast, reading.zone));
    }

    /** The same with the bounds cut down, as in {@code first day of month} or {@code hours}. */
    public NottableDateTimeString withTruncateExpected(@Nullable String truncation) {
        return with(new Reading(
                reading.actualFormat, truncation, reading.truncateActual, reading.applyTruncationLast, reading.zone));
    }

    /** The same with the value cut down, as in {@code first day of month} or {@code hours}. */
    public NottableDateTimeString withTruncateActual(@Nullable String truncation) {
        return with(new Reading(
                reading.actualFormat, reading.truncateExpected, truncation, reading.applyTruncationLast, reading.zone));
    }

    /** The same with whether a bound is cut down after its offset is added rather than before. */
    public NottableDateTimeString withApplyTruncationLast(@Nullable Boolean last) {
        return with(new Reading(
                reading.actualFormat, reading.truncateExpected, reading.truncateActual, last, reading.zone));
    }

    /** The same with the time zone of moments that name none; null for UTC. */
    public NottableDateTimeString withZone(@Nullable String zone) {
        return with(new Reading(
                reading.actualFormat,
                reading.truncateExpected,
                reading.truncateActual,
                reading.applyTruncationLast,
                zone));
    }

    /** The same with these flags. */
    public NottableDateTimeString withFlags(boolean not, boolean optional) {
        return new NottableDateTimeString(bounds, reading, not, optional);
    }

    private NottableDateTimeString with(Reading changed) {
        return new NottableDateTimeString(bounds, changed, isNot(), isOptional());
    }

    /** The bound the value must be before, or null. */
    public @Nullable String getBefore() {
        return bounds.before;
    }

    /** The bound the value must be after, or null. */
    public @Nullable String getAfter() {
        return bounds.after;
    }

    /** The moment the value must be, or null. */
    public @Nullable String getEqualToDateTime() {
        return bounds.equalTo;
    }

    /** How the value is written, or null for ISO or the format of HTTP dates. */
    public @Nullable String getActualFormat() {
        return reading.actualFormat;
    }

    /** How the bounds are cut down, or null. */
    public @Nullable String getTruncateExpected() {
        return reading.truncateExpected;
    }

    /** How the value is cut down, or null. */
    public @Nullable String getTruncateActual() {
        return reading.truncateActual;
    }

    /** Whether a bound is cut down after its offset is added, or null for before. */
    public @Nullable Boolean getApplyTruncationLast() {
        return reading.applyTruncationLast;
    }

    /** The time zone of moments that name none, or null for UTC. */
    public @Nullable String getZone() {
        return reading.zone;
    }

    /**
     * Not possible here: servers compare times, by their clock.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    public boolean matches(String other, boolean matchCase) {
        throw new UnsupportedOperationException("only a server compares times, by its clock");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return super.equals(other)
                && other instanceof NottableDateTimeString that
                && bounds.equals(that.bounds)
                && reading.equals(that.reading);
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), bounds, reading);
    }
}
