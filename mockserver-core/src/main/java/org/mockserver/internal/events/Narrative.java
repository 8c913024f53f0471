package org.mockserver.internal.events;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpResponse;

/**
 * Tells on the console what the journal records: which request came, which expectation took it or what kept the nearest
 * ones from it, and what was answered. Above a rate it counts instead, and says so.
 */
public final class Narrative implements JournalObserver {

    /* The journal's consumer thread calls the observer methods. They only queue references; words are found by the
     * console's thread. The totals of what was not told are written by the consumer and read by the console, which
     * remembers what it has already reported. */

    private static final int CLOSEST = 3;
    private static final int MAX_BODY_BYTES = 4 * 1024;
    private static final int LINES_OF_EXCHANGE = 3;

    private final Console console;
    private final Explainer explainer;
    private final Pace pace = new Pace();
    private final AtomicLong hiddenRequests = new AtomicLong();
    private final AtomicLong hiddenUnmatched = new AtomicLong();
    private final AtomicLong hiddenNotes = new AtomicLong();
    private long reportedRequests;
    private long reportedUnmatched;
    private long reportedNotes;

    /**
     * A narrative for one journal and one console.
     *
     * @param console shows it
     * @param explainer asked on the console's thread why expectations did not match
     */
    public Narrative(Console console, Explainer explainer) {
        this.console = console;
        this.explainer = explainer;
        console.everySecond(this::summary);
    }

    @Override
    public void received(RequestView request) {
        ConsoleSettings settings = console.settings();
        long atMillis = request.origin().receivedAtMillis();
        if (settings.shows(Severity.INFO) && pace.admits(atMillis, 1, settings.maxEntriesPerSecond())) {
            LogLines.Exchange exchange = new LogLines.Exchange(brief(request), null, atMillis, atMillis, 0, null);
            console.offer(detail -> List.of(new LogLines(explainer, detail).received(exchange)));
        }
    }

    @Override
    public void answered(Answered answer, boolean alreadyReceived) {
        ConsoleSettings settings = console.settings();
        if (!settings.shows(Severity.INFO)) {
            return;
        }
        if (!pace.admits(answer.answeredAtMillis(), LINES_OF_EXCHANGE, settings.maxEntriesPerSecond())) {
            increment(hiddenRequests);
            if (answer.kind() == AnswerKind.NO_MATCH) {
                increment(hiddenUnmatched);
            }
            return;
        }
        OutgoingResponse response = answer.response();
        console.offer(new Story(
                explainer,
                brief(answer.request()),
                answer.answeredAtMillis(),
                answer.ruleVersion(),
                answer.served(),
                answer.kind(),
                response == null ? null : Excerpts.of(response, MAX_BODY_BYTES),
                answer.error(),
                alreadyReceived));
    }

    @Override
    public void noted(Note note, long atMillis) {
        ConsoleSettings settings = console.settings();
        if (!settings.shows(note.severity())) {
            return;
        }
        boolean important = note.severity().compareTo(Severity.WARN) >= 0;
        if (important || pace.admits(atMillis, 1, settings.maxEntriesPerSecond())) {
            console.offer(detail -> List.of(LogLines.line(note, atMillis, null, detail.redaction())));
        } else {
            increment(hiddenNotes);
        }
    }

    @Override
    public void firstEviction() {
        console.warn(
                "the log is full: the oldest entries are dropped from now on, and verifications with an upper bound"
                        + " cannot be proven (maxLogEntries, maxEventLogSizeInBytes)");
    }

    private static void increment(AtomicLong total) {
        total.lazySet(total.getPlain() + 1);
    }

    private List<LogLine> summary() {
        long requests = hiddenRequests.get() - reportedRequests;
        long unmatched = hiddenUnmatched.get() - reportedUnmatched;
        long notes = hiddenNotes.get() - reportedNotes;
        if (requests == 0 && notes == 0) {
            return List.of();
        }
        reportedRequests += requests;
        reportedUnmatched += unmatched;
        reportedNotes += notes;
        String text = requests + " more requests, " + unmatched + " of them unmatched"
                + (notes == 0 ? "" : ", and " + notes + " more log entries")
                + ", are recorded but not shown one by one (more than maxNarrativeEntriesPerSecond="
                + console.settings().maxEntriesPerSecond() + ")";
        return List.of(console.line(Severity.INFO, text, null));
    }

    /* A person reads this. A body of megabytes would stop the console for everything else, and fill the memory while a
     * terminal that is read slowly has many of them wait. */
    private static RequestView brief(RequestView request) {
        return Excerpts.of(request, MAX_BODY_BYTES);
    }

    /** One answered exchange. */
    private record Story(
            Explainer explainer,
            RequestView request,
            long answeredAtMillis,
            long ruleVersion,
            @Nullable Served served,
            AnswerKind kind,
            @Nullable OutgoingResponse response,
            @Nullable HttpError error,
            boolean alreadyReceived)
            implements ConsoleStory {

        @Override
        public List<LogLine> lines(LogDetail detail) {
            LogLines words = new LogLines(explainer, detail);
            Expectation taker = served == null ? null : served.expectation();
            LogLines.Exchange exchange = new LogLines.Exchange(
                    request, null, request.origin().receivedAtMillis(), answeredAtMillis, ruleVersion, taker);
            List<LogLine> lines = new ArrayList<>();
            if (!alreadyReceived) {
                lines.add(words.received(exchange));
            }
            if (taker != null) {
                lines.add(words.matched(exchange, taker));
            } else {
                closest(detail).forEach(attempt -> lines.add(words.notMatched(exchange, attempt)));
            }
            if (kind == AnswerKind.RESPONSE) {
                lines.addAll(words.generated(exchange, sent()));
            }
            lines.add(words.answered(exchange, kind, sent(), error));
            return lines;
        }

        private List<Attempt> closest(LogDetail detail) {
            List<Attempt> attempts =
                    LogLines.closestFirst(explainer.attempts(request, ruleVersion, null, detail.maxMatchFailures()));
            return attempts.subList(0, Math.min(CLOSEST, attempts.size()));
        }

        private @Nullable HttpResponse sent() {
            return response == null ? null : ResponseCodec.shown(response);
        }
    }
}
