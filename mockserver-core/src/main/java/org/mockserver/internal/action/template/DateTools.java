package org.mockserver.internal.action.template;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The helper {@code dates}: the present moment in UTC, and moments near it. */
final class DateTools {

    static final Functions TABLE = new Functions()
            .add("format", 1, call -> formatted(now(call), call.text(0)))
            .add("plusSeconds", 1, call -> moved(call, 1, 1))
            .add("plusMinutes", 1, call -> moved(call, 60, 1))
            .add("plusHours", 1, call -> moved(call, 3_600, 1))
            .add("plusDays", 1, call -> moved(call, 86_400, 1))
            .add("minusSeconds", 1, call -> moved(call, 1, -1))
            .add("minusMinutes", 1, call -> moved(call, 60, -1))
            .add("minusHours", 1, call -> moved(call, 3_600, -1))
            .add("minusDays", 1, call -> moved(call, 86_400, -1))
            .add("epochSeconds", 0, call -> now(call).getEpochSecond())
            .add("epochMillis", 0, call -> now(call).toEpochMilli())
            .add("epochSecondsPlus", 1, call -> now(call).getEpochSecond() + call.whole(0))
            .add("epochSecondsMinus", 1, call -> now(call).getEpochSecond() - call.whole(0));

    private DateTools() {}

    private static Instant now(Arguments call) {
        return Helpers.variables(call).now();
    }

    static String formatted(Instant instant, String pattern) {
        try {
            return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH)
                    .withZone(ZoneOffset.UTC)
                    .format(instant);
        } catch (IllegalArgumentException | DateTimeException unusable) {
            throw new TemplateException(
                    "\"" + Arguments.shortened(pattern) + "\" is not a date pattern: " + unusable.getMessage());
        }
    }

    private static String moved(Arguments call, long unitSeconds, int sign) {
        try {
            return now(call)
                    .plus(Duration.ofSeconds(Math.multiplyExact(call.whole(0), unitSeconds * sign)))
                    .toString();
        } catch (ArithmeticException | DateTimeException tooFar) {
            throw new TemplateException("there is no date so far away");
        }
    }
}
