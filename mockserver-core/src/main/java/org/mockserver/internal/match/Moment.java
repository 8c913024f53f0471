package org.mockserver.internal.match;

import java.time.DateTimeException;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A bound for dates: a fixed moment, or the present one with an offset.
 *
 * @param fixed null for the present
 * @param amount how many units are added
 * @param unit of the amount
 */
record Moment(@Nullable ZonedDateTime fixed, long amount, ChronoUnit unit) {

    private static final Pattern NOW =
            Pattern.compile("now(?:\\s*([+-])\\s*([0-9]{1,9})\\s*([a-z]+))?", Pattern.CASE_INSENSITIVE);

    /** Null when the text is neither a date nor the present. */
    static @Nullable Moment parse(String text, ZoneId zone) {
        Matcher now = NOW.matcher(text.strip());
        if (!now.matches()) {
            ZonedDateTime fixed = DateReader.lenient(zone).read(text.strip());
            return fixed == null ? null : new Moment(fixed, 0, ChronoUnit.SECONDS);
        }
        if (now.group(2) == null) {
            return new Moment(null, 0, ChronoUnit.SECONDS);
        }
        ChronoUnit unit = unit(now.group(3));
        long amount = Long.parseLong(now.group(2));
        return unit == null ? null : new Moment(null, now.group(1).equals("-") ? -amount : amount, unit);
    }

    /** The unit of a name such as {@code days} or {@code day}; null when it is none. */
    static @Nullable ChronoUnit unit(String name) {
        String plural = name.toUpperCase(Locale.ROOT);
        plural = plural.endsWith("S") ? plural : plural + "S";
        for (ChronoUnit unit : ChronoUnit.values()) {
            if (unit.name().equals(plural) && unit.compareTo(ChronoUnit.YEARS) <= 0) {
                return unit;
            }
        }
        return null;
    }

    /** The moment now meant, cut down before or after the offset is added. */
    ZonedDateTime at(InstantSource clock, ZoneId zone, Truncation truncation, boolean truncateLast) {
        ZonedDateTime base = fixed == null ? clock.instant().atZone(zone) : fixed;
        return truncateLast
                ? truncation.of(base.plus(amount, unit))
                : truncation.of(base).plus(amount, unit);
    }

    /** What was parsed as a moment, in a zone where it names none; null when it has no date. */
    static @Nullable ZonedDateTime in(ZoneId zone, TemporalAccessor parsed) {
        try {
            if (parsed instanceof ZonedDateTime complete) {
                return complete.withZoneSameInstant(zone);
            }
            if (parsed instanceof LocalDateTime local) {
                return local.atZone(zone);
            }
            return LocalDate.from(parsed).atStartOfDay(zone);
        } catch (DateTimeException noDate) {
            return null;
        }
    }
}
