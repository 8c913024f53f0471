package org.mockserver.internal.events;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Walks through a view from the newest entry to the oldest. */
final class NewestFirst implements Iterator<JournalEntry> {

    /* Entries know only their own length, so each segment is measured forwards before it is walked backwards. */

    private final JournalView view;
    private final Selection selection;
    private final int pathHash;
    private int segmentIndex;
    private int[] offsets = new int[64];
    private int left;
    private @Nullable JournalEntry next;

    NewestFirst(JournalView view, Selection selection, int pathHash) {
        this.view = view;
        this.selection = selection;
        this.pathHash = pathHash;
        this.segmentIndex = view.segmentCount();
    }

    @Override
    public boolean hasNext() {
        while (next == null && (left > 0 || segmentIndex > 0)) {
            if (left == 0) {
                segmentIndex--;
                measure(view.segment(segmentIndex));
                continue;
            }
            JournalEntry entry = new JournalEntry(view, view.segment(segmentIndex), offsets[--left]);
            if (selection.takes(entry, pathHash)) {
                next = entry;
            }
        }
        return next != null;
    }

    private void measure(Segment segment) {
        int end = view.end(segmentIndex);
        for (int offset = view.start(segmentIndex); offset < end; ) {
            if (left == offsets.length) {
                offsets = Arrays.copyOf(offsets, left * 2);
            }
            offsets[left++] = offset;
            offset += EntryLayout.intAt(segment.bytes, offset + EntryLayout.LENGTH);
        }
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
