package org.mockserver.internal.events;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.TextSource;
import org.mockserver.internal.wire.LogEntryWire;
import org.mockserver.log.model.LogEntry;

/**
 * The journal as the log that people and tools read. The text is made entry by entry while it is written, so the length
 * of the log does not matter to memory. Immutable; every method may be slow and belongs on a thread that may block.
 */
public final class JournalLog {

    private static final Selected EVERYTHING = new Selected(JournalFilter.EVERYTHING, null);
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
     * The log as plain text, oldest entry first.
     *
     * @param view what to write
     * @param selected which entries
     * @return for one reader
     */
    public TextSource text(JournalView view, Selected selected) {
        return text(view.all(), selected);
    }

    /**
     * Entries as plain text.
     *
     * @param entries in the order in which they are shown
     * @param selected which of them
     * @return for one reader
     */
    public TextSource text(Iterable<JournalEntry> entries, Selected selected) {
        return new Lines(entries, selected, Kinds.ALL) {
            @Override
            void write(LogLine line, boolean first, Appendable target) throws IOException {
                target.append(first ? "" : BETWEEN_ENTRIES);
                target.append(timestamp(line.atMillis()));
                target.append(" - ").append(LogMessage.blocks(line));
            }

            @Override
            String end(boolean nothing) {
                return "\n";
            }
        };
    }

    /**
     * The log as a JSON array of entries, oldest first.
     *
     * @param view what to write
     * @param selected which entries
     * @return for one reader
     */
    public TextSource entries(JournalView view, Selected selected) {
        return entries(view.all(), selected);
    }

    /**
     * Entries as a JSON array.
     *
     * @param entries in the order in which they are shown
     * @param selected which of them
     * @return for one reader
     */
    public TextSource entries(Iterable<JournalEntry> entries, Selected selected) {
        return array(entries, selected, Kinds.ALL);
    }

    /**
     * The received requests as a JSON array of log entries, oldest first.
     *
     * @param view what to write
     * @param selected which entries
     * @return for one reader
     */
    public TextSource requestEntries(JournalView view, Selected selected) {
        return array(view.requests(), selected, Kinds.REQUESTS);
    }

    /**
     * The answers as a JSON array of log entries, oldest first.
     *
     * @param view what to write
     * @param selected which entries
     * @return for one reader
     */
    public TextSource answerEntries(JournalView view, Selected selected) {
        return array(view.answers(), selected, Kinds.ANSWERS);
    }

    /** The lines of one entry as users of the Java client get them. */
    List<LogEntry> objects(JournalEntry entry) {
        StringBuilder json = new StringBuilder();
        entries(List.of(entry), EVERYTHING).writeAll(json);
        return LogEntryWire.readMany(json.toString());
    }

    private TextSource array(Iterable<JournalEntry> entries, Selected selected, Kinds kinds) {
        return new Lines(entries, selected, kinds) {
            @Override
            void write(LogLine line, boolean first, Appendable target) throws IOException {
                target.append(first ? "[\n  " : ",\n  ");
                LogEntryJson.write(line, timestamp(line.atMillis()), target);
            }

            @Override
            String end(boolean nothing) {
                return nothing ? "[]" : "\n]";
            }
        };
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

    /** The lines of the selected entries, those of one entry in each step. */
    private abstract class Lines implements TextSource {

        private final Iterator<JournalEntry> entries;
        private final Selected selected;
        private final Kinds kinds;
        private boolean empty = true;

        Lines(Iterable<JournalEntry> entries, Selected selected, Kinds kinds) {
            this.entries = entries.iterator();
            this.selected = selected;
            this.kinds = kinds;
        }

        abstract void write(LogLine line, boolean first, Appendable target) throws IOException;

        abstract String end(boolean nothing);

        @Override
        public boolean writeNext(Appendable target) {
            try {
                while (entries.hasNext()) {
                    JournalEntry entry = entries.next();
                    if (selected.takes(entry)) {
                        writeLines(entry, target);
                        return true;
                    }
                }
                target.append(end(empty));
                return false;
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        private void writeLines(JournalEntry entry, Appendable target) throws IOException {
            for (LogLine line : lines.of(entry)) {
                if (kinds.take(line)) {
                    write(line, empty, target);
                    empty = false;
                }
            }
        }
    }

    private String timestamp(long atMillis) {
        return timestamps.format(Instant.ofEpochMilli(atMillis));
    }
}
