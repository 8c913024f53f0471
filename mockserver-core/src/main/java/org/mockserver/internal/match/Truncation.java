package org.mockserver.internal.match;

import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Cuts a date down to a coarser one. */
@FunctionalInterface
interface Truncation {

    /** Leaves dates as they are. */
    Truncation NONE = date -> date;

    /** The truncations that are written as phrases. */
    Map<String, Truncation> PHRASES = Map.of(
            "first second of minute", to(ChronoUnit.MINUTES),
            "first minute of hour", to(ChronoUnit.HOURS),
            "first hour of day", to(ChronoUnit.DAYS),
            "first day of month", day(TemporalAdjusters.firstDayOfMonth()),
            "first day of next month", day(TemporalAdjusters.firstDayOfNextMonth()),
            "last day of month", day(TemporalAdjusters.lastDayOfMonth()),
            "first day of year", day(TemporalAdjusters.firstDayOfYear()),
            "first day of next year", day(TemporalAdjusters.firstDayOfNextYear()),
            "last day of year", day(TemporalAdjusters.lastDayOfYear()));

    ZonedDateTime of(ZonedDateTime date);

    /** The truncation of a phrase or of a unit such as {@code hours}; null when it is neither. */
    static @Nullable Truncation parse(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return NONE;
        }
        String phrase = text.strip().toLowerCase(Locale.ROOT).replace('_', ' ');
        Truncation named = PHRASES.get(phrase);
        if (named != null) {
            return named;
        }
        ChronoUnit unit = Moment.unit(phrase);
        if (unit == null) {
            return null;
        }
        return switch (unit) {
            case MONTHS -> day(TemporalAdjusters.firstDayOfMonth());
            case YEARS -> day(TemporalAdjusters.firstDayOfYear());
            default -> unit.compareTo(ChronoUnit.DAYS) <= 0 ? to(unit) : null;
        };
    }

    private static Truncation to(ChronoUnit unit) {
        return date -> date.truncatedTo(unit);
    }

    private static Truncation day(TemporalAdjuster adjuster) {
        return date -> date.with(adjuster).truncatedTo(ChronoUnit.DAYS);
    }
}
