package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** Values that fields of a contract type accept; null stands for unset and is always accepted. */
final class Bounds {

    private Bounds() {}

    static @Nullable Integer between(String name, int lowest, int highest, @Nullable Integer value) {
        if (value != null && (value < lowest || value > highest)) {
            throw new IllegalArgumentException(
                    name + " must be between " + lowest + " and " + highest + ", got " + value);
        }
        return value;
    }

    static @Nullable Integer atLeast(String name, int lowest, @Nullable Integer value) {
        if (value != null && value < lowest) {
            throw new IllegalArgumentException(name + " must be >= " + lowest + ", got " + value);
        }
        return value;
    }

    static @Nullable Long atLeast(String name, long lowest, @Nullable Long value) {
        if (value != null && value < lowest) {
            throw new IllegalArgumentException(name + " must be >= " + lowest + ", got " + value);
        }
        return value;
    }

    /** A chance or a share. */
    static @Nullable Double fraction(String name, @Nullable Double value) {
        if (value != null && !(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException(name + " must be between 0.0 and 1.0, got " + value);
        }
        return value;
    }
}
