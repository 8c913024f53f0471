package org.mockserver.internal.events;

import org.mockserver.internal.exchange.RequestView;

/** Two observers in turn. */
record BothObservers(JournalObserver first, JournalObserver second) implements JournalObserver {

    @Override
    public void received(RequestView request) {
        first.received(request);
        second.received(request);
    }

    @Override
    public void answered(Answered answer, boolean alreadyReceived) {
        first.answered(answer, alreadyReceived);
        second.answered(answer, alreadyReceived);
    }

    @Override
    public void noted(Note note, long atMillis) {
        first.noted(note, atMillis);
        second.noted(note, atMillis);
    }

    @Override
    public boolean wantsEntries() {
        return first.wantsEntries() || second.wantsEntries();
    }

    @Override
    public void stored(JournalEntry entry) {
        first.stored(entry);
        second.stored(entry);
    }

    @Override
    public void firstEviction() {
        first.firstEviction();
        second.firstEviction();
    }
}
