package org.mockserver.internal.control;

import org.mockserver.internal.events.Journal;
import org.mockserver.internal.events.JournalView;

/**
 * What an endpoint waits for before it can answer: something new in the journal, or the end of its patience.
 *
 * @param journal where something new may appear
 * @param seen what the endpoint has already considered
 * @param pathHash the hash of the only path of interest, or {@link JournalView#ANY_PATH}
 * @param deadlineNanos when it will answer whatever it knows then, as {@link System#nanoTime} counts
 */
record Awaited(Journal journal, JournalView seen, int pathHash, long deadlineNanos) {}
