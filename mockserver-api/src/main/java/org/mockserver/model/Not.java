package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** Something that can be negated: a request matcher or a body matcher. */
public abstract class Not extends ValueObject {

    private @Nullable Boolean not;

    /**
     * Negates an object in place.
     *
     * @param negated what to negate
     * @param <T> its type
     * @return the same object
     */
    public static <T extends Not> T not(T negated) {
        return not(negated, true);
    }

    /**
     * Sets or removes the negation of an object in place.
     *
     * @param object what to change
     * @param not true to negate; false or null to not negate
     * @param <T> its type
     * @return the same object
     */
    public static <T extends Not> T not(T object, @Nullable Boolean not) {
        object.setNot(not);
        return object;
    }

    /** Whether the result is inverted. */
    public boolean isNot() {
        return Boolean.TRUE.equals(not);
    }

    /** The flag as it was set, or null if it never was. */
    public @Nullable Boolean getNot() {
        return not;
    }

    /** Sets the flag; null means not negated. */
    public void setNot(@Nullable Boolean not) {
        this.not = not;
    }

    /** Sets the flag; null means not negated. */
    public Not withNot(@Nullable Boolean not) {
        setNot(not);
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"not", isNot() ? Boolean.TRUE : null};
    }
}
