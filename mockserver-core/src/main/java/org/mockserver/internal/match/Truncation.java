package org.mockserver.internal.match;

import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Cuts a date down to a coarser one. */
@FunctionalInterface
interface Truncation {

    /** Leaves dates as they are. */
    Truncation NONE = date -> date;

    /** The truncations that are written as phrases, or as one word such as {@code startOfDay}. */
    Map<String, Truncation> PHRASES = Map.ofEntries(
            Map.entry("start of second", to(ChronoUnit.SECONDS)),
            Map.entry("start of minute", to(ChronoUnit.MINUTES)),
            Map.entry("first second of minute", to(ChronoUnit.MINUTES)),
            Map.entry("start of hour", to(ChronoUnit.HOURS)),
            Map.entry("first minute of hour", to(ChronoUnit.HOURS)),
            Map.entry("start of day", to(ChronoUnit.DAYS)),
            Map.entry("first hour of day", to(ChronoUnit.DAYS)),
            Map.entry("first day of month", day(TemporalAdjusters.firstDayOfMonth())),
            Map.entry("first day of next month", day(TemporalAdjusters.firstDayOfNextMonth())),
            Map.entry("last day of month", day(TemporalAdjusters.lastDayOfMonth())),
            Map.entry("first day of year", day(TemporalAdjusters.firstDayOfYear())),
            Map.entry("first day of next year", day(TemporalAdjusters.firstDayOfNextYear())),
            Map.entry("last day of year", day(TemporalAdjusters.lastDayOfYear())));

    /** Where a word of a phrase begins that is written as one word. */
    Pattern WORD_START = Pattern.compile("(?<=[a-z])(?=[A-Z])");

    ZonedDateTime of(ZonedDateTime date);

    /** The truncation of a phrase or of a unit such as {@code hours}; null when it is neither. */
    static @Nullable Truncation parse(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return NONE;
        }
        String phrase = text.strip().replace('_', ' ');
        String words = WORD_START.matcher(phrase).replaceAll(" ").toLowerCase(Locale.ROOT);
        Truncation named = PHRASES.get(words);
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
