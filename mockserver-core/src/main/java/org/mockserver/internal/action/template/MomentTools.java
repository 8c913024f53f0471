package org.mockserver.internal.action.template;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;

/** The tool {@code date} of Velocity: formats and compares moments, given as ISO 8601 or as epoch milliseconds. */
final class MomentTools {

    private static final String[] UNITS = {"year", "month", "week", "day", "hour", "minute", "second", "millisecond"};

    private static final long[] UNIT_MILLIS = {
        31_536_000_000L, 2_592_000_000L, 604_800_000L, 86_400_000L, 3_600_000L, 60_000L, 1_000L, 1L
    };

    static final Functions TABLE = new Functions()
            .add("get", 1, call -> DateTools.formatted(Helpers.variables(call).now(), call.text(0)))
            .add("format", 2, call -> DateTools.formatted(moment(call, 1), call.text(0)))
            .add("getDate", 0, call -> Helpers.variables(call).now().toString())
            .add("date", 0, call -> Helpers.variables(call).now().toString())
            .add("systemTime", 0, call -> Helpers.variables(call).now().toEpochMilli())
            .add("difference", 2, call -> words(millis(moment(call, 1)) - millis(moment(call, 0))))
            .add(
                    "whenIs",
                    1,
                    call -> relative(millis(moment(call, 0))
                            - millis(Helpers.variables(call).now())))
            .add("whenIs", 2, call -> relative(millis(moment(call, 1)) - millis(moment(call, 0))));

    private MomentTools() {}

    private static Instant moment(Arguments call, int index) {
        if (call.isWhole(index)) {
            return Instant.ofEpochMilli(call.whole(index));
        }
        String text = call.text(index);
        try {
            return text.equals("now")
                    ? Helpers.variables(call).now()
                    : OffsetDateTime.parse(text).toInstant();
        } catch (DateTimeException malformed) {
            throw new TemplateException(
                    "\"" + Arguments.shortened(text) + "\" is not a moment such as 2030-05-06T07:08:09Z");
        }
    }

    private static long millis(Instant instant) {
        return Duration.between(Instant.EPOCH, instant).toMillis();
    }

    /* The largest unit tells enough. */
    private static String words(long differenceMillis) {
        long rest = Math.abs(differenceMillis);
        for (int i = 0; i < UNITS.length; i++) {
            long count = rest / UNIT_MILLIS[i];
            if (count > 0) {
                return count + " " + UNITS[i] + (count == 1 ? "" : "s");
            }
        }
        return "0 milliseconds";
    }

    private static String relative(long differenceMillis) {
        if (differenceMillis == 0) {
            return "now";
        }
        return words(differenceMillis) + (differenceMillis > 0 ? " later" : " ago");
    }
}
