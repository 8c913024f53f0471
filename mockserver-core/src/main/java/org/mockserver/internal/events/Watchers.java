package org.mockserver.internal.events;

import java.util.ArrayList;
import java.util.List;

/** Those who wait for new entries. Owned by the journal's consumer thread. */
final class Watchers {

    /** Bounds what a stored entry can cost: each watcher is compared with it. */
    private static final int MAX_WATCHERS = 1_000;

    private static final class Watched {
        final JournalWatcher watcher;
        final int pathHash;
        boolean due;

        Watched(JournalWatcher watcher) {
            this.watcher = watcher;
            this.pathHash = watcher.pathHash();
        }
    }

    private final List<Watched> waiting = new ArrayList<>();
    private boolean anyDue;

    /** Adds one; false if too many wait already. */
    boolean add(JournalWatcher watcher) {
        if (waiting.size() >= MAX_WATCHERS) {
            waiting.removeIf(watched -> watched.watcher.isOver());
        }
        return waiting.size() < MAX_WATCHERS && waiting.add(new Watched(watcher));
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** A request or an answer was stored. */
    void stored(EntryWriter entry) {
        int stored = entry.pathHash();
        for (int i = 0; i < waiting.size(); i++) {
            Watched watched = waiting.get(i);
            if (watched.pathHash == JournalView.ANY_PATH || watched.pathHash == stored || entry.hasPatternPath()) {
                watched.due = true;
                anyDue = true;
            }
        }
    }

    /** Wakes those for whom something was stored. */
    void wakeDue() {
        if (!anyDue) {
            return;
        }
        anyDue = false;
        List<JournalWatcher> due = new ArrayList<>();
        waiting.removeIf(watched -> {
            if (watched.due) {
                due.add(watched.watcher);
            }
            return watched.due;
        });
        due.forEach(JournalWatcher::wake);
    }
}
