package org.mockserver.internal.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An immutable ordered list of name and value pairs: header lines, query parameters, cookies, form fields. A name may
 * occur several times; order and letter case are those of the wire. Safe for use by any thread.
 */
public final class Pairs {

    /** The list without entries. */
    public static final Pairs EMPTY = new Pairs(new String[0], 0);

    private final String[] flat;
    private final int size;

    private Pairs(String[] flat, int size) {
        this.flat = flat;
        this.size = size;
    }

    /**
     * Wraps names and values without copying.
     *
     * @param flat name, value, name, value …; owned by the result from now on
     * @return the pairs
     */
    public static Pairs ofFlat(String[] flat) {
        return flat.length == 0 ? EMPTY : new Pairs(flat, flat.length / 2);
    }

    /**
     * Wraps the first names and values of an array without copying.
     *
     * @param flat name, value, name, value …; owned by the result from now on
     * @param pairs how many of them count; what lies behind them is ignored
     * @return the pairs
     */
    public static Pairs ofFlat(String[] flat, int pairs) {
        return pairs == 0 ? EMPTY : new Pairs(flat, pairs);
    }

    /**
     * Pairs given one after the other; for tests and constants.
     *
     * @param namesAndValues name, value, name, value …
     * @return the pairs
     */
    public static Pairs of(String... namesAndValues) {
        return ofFlat(namesAndValues.clone());
    }

    /** Collects pairs. Not safe for use by several threads. */
    public static final class Builder {

        private String[] flat;
        private int length;

        /**
         * Makes room for an expected number of pairs.
         *
         * @param expectedPairs a hint, not a limit
         */
        public Builder(int expectedPairs) {
            flat = new String[Math.max(2, expectedPairs * 2)];
        }

        /**
         * Appends one pair.
         *
         * @param name kept as given
         * @param value kept as given
         * @return this
         */
        public Builder add(String name, String value) {
            if (length + 2 > flat.length) {
                flat = Arrays.copyOf(flat, flat.length * 2);
            }
            flat[length++] = name;
            flat[length++] = value;
            return this;
        }

        /**
         * Whether a pair of that name was added.
         *
         * @param name in exactly these letters
         * @return true if there is one
         */
        public boolean has(String name) {
            for (int i = 0; i < length; i += 2) {
                if (flat[i].equals(name)) {
                    return true;
                }
            }
            return false;
        }

        /**
         * The collected pairs; the builder may not be used afterwards.
         *
         * @return the pairs in the order they were added
         */
        public Pairs build() {
            return length == 0 ? EMPTY : new Pairs(flat, length / 2);
        }
    }

    /**
     * Appends all pairs to a builder.
     *
     * @param target what is being collected
     */
    public void appendTo(Builder target) {
        for (int i = 0; i < size; i++) {
            target.add(name(i), value(i));
        }
    }

    /**
     * These pairs and one more.
     *
     * @param name kept as given
     * @param value kept as given
     * @return a new list
     */
    public Pairs and(String name, String value) {
        String[] longer = Arrays.copyOf(flat, size * 2 + 2);
        longer[size * 2] = name;
        longer[size * 2 + 1] = value;
        return new Pairs(longer, size + 1);
    }

    /**
     * Number of pairs, repeated names counted each time.
     *
     * @return zero or more
     */
    public int size() {
        return size;
    }

    /**
     * Whether there is no pair.
     *
     * @return true if {@link #size()} is 0
     */
    public boolean isEmpty() {
        return size == 0;
    }

    /**
     * The name of a pair.
     *
     * @param index 0 ≤ index < {@link #size()}
     * @return the name as it was on the wire
     */
    public String name(int index) {
        return flat[index * 2];
    }

    /**
     * The value of a pair.
     *
     * @param index 0 ≤ index < {@link #size()}
     * @return the value
     */
    public String value(int index) {
        return flat[index * 2 + 1];
    }

    /**
     * The first value of a name, compared ignoring case.
     *
     * @param name the name looked for
     * @return its first value, or null when there is none
     */
    public @Nullable String first(String name) {
        for (int i = 0; i < size; i++) {
            if (flat[i * 2].equalsIgnoreCase(name)) {
                return flat[i * 2 + 1];
            }
        }
        return null;
    }

    /**
     * All values of a name, compared ignoring case.
     *
     * @param name the name looked for
     * @return the values in order, empty when there is none
     */
    public List<String> all(String name) {
        List<String> values = new ArrayList<>(2);
        for (int i = 0; i < size; i++) {
            if (flat[i * 2].equalsIgnoreCase(name)) {
                values.add(flat[i * 2 + 1]);
            }
        }
        return values;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pairs that
                && that.size == size
                && Arrays.equals(flat, 0, size * 2, that.flat, 0, size * 2);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = 0; i < size * 2; i++) {
            hash = 31 * hash + flat[i].hashCode();
        }
        return hash;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < size; i++) {
            text.append(i == 0 ? "" : ", ").append(name(i)).append(": ").append(value(i));
        }
        return text.append('}').toString();
    }
}
