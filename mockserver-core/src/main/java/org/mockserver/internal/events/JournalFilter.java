package org.mockserver.internal.events;

import java.util.function.Predicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;

/**
 * Selects journal entries by what they say about a request.
 *
 * @param recorded asked for recorded requests
 * @param stored asked for the request definitions that notes carry
 */
public record JournalFilter(Predicate<RequestView> recorded, Predicate<RequestDefinition> stored) {

    private static final HttpRequest NOTHING_SAID = new HttpRequest();

    /** Selects everything. */
    public static final JournalFilter EVERYTHING = new JournalFilter(request -> true, definition -> true);

    /**
     * Whether the entry is to be shown. An entry that says nothing about a request is always shown.
     *
     * @param entry any entry
     * @return true if selected
     */
    public boolean shows(JournalEntry entry) {
        Note note = entry.note();
        if (note == null) {
            return recorded.test(entry.request());
        }
        return saysNothing(note) || stored.test(note.request());
    }

    /**
     * Whether a clear removes the entry. An entry without a request stays.
     *
     * @param entry any entry
     * @return true if selected
     */
    boolean clears(JournalEntry entry) {
        Note note = entry.note();
        if (note == null) {
            return recorded.test(entry.request());
        }
        RequestDefinition request = note.request();
        return request != null && stored.test(request);
    }

    private static boolean saysNothing(Note note) {
        RequestDefinition request = note.request();
        return request == null || NOTHING_SAID.equals(request);
    }
}
