package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A text naming something that may be absent; if present it must match. */
public class NottableOptionalString extends NottableString {

    NottableOptionalString(String value, boolean not) {
        super(value, not, true);
    }

    /** An optional text, taken literally; null for {@code not} means not negated. */
    public static NottableOptionalString optional(String value, @Nullable Boolean not) {
        return new NottableOptionalString(value, Boolean.TRUE.equals(not));
    }

    /** An optional text, taken literally. */
    public static NottableOptionalString optional(String value) {
        return new NottableOptionalString(value, false);
    }

    /** An optional text, taken literally. */
    public static NottableOptionalString optionalString(String value) {
        return new NottableOptionalString(value, false);
    }

    /** A text that is optional and negated, taken literally. */
    public static NottableOptionalString notOptional(String value) {
        return new NottableOptionalString(value, true);
    }
}
