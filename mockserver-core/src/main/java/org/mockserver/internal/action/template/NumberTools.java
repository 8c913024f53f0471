package org.mockserver.internal.action.template;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;

/** The tools {@code math} and {@code number} of Velocity. Whole numbers stay whole where the result is. */
final class NumberTools {

    private static final int DECIMALS_OF_QUOTIENTS = 16;

    /* With the sign for any currency, because no language is asked for. */
    private static final String CURRENCY = "\u00a4#,##0.00";

    static final Functions MATH = new Functions()
            .add("add", 2, call -> plain(call.decimal(0).add(call.decimal(1))))
            .add("sub", 2, call -> plain(call.decimal(0).subtract(call.decimal(1))))
            .add("mul", 2, call -> plain(call.decimal(0).multiply(call.decimal(1))))
            .add("div", 2, call -> plain(divided(call.decimal(0), call.decimal(1))))
            .add("idiv", 2, call -> divided(call.decimal(0), call.decimal(1)).longValue())
            .add("mod", 2, call -> plain(remainder(call.decimal(0), call.decimal(1))))
            .add("pow", 2, call -> plain(BigDecimal.valueOf(finite(Math.pow(call.number(0), call.number(1))))))
            .add("max", 2, call -> CalcTools.choice(call, false))
            .add("min", 2, call -> CalcTools.choice(call, true))
            .add("abs", 1, call -> plain(call.decimal(0).abs()))
            .add("ceil", 1, call -> (long) Math.ceil(call.number(0)))
            .add("floor", 1, call -> (long) Math.floor(call.number(0)))
            .add("round", 1, call -> Math.round(call.number(0)))
            .add("roundTo", 2, call -> CalcTools.rounded(call.decimal(1), call.integer(0)))
            .add("toInteger", 1, call -> call.integer(0))
            .add("toDouble", 1, call -> call.number(0))
            .add("toNumber", 1, call -> plain(call.decimal(0)))
            .add("random", 0, call -> ThreadLocalRandom.current().nextDouble())
            .add("random", 2, call -> random(call.integer(0), call.integer(1)));

    static final Functions NUMBER = new Functions()
            .add("format", 1, call -> CalcTools.formatted(call.decimal(0), "#,##0.###"))
            .add("format", 2, call -> CalcTools.formatted(call.decimal(1), pattern(call.text(0))))
            .add("integer", 1, call -> CalcTools.formatted(call.decimal(0), "#,##0"))
            .add("currency", 1, call -> CalcTools.formatted(call.decimal(0), CURRENCY))
            .add("percent", 1, call -> CalcTools.formatted(call.decimal(0), "#,##0%"))
            .add("toNumber", 1, call -> plain(call.decimal(0)));

    private NumberTools() {}

    private static String pattern(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "integer" -> "#,##0";
            case "number", "default" -> "#,##0.###";
            case "percent" -> "#,##0%";
            case "currency" -> CURRENCY;
            default -> name;
        };
    }

    private static BigDecimal divided(BigDecimal number, BigDecimal by) {
        if (by.signum() == 0) {
            throw new TemplateException("a division by zero");
        }
        return number.divide(by, DECIMALS_OF_QUOTIENTS, RoundingMode.HALF_UP);
    }

    private static BigDecimal remainder(BigDecimal number, BigDecimal by) {
        if (by.signum() == 0) {
            throw new TemplateException("a division by zero");
        }
        return number.remainder(by);
    }

    private static double finite(double number) {
        if (Double.isInfinite(number) || Double.isNaN(number)) {
            throw new TemplateException("the result is no finite number");
        }
        return number;
    }

    private static Number plain(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        if (stripped.scale() <= 0 && stripped.precision() - stripped.scale() <= 18) {
            long whole = stripped.longValue();
            return whole == (int) whole ? (Number) (int) whole : (Number) whole;
        }
        return number.doubleValue();
    }

    private static int random(int from, int to) {
        return to <= from ? from : ThreadLocalRandom.current().nextInt(from, to);
    }
}
