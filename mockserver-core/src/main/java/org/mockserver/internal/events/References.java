package org.mockserver.internal.events;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The objects that the entries of one segment refer to, each once. Grown by the consumer; readers may ask for an index
 * that they found in an entry.
 */
final class References {

    private static final int START = 8;

    /* Replaced, not changed, when it grows, and read by other threads: volatile so that a new array is never seen
     * without its contents. */
    private volatile Object[] objects = new Object[START];
    private int size;
    private int[] table = emptyTable(START * 4);

    private static int[] emptyTable(int slots) {
        int[] table = new int[slots];
        Arrays.fill(table, -1);
        return table;
    }

    int size() {
        return size;
    }

    /** The object with the index, which must have come from an entry. */
    Object get(int index) {
        return objects[index];
    }

    /** The index of this very object, or -1. */
    int find(Object object) {
        Object[] known = objects;
        int mask = table.length - 1;
        for (int i = start(object, mask); ; i = (i + 1) & mask) {
            int index = table[i];
            if (index < 0 || known[index] == object) {
                return index;
            }
        }
    }

    /** Appends an object that {@link #find} did not find. */
    int add(Object object) {
        Object[] known = objects;
        if (size == known.length) {
            known = Arrays.copyOf(known, size * 2);
        }
        known[size] = object;
        objects = known;
        int index = size++;
        if (size * 2 > table.length) {
            rebuild();
        } else {
            enter(object, index);
        }
        return index;
    }

    private void rebuild() {
        table = emptyTable(table.length * 2);
        Object[] known = objects;
        for (int i = 0; i < size; i++) {
            enter(known[i], i);
        }
    }

    private void enter(Object object, int index) {
        int mask = table.length - 1;
        int i = start(object, mask);
        while (table[i] >= 0) {
            i = (i + 1) & mask;
        }
        table[i] = index;
    }

    private static int start(@Nullable Object object, int mask) {
        int hash = System.identityHashCode(object);
        return (hash ^ hash >>> 16) & mask;
    }
}
