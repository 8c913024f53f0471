package org.mockserver.model;

import java.util.Arrays;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.objects.Shown;

/**
 * Equality, hash code and text of a data type, derived from one list of its fields.
 *
 * <p>Two objects are equal when they have the same class and equal fields; arrays are compared by content. Because the
 * subtypes are mutable, do not change one while it is a key of a map.
 */
public abstract class ValueObject {

    /** For subtypes only. */
    protected ValueObject() {}

    /**
     * The fields as alternating names and values, in the order in which {@link #toString()} shows them.
     *
     * @return a new array; values may be null
     */
    protected abstract @Nullable Object[] namedFields();

    @Override
    public boolean equals(@Nullable Object other) {
        if (this == other) {
            return true;
        }
        return other != null
                && getClass() == other.getClass()
                && Arrays.deepEquals(namedFields(), ((ValueObject) other).namedFields());
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(namedFields());
    }

    /** The JSON that clients send, for types that are sent; else the fields. */
    @Override
    public String toString() {
        String known = Shown.of(this);
        return known == null ? fieldsAsText() : known;
    }

    private String fieldsAsText() {
        @Nullable Object[] fields = namedFields();
        StringBuilder text = new StringBuilder(getClass().getSimpleName()).append('{');
        String separator = "";
        for (int i = 0; i < fields.length; i += 2) {
            Object value = fields[i + 1];
            if (value != null) {
                text.append(separator).append(fields[i]).append('=').append(show(value));
                separator = ", ";
            }
        }
        return text.append('}').toString();
    }

    /**
     * The fields of a subtype appended to those of its parent.
     *
     * @param parent names and values of the parent
     * @param own names and values of the subtype
     * @return a new array holding both
     */
    protected static @Nullable Object[] append(@Nullable Object[] parent, @Nullable Object... own) {
        @Nullable Object[] all = Arrays.copyOf(parent, parent.length + own.length);
        System.arraycopy(own, 0, all, parent.length, own.length);
        return all;
    }

    private static String show(Object value) {
        return value instanceof byte[] bytes ? bytes.length + " bytes" : value.toString();
    }
}
