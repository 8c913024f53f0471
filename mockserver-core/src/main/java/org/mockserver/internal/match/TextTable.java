package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A hash table from texts to values. Immutable; a changed copy shares all but a few small nodes. */
final class TextTable<V> {

    /* A trie over the bits of the hash, five at a time. A slot holds nothing, an entry, or the node of the next five
     * bits; an entry sits as high as it can. Entries of equal hash form a chain. */

    private static final int BITS = 5;
    private static final int WIDTH = 1 << BITS;

    /** The root of every table without entries; nodes are never changed. */
    private static final @Nullable Object[] NOTHING = new @Nullable Object[WIDTH];

    private final @Nullable Object[] root;
    private final boolean ignoringCase;

    private TextTable(@Nullable Object[] root, boolean ignoringCase) {
        this.root = root;
        this.ignoringCase = ignoringCase;
    }

    /** A table without entries, whose texts are equal when they are the same or, if wanted, differ only in case. */
    static <V> TextTable<V> empty(boolean ignoringCase) {
        return new TextTable<>(NOTHING, ignoringCase);
    }

    private record Entry(
            int hash, String key, Object value, @Nullable Entry next) {}

    /** The value of a text, null when there is none. The hash must be equal for texts that are equal here. */
    @SuppressWarnings("unchecked")
    @Nullable
    V get(int hash, String key) {
        int bits = spread(hash);
        @Nullable Object[] node = root;
        for (int shift = 0; ; shift += BITS) {
            Object slot = node[bits >>> shift & WIDTH - 1];
            if (slot instanceof Object[] deeper) {
                node = deeper;
            } else {
                return (V) value((Entry) slot, bits, key);
            }
        }
    }

    /** The same for a part of a text; only for tables that ignore case. */
    @SuppressWarnings("unchecked")
    @Nullable
    V get(int hash, String text, int start, int end) {
        int bits = spread(hash);
        @Nullable Object[] node = root;
        for (int shift = 0; ; shift += BITS) {
            Object slot = node[bits >>> shift & WIDTH - 1];
            if (slot instanceof Object[] deeper) {
                node = deeper;
                continue;
            }
            Entry entry = (Entry) slot;
            while (entry != null && !(entry.hash == bits && isPart(entry.key, text, start, end))) {
                entry = entry.next;
            }
            return entry == null ? null : (V) entry.value;
        }
    }

    private static boolean isPart(String key, String text, int start, int end) {
        return key.length() == end - start && text.regionMatches(true, start, key, 0, key.length());
    }

    boolean isEmpty() {
        return root == NOTHING;
    }

    /** All values, in no particular order. */
    List<V> values() {
        List<V> values = new ArrayList<>();
        collect(root, values);
        return values;
    }

    @SuppressWarnings("unchecked")
    private void collect(@Nullable Object[] node, List<V> values) {
        for (Object slot : node) {
            if (slot instanceof Object[] deeper) {
                collect(deeper, values);
            } else {
                for (Entry entry = (Entry) slot; entry != null; entry = entry.next) {
                    values.add((V) entry.value);
                }
            }
        }
    }

    private @Nullable Object value(@Nullable Entry chain, int bits, String key) {
        for (Entry entry = chain; entry != null; entry = entry.next) {
            if (entry.hash == bits && isSame(entry.key, key)) {
                return entry.value;
            }
        }
        return null;
    }

    private boolean isSame(String a, String b) {
        return ignoringCase ? a.equalsIgnoreCase(b) : a.equals(b);
    }

    /** This table with the value of one text set. */
    TextTable<V> with(int hash, String key, V value) {
        return new TextTable<>(put(root, 0, new Entry(spread(hash), key, value, null)), ignoringCase);
    }

    /** This table without one text. */
    TextTable<V> without(int hash, String key) {
        @Nullable Object[] left = remove(root, 0, spread(hash), key);
        return new TextTable<>(isBlank(left) ? NOTHING : left, ignoringCase);
    }

    private static boolean isBlank(@Nullable Object[] node) {
        for (Object slot : node) {
            if (slot != null) {
                return false;
            }
        }
        return true;
    }

    private @Nullable Object[] put(@Nullable Object[] node, int shift, Entry added) {
        int index = added.hash >>> shift & WIDTH - 1;
        @Nullable Object[] copy = node.clone();
        Object slot = node[index];
        if (slot == null) {
            copy[index] = added;
        } else if (slot instanceof Object[] deeper) {
            copy[index] = put(deeper, shift + BITS, added);
        } else {
            Entry present = (Entry) slot;
            if (present.hash == added.hash) {
                Entry rest = unlink(present, added.key);
                copy[index] = new Entry(added.hash, added.key, added.value, rest);
            } else {
                @Nullable Object[] split = new @Nullable Object[WIDTH];
                split[present.hash >>> shift + BITS & WIDTH - 1] = present;
                copy[index] = put(split, shift + BITS, added);
            }
        }
        return copy;
    }

    private @Nullable Object[] remove(@Nullable Object[] node, int shift, int bits, String key) {
        int index = bits >>> shift & WIDTH - 1;
        Object slot = node[index];
        if (slot == null) {
            return node;
        }
        @Nullable Object[] copy = node.clone();
        if (slot instanceof Object[] deeper) {
            copy[index] = collapsed(remove(deeper, shift + BITS, bits, key));
        } else {
            Entry present = (Entry) slot;
            copy[index] = present.hash == bits ? unlink(present, key) : present;
        }
        return copy;
    }

    /** The only entry of a node in place of the node, so that a table that shrinks becomes as flat as it was. */
    private static @Nullable Object collapsed(@Nullable Object[] node) {
        Object only = null;
        for (Object slot : node) {
            if (slot != null) {
                if (only != null || slot instanceof Object[]) {
                    return node;
                }
                only = slot;
            }
        }
        return only;
    }

    private @Nullable Entry unlink(@Nullable Entry chain, String key) {
        if (chain == null) {
            return null;
        }
        return isSame(chain.key, key)
                ? chain.next
                : new Entry(chain.hash, chain.key, chain.value, unlink(chain.next, key));
    }

    /* The low bits choose the first slot; this brings the high ones down. */
    private static int spread(int hash) {
        int mixed = hash * 0x9E3779B9;
        return mixed ^ mixed >>> 15;
    }
}
