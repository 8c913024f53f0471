package org.mockserver.internal.events;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The journal as the log that people and tools read. The text is made entry by entry while it is written, so the length
 * of the log does not matter to memory. Immutable; every method may be slow and belongs on a thread that may block.
 */
public final class JournalLog {

    private static final String BETWEEN_ENTRIES = "\n" + "-".repeat(36) + "\n";

    private final LogLines lines;
    private final DateTimeFormatter timestamps;

    /**
     * A log that can explain mismatches.
     *
     * @param explainer asked for every detailed exchange
     * @param detail how much to say
     * @param zone the time zone of timestamps
     */
    public JournalLog(Explainer explainer, LogDetail detail, ZoneId zone) {
        this.lines = new LogLines(explainer, detail);
        this.timestamps = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS", Locale.ROOT)
                .withZone(zone);
    }

    /**
     * Which entries to show.
     *
     * @param filter by request
     * @param correlationId only the entries with this id, null for all
     */
    public record Selected(JournalFilter filter, @Nullable String correlationId) {

        boolean takes(JournalEntry entry) {
            return (correlationId == null || correlationId.equals(entry.correlationId())) && filter.shows(entry);
        }
    }

    /**
     * Writes the log as plain text, oldest entry first.
     *
     * @param view what to write
     * @param selected which entries
     * @param target where to
     * @throws UncheckedIOException when the target fails
     */
    public void text(JournalView view, Selected selected, Appendable target) {
        try {
            boolean first = true;
            for (JournalEntry entry : view.all()) {
                if (selected.takes(entry)) {
                    for (LogLine line : lines.of(entry)) {
                        target.append(first ? "" : BETWEEN_ENTRIES);
                        target.append(timestamp(line.atMillis()));
                        target.append(" - ").append(LogMessage.blocks(line));
                        first = false;
                    }
                }
            }
            target.append('\n');
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /**
     * Writes the log as a JSON array of entries, oldest first.
     *
     * @param view what to write
     * @param selected which entries
     * @param target where to
     * @throws UncheckedIOException when the target fails
     */
    public void entries(JournalView view, Selected selected, Appendable target) {
        write(view.all(), selected, Kinds.ALL, target);
    }

    /**
     * Writes the received requests as a JSON array of log entries, oldest first.
     *
     * @param view what to write
     * @param selected which entries
     * @param target where to
     * @throws UncheckedIOException when the target fails
     */
    public void requestEntries(JournalView view, Selected selected, Appendable target) {
        write(view.requests(), selected, Kinds.REQUESTS, target);
    }

    /**
     * Writes the answers as a JSON array of log entries, oldest first.
     *
     * @param view what to write
     * @param selected which entries
     * @param target where to
     * @throws UncheckedIOException when the target fails
     */
    public void answerEntries(JournalView view, Selected selected, Appendable target) {
        write(view.answers(), selected, Kinds.ANSWERS, target);
    }

    private enum Kinds {
        ALL,
        REQUESTS,
        ANSWERS;

        boolean take(LogLine line) {
            return switch (this) {
                case ALL -> true;
                case REQUESTS -> line.type() == LogType.RECEIVED_REQUEST;
                case ANSWERS ->
                    line.type() == LogType.EXPECTATION_RESPONSE
                            || line.type() == LogType.FORWARDED_REQUEST
                            || line.type() == LogType.NO_MATCH_RESPONSE;
            };
        }
    }

    private void write(Iterable<JournalEntry> entries, Selected selected, Kinds kinds, Appendable target) {
        try {
            boolean first = true;
            for (JournalEntry entry : entries) {
                if (selected.takes(entry)) {
                    for (LogLine line : lines.of(entry)) {
                        if (kinds.take(line)) {
                            target.append(first ? "[\n" : ",\n");
                            LogEntryJson.write(line, timestamp(line.atMillis()), target);
                            first = false;
                        }
                    }
                }
            }
            target.append(first ? "[]" : "\n]");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private String timestamp(long atMillis) {
        return timestamps.format(Instant.ofEpochMilli(atMillis));
    }
}
