package org.mockserver.internal.state;

import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Files that clients leave with the server, in memory. Safe for use by any thread. */
public final class StoredFiles {

    /** How many files there are at most. */
    public static final int MOST_FILES = 1_000;

    /** How many bytes they may hold together. */
    public static final long MOST_BYTES = 64L * 1024 * 1024;

    private final TreeMap<String, byte[]> files = new TreeMap<>();
    private long bytes;

    /** No file yet. */
    public StoredFiles() {}

    /**
     * Stores a file, in place of one of the same name.
     *
     * @param name any text
     * @param content not changed afterwards by anyone
     * @return false when there is no room for it
     */
    public synchronized boolean put(String name, byte[] content) {
        byte[] present = files.get(name);
        long after = bytes + content.length - (present == null ? 0 : present.length);
        if (after > MOST_BYTES || (present == null && files.size() >= MOST_FILES)) {
            return false;
        }
        files.put(name, content);
        bytes = after;
        return true;
    }

    /**
     * The content of a file.
     *
     * @param name as it was stored
     * @return null when there is none; must not be changed
     */
    public synchronized byte @Nullable [] find(String name) {
        return files.get(name);
    }

    /**
     * Removes a file.
     *
     * @param name as it was stored
     * @return false when there was none
     */
    public synchronized boolean remove(String name) {
        byte[] removed = files.remove(name);
        bytes -= removed == null ? 0 : removed.length;
        return removed != null;
    }

    /**
     * The names of all files.
     *
     * @return sorted
     */
    public synchronized List<String> names() {
        return List.copyOf(files.keySet());
    }

    /** Forgets all files. */
    public synchronized void clear() {
        files.clear();
        bytes = 0;
    }
}
