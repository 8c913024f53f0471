package org.mockserver.internal.state;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The stores by path. Safe for use by any thread; looking up costs nothing while there is none. */
public final class CrudStores {

    /** How many stores there are at most; bounds memory. */
    public static final int MOST_STORES = 1_000;

    /* Replaced as a whole; never changed once it is published. */
    private volatile Map<String, CrudStore> byPath = Map.of();

    /** No store yet. */
    public CrudStores() {}

    /**
     * Adds a store, in place of one with the same path.
     *
     * @param store with its first objects
     * @return false when there are too many
     */
    public synchronized boolean put(CrudStore store) {
        Map<String, CrudStore> changed = new HashMap<>(byPath);
        changed.put(store.basePath(), store);
        if (changed.size() > MOST_STORES) {
            return false;
        }
        byPath = changed;
        return true;
    }

    /**
     * The store of a path.
     *
     * @param basePath begins with a slash and ends with none
     * @return null when there is none
     */
    public @Nullable CrudStore find(String basePath) {
        return byPath.get(basePath);
    }

    /**
     * Whether there is no store.
     *
     * @return false as long as one exists
     */
    public boolean isEmpty() {
        return byPath.isEmpty();
    }

    /** Forgets all stores. */
    public synchronized void clear() {
        byPath = Map.of();
    }
}
