package org.mockserver.internal.match;

import java.time.DateTimeException;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.NottableDateTimeString;

/** Compares a text, read as a date, with bounds. A text that is no date never matches. */
final class DateTimeTest implements TextTest {

    private final ZoneId zone;
    private final DateReader reader;
    private final @Nullable Moment before;
    private final @Nullable Moment after;
    private final @Nullable Moment equal;
    private final Truncation ofExpected;
    private final Truncation ofActual;
    private final boolean truncateLast;
    private final InstantSource clock;

    private DateTimeTest(NottableDateTimeString spec, String path, Compilation with) {
        zone = zone(spec.getZone(), path);
        reader = reader(spec.getActualFormat(), zone, path);
        before = moment(spec.getBefore(), zone, path + ".before");
        after = moment(spec.getAfter(), zone, path + ".after");
        equal = moment(spec.getEqualToDateTime(), zone, path + ".equalToDateTime");
        ofExpected = truncation(spec.getTruncateExpected(), path + ".truncateExpected");
        ofActual = truncation(spec.getTruncateActual(), path + ".truncateActual");
        truncateLast = Boolean.TRUE.equals(spec.getApplyTruncationLast());
        clock = with.options().clock();
    }

    /** Throws WireException naming the path when a part makes no sense. */
    static DateTimeTest compile(NottableDateTimeString spec, String path, Compilation with) {
        return new DateTimeTest(spec, path, with);
    }

    private static ZoneId zone(@Nullable String name, String path) {
        try {
            return name == null || name.isBlank() ? ZoneOffset.UTC : ZoneId.of(name);
        } catch (DateTimeException unknown) {
            throw new WireException(path + ".zone", "\"" + name + "\" is not a time zone");
        }
    }

    private static DateReader reader(@Nullable String format, ZoneId zone, String path) {
        try {
            return DateReader.of(format, zone);
        } catch (IllegalArgumentException unusable) {
            throw new WireException(
                    path + ".actualFormat",
                    "\"" + format + "\" is neither one of " + DateReader.NAMES + " nor a pattern");
        }
    }

    private static @Nullable Moment moment(@Nullable String text, ZoneId zone, String path) {
        Moment moment = text == null ? null : Moment.parse(text, zone);
        if (text != null && moment == null) {
            throw new WireException(path, "\"" + text + "\" is neither a date nor \"now\" with an offset");
        }
        return moment;
    }

    private static Truncation truncation(@Nullable String text, String path) {
        Truncation truncation = Truncation.parse(text);
        if (truncation == null) {
            throw new WireException(path, "\"" + text + "\" is not a truncation, such as \"startOfDay\"");
        }
        return truncation;
    }

    @Override
    public boolean understands(String actual) {
        return reader.read(actual.strip()) != null;
    }

    @Override
    public boolean test(String actual) {
        ZonedDateTime read = reader.read(actual.strip());
        if (read == null) {
            return false;
        }
        ZonedDateTime date = ofActual.of(read);
        return (before == null || date.isBefore(bound(before)))
                && (after == null || date.isAfter(bound(after)))
                && (equal == null || date.isEqual(bound(equal)));
    }

    private ZonedDateTime bound(Moment moment) {
        return moment.at(clock, zone, ofExpected, truncateLast);
    }
}
