package org.mockserver.internal.action.template;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;

/** The helper {@code calc}. */
final class CalcTools {

    /* More decimals than any number has; keeps the work small. */
    private static final int MOST_DECIMALS = 100;

    static final Functions TABLE = new Functions()
            .add("randomInt", 2, call -> randomInt(call.whole(0), call.whole(1)))
            .add("randomDouble", 0, call -> ThreadLocalRandom.current().nextDouble())
            .add("randomDouble", 2, call -> randomDouble(call.number(0), call.number(1)))
            .add("abs", 1, call -> call.isWhole(0) ? (Number) Math.abs(call.whole(0)) : Math.abs(call.number(0)))
            .add("min", 2, call -> choice(call, true))
            .add("max", 2, call -> choice(call, false))
            .add("round", 1, 2, call -> rounded(call.decimal(0), call.integer(1, 0)))
            .add("format", 2, call -> formatted(call.decimal(0), call.text(1)))
            .add("ceil", 1, call -> Math.ceil(call.number(0)))
            .add("floor", 1, call -> Math.floor(call.number(0)));

    private CalcTools() {}

    private static long randomInt(long min, long max) {
        if (max < min) {
            throw new TemplateException("the least number " + min + " is greater than the greatest " + max);
        }
        return max == Long.MAX_VALUE
                ? ThreadLocalRandom.current().nextLong(min, max)
                : ThreadLocalRandom.current().nextLong(min, max + 1);
    }

    private static double randomDouble(double min, double max) {
        if (!(min < max)) {
            throw new TemplateException("the least number " + min + " is not less than the greatest " + max);
        }
        return ThreadLocalRandom.current().nextDouble(min, max);
    }

    static Number choice(Arguments call, boolean less) {
        if (call.isWhole(0) && call.isWhole(1)) {
            return less ? Math.min(call.whole(0), call.whole(1)) : Math.max(call.whole(0), call.whole(1));
        }
        return less ? Math.min(call.number(0), call.number(1)) : Math.max(call.number(0), call.number(1));
    }

    static BigDecimal rounded(BigDecimal number, int decimals) {
        return number.setScale(Math.max(0, Math.min(MOST_DECIMALS, decimals)), RoundingMode.HALF_UP);
    }

    static String formatted(BigDecimal number, String pattern) {
        try {
            return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.ROOT)).format(number);
        } catch (IllegalArgumentException invalid) {
            throw new TemplateException("\"" + Arguments.shortened(pattern) + "\" is not a number pattern");
        }
    }
}
