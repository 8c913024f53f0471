package org.mockserver.internal.action.template;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a template keeps. A list that contains another list twice, which contains another twice, is small and takes ages
 * to print or to compare, and a product of products soon takes ages to multiply; so lists and maps ask the budget, and
 * numbers have a size.
 */
final class Guarded {

    private static final int MOST_BITS = 10_000;
    private static final int MOST_SCALE = 1_000;

    private Guarded() {}

    /** The value, or a copy of it that keeps to the budget of the rendering. */
    static @Nullable Object value(@Nullable Object value) {
        if (value instanceof CharSequence text) {
            Budget.current().admit(text.length());
            return text;
        }
        if (value instanceof Number number) {
            return number(number);
        }
        if (value == null || !(value instanceof Collection || value instanceof Map)) {
            return value;
        }
        ContainerMembers.bounded(value);
        if (value.getClass() == ArrayList.class) {
            return new Items((Collection<?>) value);
        }
        return value.getClass() == LinkedHashMap.class ? new Members((Map<?, ?>) value) : value;
    }

    /** The number, unless it has so many digits that computing with it takes long. */
    static Number number(Number number) {
        boolean usable = true;
        if (number instanceof BigInteger whole) {
            usable = whole.bitLength() <= MOST_BITS;
        } else if (number instanceof BigDecimal decimal) {
            usable = isUsable(decimal);
        }
        if (!usable) {
            throw new TemplateException.OverLimit("a number has more digits than a template may compute with");
        }
        return number;
    }

    static boolean isUsable(BigDecimal decimal) {
        return Math.abs((long) decimal.scale()) <= MOST_SCALE
                && decimal.unscaledValue().bitLength() <= MOST_BITS;
    }

    private static String printed(String text) {
        Budget.current().admit(text.length());
        return text;
    }

    /** A list whose parts ask the budget before they are printed or compared. */
    static class Items extends ArrayList<@Nullable Object> {

        private static final long serialVersionUID = 1;

        Items() {}

        Items(Collection<?> items) {
            super(items.size());
            items.forEach(item -> add(value(item)));
        }

        @Override
        public boolean equals(@Nullable Object other) {
            Budget.current().step();
            return super.equals(other);
        }

        @Override
        public int hashCode() {
            Budget.current().step();
            return super.hashCode();
        }

        @Override
        public String toString() {
            Budget.current().step();
            return printed(super.toString());
        }
    }

    /** A map whose parts ask the budget before they are printed or compared. */
    static class Members extends LinkedHashMap<@Nullable Object, @Nullable Object> {

        private static final long serialVersionUID = 1;

        Members() {}

        Members(Map<?, ?> members) {
            members.forEach((name, member) -> put(value(name), value(member)));
        }

        @Override
        public boolean equals(@Nullable Object other) {
            Budget.current().step();
            return super.equals(other);
        }

        @Override
        public int hashCode() {
            Budget.current().step();
            return super.hashCode();
        }

        @Override
        public String toString() {
            Budget.current().step();
            return printed(super.toString());
        }
    }
}
