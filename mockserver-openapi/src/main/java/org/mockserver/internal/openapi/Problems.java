package org.mockserver.internal.openapi;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What of a specification could not be used; the rest of it is. Safe for use by any thread. */
final class Problems {

    private static final int MAX_KEPT = 100;

    private final Set<String> sentences = new LinkedHashSet<>();

    /** Adds a sentence unless it was said before. */
    synchronized void add(String where, String what) {
        if (sentences.size() < MAX_KEPT) {
            sentences.add(where + ": " + what);
        }
    }

    synchronized List<String> all() {
        return List.copyOf(sentences);
    }
}
