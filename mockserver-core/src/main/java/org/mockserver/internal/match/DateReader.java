package org.mockserver.internal.match;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the dates that requests bring. */
@FunctionalInterface
interface DateReader {

    /** The moment a text names; null when it is no date of this form. */
    @Nullable
    ZonedDateTime read(String text);

    /**
     * ISO dates with and without time and zone, the dates of HTTP headers (RFC 9110 section 5.6.7), and whole numbers:
     * seconds since 1970, or milliseconds from twelve digits on.
     */
    static DateReader lenient(ZoneId zone) {
        DateReader iso = iso(zone);
        DateReader http = of(DateTimeFormatter.RFC_1123_DATE_TIME, zone);
        return text -> {
            if (isWholeNumber(text)) {
                return epoch(text, text.length() < MILLIS_DIGITS ? 1_000 : 1, zone);
            }
            ZonedDateTime read = iso.read(text);
            return read == null ? http.read(text) : read;
        };
    }

    /**
     * The reader for a format.
     *
     * @param format null for every form that {@link #lenient} reads; else a name or a pattern of Java
     * @param zone of dates that name none
     * @throws IllegalArgumentException when it is neither
     */
    static DateReader of(@Nullable String format, ZoneId zone) {
        if (format == null || format.isBlank()) {
            return lenient(zone);
        }
        return switch (format.toLowerCase(Locale.ROOT)) {
            case "iso" -> iso(zone);
            case "rfc1123" -> of(DateTimeFormatter.RFC_1123_DATE_TIME, zone);
            case "epochseconds", "unix" -> text -> epoch(text, 1_000, zone);
            case "epochmillis", "epoch" -> text -> epoch(text, 1, zone);
            default -> of(DateTimeFormatter.ofPattern(format, Locale.ENGLISH), zone);
        };
    }

    private static DateReader iso(ZoneId zone) {
        DateReader withTime = of(DateTimeFormatter.ISO_DATE_TIME, zone);
        DateReader date = of(DateTimeFormatter.ISO_DATE, zone);
        return text -> {
            char first = text.isEmpty() ? ' ' : text.charAt(0);
            if (first != '-' && first != '+' && !Character.isDigit(first)) {
                return null;
            }
            return text.indexOf('T') > 0 || text.indexOf('t') > 0 ? withTime.read(text) : date.read(text);
        };
    }

    private static DateReader of(DateTimeFormatter formatter, ZoneId zone) {
        return text -> {
            try {
                return Moment.in(
                        zone, formatter.parseBest(text, ZonedDateTime::from, LocalDateTime::from, LocalDate::from));
            } catch (DateTimeException notOfThatForm) {
                return null;
            }
        };
    }

    private static boolean isWholeNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private static @Nullable ZonedDateTime epoch(String text, long unitMillis, ZoneId zone) {
        try {
            return Instant.ofEpochMilli(Math.multiplyExact(Long.parseLong(text.strip()), unitMillis))
                    .atZone(zone);
        } catch (NumberFormatException | ArithmeticException | DateTimeException noNumber) {
            return null;
        }
    }

    /** As many seconds are in the year 5138. */
    int MILLIS_DIGITS = 12;

    /** The names a format can have, for error messages. */
    List<String> NAMES = List.of("iso", "rfc1123", "epochSeconds", "epochMillis");
}
