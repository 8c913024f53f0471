package org.mockserver.internal.action.template;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;

/**
 * One call of a function by a template.
 *
 * @param target what the function was called on
 * @param values the arguments; must not be changed
 */
record Arguments(Object target, @Nullable Object[] values) {

    int count() {
        return values.length;
    }

    @Nullable
    Object value(int index) {
        return index < values.length ? values[index] : null;
    }

    /** The argument as text: JSON for what has parts, nothing for null. */
    String text(int index) {
        return Plain.text(value(index));
    }

    /** The text, or another one where the argument is missing. */
    String text(int index, String otherwise) {
        return index < values.length ? text(index) : otherwise;
    }

    long whole(int index) {
        Object value = value(index);
        return value instanceof Number number && !(value instanceof BigDecimal)
                ? number.longValue()
                : decimal(index).longValue();
    }

    int integer(int index) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, whole(index)));
    }

    int integer(int index, int otherwise) {
        return index < values.length ? integer(index) : otherwise;
    }

    double number(int index) {
        return decimal(index).doubleValue();
    }

    BigDecimal decimal(int index) {
        Object value = value(index);
        if (value instanceof BigDecimal decimal && Guarded.isUsable(decimal)) {
            return decimal;
        }
        String text = Plain.text(value).strip();
        try {
            BigDecimal decimal = new BigDecimal(text.length() > 1_000 ? "" : text);
            if (Guarded.isUsable(decimal)) {
                return decimal;
            }
        } catch (NumberFormatException noNumber) {
            throw new TemplateException("\"" + shortened(text) + "\" is not a number", 0, 0, noNumber);
        }
        throw new TemplateException("\"" + shortened(text) + "\" has more digits than a template may compute with");
    }

    /** Whether the argument is a number without decimals. */
    boolean isWhole(int index) {
        Object value = value(index);
        return value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte;
    }

    static String shortened(String text) {
        return text.length() > 50 ? text.substring(0, 50) + "..." : text;
    }

    /** The argument as maps, lists and simple values, parsed if it is a text. */
    @Nullable
    Object json(int index) {
        Object value = value(index);
        return value instanceof Map || value instanceof Collection ? value : Plain.of(Json.parse(text(index)));
    }
}
