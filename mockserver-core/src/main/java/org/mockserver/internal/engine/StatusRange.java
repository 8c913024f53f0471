package org.mockserver.internal.engine;

import org.jspecify.annotations.Nullable;

/**
 * A range of status codes as verifications write it: a class such as {@code 2XX}, a comparison such as {@code >= 400},
 * or a single code.
 *
 * @param low lowest code in the range
 * @param high highest code in the range; below {@code low} for an empty range
 */
record StatusRange(int low, int high) {

    private static final int CLASS_SIZE = 100;
    private static final StatusRange NOTHING = new StatusRange(1, 0);

    /** The operators, the longer of two with the same beginning first. */
    private enum Operator {
        AT_LEAST(">="),
        AT_MOST("<="),
        EQUAL("=="),
        ABOVE(">"),
        BELOW("<");

        private final String sign;

        Operator(String sign) {
            this.sign = sign;
        }

        StatusRange range(int code) {
            return switch (this) {
                case AT_LEAST -> new StatusRange(code, Integer.MAX_VALUE);
                case AT_MOST -> new StatusRange(0, code);
                case EQUAL -> new StatusRange(code, code);
                case ABOVE -> new StatusRange(code + 1, Integer.MAX_VALUE);
                case BELOW -> new StatusRange(0, code - 1);
            };
        }
    }

    /**
     * Reads a range; text that is none selects nothing.
     *
     * @param text in any letter case, with or without spaces
     * @return the range
     */
    static StatusRange of(String text) {
        String trimmed = text.trim();
        if (trimmed.length() == 3 && trimmed.substring(1).equalsIgnoreCase("xx")) {
            int first = trimmed.charAt(0) - '0';
            return first >= 1 && first <= 9
                    ? new StatusRange(first * CLASS_SIZE, first * CLASS_SIZE + CLASS_SIZE - 1)
                    : NOTHING;
        }
        for (Operator operator : Operator.values()) {
            if (trimmed.startsWith(operator.sign)) {
                Integer code = code(trimmed.substring(operator.sign.length()));
                return code == null ? NOTHING : operator.range(code);
            }
        }
        Integer code = code(trimmed);
        return code == null ? NOTHING : Operator.EQUAL.range(code);
    }

    private static @Nullable Integer code(String text) {
        try {
            int code = Integer.parseInt(text.trim());
            return code >= 0 && code < 10 * CLASS_SIZE ? code : null;
        } catch (NumberFormatException noNumber) {
            return null;
        }
    }

    boolean contains(@Nullable Integer code) {
        return code != null && code >= low && code <= high;
    }
}
