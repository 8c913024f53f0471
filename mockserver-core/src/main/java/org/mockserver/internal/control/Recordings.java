package org.mockserver.internal.control;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.JournalView;

/** Finds single entries of the journal. */
final class Recordings {

    private Recordings() {}

    /**
     * The entry of a request.
     *
     * @param view where to look
     * @param correlationId in the form in which the log shows it
     * @return the newest entry with the request, preferring one with its answer; null if there is none
     */
    static @Nullable JournalEntry find(JournalView view, String correlationId) {
        String wanted = correlationId.trim();
        for (JournalEntry entry : view.newestFirst()) {
            boolean exchange = entry.isRequest() || entry.isAnswer();
            if (exchange && entry.correlationId().equalsIgnoreCase(wanted)) {
                return entry;
            }
        }
        return null;
    }
}
