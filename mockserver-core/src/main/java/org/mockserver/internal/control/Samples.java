package org.mockserver.internal.control;

import java.time.Instant;
import org.mockserver.internal.control.format.Sample;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.wire.Redaction;

/** Turns journal entries into what the forms of retrieve are given. */
final class Samples {

    private final Redaction redaction;

    Samples(Redaction redaction) {
        this.redaction = redaction;
    }

    Sample request(JournalEntry entry) {
        return Sample.request(
                redaction.request(Recorded.request(entry.request())), Instant.ofEpochMilli(entry.receivedAtMillis()));
    }

    Sample exchange(JournalEntry entry) {
        return Sample.exchange(
                redaction.request(Recorded.request(entry.request())),
                redaction.response(entry.response()),
                Instant.ofEpochMilli(entry.receivedAtMillis()),
                entry.answeredAtMillis() - entry.receivedAtMillis());
    }
}
