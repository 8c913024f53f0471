package org.mockserver.internal.events;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Walks through a view from the oldest entry to the newest. */
final class OldestFirst implements Iterator<JournalEntry> {

    private final JournalView view;
    private final Selection selection;
    private final int pathHash;
    private int segmentIndex;
    private int offset;
    private @Nullable JournalEntry next;

    OldestFirst(JournalView view, Selection selection, int pathHash) {
        this.view = view;
        this.selection = selection;
        this.pathHash = pathHash;
        this.offset = view.start(0);
    }

    @Override
    public boolean hasNext() {
        while (next == null && segmentIndex < view.segmentCount()) {
            if (offset >= view.end(segmentIndex)) {
                segmentIndex++;
                offset = 0;
                continue;
            }
            JournalEntry entry = new JournalEntry(view, view.segment(segmentIndex), offset);
            offset += entry.length();
            if (selection.takes(entry, pathHash)) {
                next = entry;
            }
        }
        return next != null;
    }

    @Override
    public JournalEntry next() {
        JournalEntry entry = hasNext() ? next : null;
        if (entry == null) {
            throw new NoSuchElementException();
        }
        next = null;
        return entry;
    }
}
