package org.mockserver.internal.control;

import java.time.Instant;
import org.mockserver.internal.control.format.Sample;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.Recorded;

/** Turns journal entries into what the forms of retrieve are given. */
final class Samples {

    private Samples() {}

    static Sample request(JournalEntry entry) {
        return Sample.request(Recorded.request(entry.request()), Instant.ofEpochMilli(entry.receivedAtMillis()));
    }

    static Sample exchange(JournalEntry entry) {
        return Sample.exchange(
                Recorded.request(entry.request()),
                entry.response(),
                Instant.ofEpochMilli(entry.receivedAtMillis()),
                entry.answeredAtMillis() - entry.receivedAtMillis());
    }
}
