package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.events.Evicted;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.JournalView;
import org.mockserver.verify.VerificationTimes;
import tools.jackson.databind.JsonNode;

/** Decides how often something was recorded, and says what is wrong if that is not as often as it should be. */
final class CountVerification {

    private final Subject subject;
    private final Criterion criterion;
    private final VerificationTimes times;
    private final boolean byExpectation;
    private final Verifier.Options options;

    CountVerification(
            Subject subject,
            Criterion criterion,
            VerificationTimes times,
            boolean byExpectation,
            Verifier.Options options) {
        this.subject = subject;
        this.criterion = criterion;
        this.times = times;
        this.byExpectation = byExpectation;
        this.options = options;
    }

    /* Entries that were dropped for a limit may have held what is looked for. What the counts still say about them turns
     * the number into a range, and only a range that lies on one side of a bound decides. */
    Verdict decide(JournalView view) {
        Evicted evicted = view.evicted();
        long unsure = 0;
        int found;
        if (byExpectation) {
            int orphans = evicted.filtered() ? countWithoutRequest(view) : 0;
            found = toInt(countAnswers(view) - orphans + evicted.ofExpectationAtLeast());
            unsure = orphans + evicted.ofExpectationAtMost() - evicted.ofExpectationAtLeast();
        } else {
            found = count(view);
            unsure = subject.evicted(evicted);
        }
        if (!times.matches(found)) {
            return describe(view, found, unsure);
        }
        boolean mayBeTooMany = bounded() && found + unsure > times.getAtMost();
        return mayBeTooMany && options.failOnEvicted()
                ? Verdict.failsForGood(incomplete(evicted.entries()))
                : Verdict.HOLDS;
    }

    private static int toInt(long count) {
        return (int) Math.min(count, Integer.MAX_VALUE);
    }

    /* Without an upper bound, as many as are needed are as good as all. */
    private int count(JournalView view) {
        int enough = bounded() ? Integer.MAX_VALUE : Math.max(0, times.getAtLeast());
        int found = 0;
        if (found < enough) {
            for (JournalEntry entry : subject.entries(view, criterion.pathHash())) {
                if (subject.includes(entry) && criterion.test(entry) && ++found == enough) {
                    break;
                }
            }
        }
        return found;
    }

    private int countAnswers(JournalView view) {
        int found = 0;
        for (JournalEntry entry : view.answersAlsoWithoutRequest()) {
            found += subject.includes(entry) && criterion.test(entry) ? 1 : 0;
        }
        return found;
    }

    /* After a filtered clear it is not known whether such an answer's request was cleared or dropped. */
    private int countWithoutRequest(JournalView view) {
        int found = 0;
        for (JournalEntry entry : view.answersAlsoWithoutRequest()) {
            found += !entry.hasRequest() && criterion.test(entry) ? 1 : 0;
        }
        return found;
    }

    private boolean bounded() {
        return times.getAtMost() != VerificationTimes.UNBOUNDED;
    }

    private String incomplete(long evicted) {
        return subject.title() + " could not be verified " + times
                + " because the event log is not a complete record: " + evicted
                + " recorded entries were EVICTED after the log reached its maximum number of entries (maxLogEntries="
                + options.maxLogEntries() + "). Absence cannot be proven from what is left: raise maxLogEntries or"
                + " maxEventLogSizeInBytes, reset the server before the test, or set failVerificationOnEvictedLog to"
                + " false";
    }

    /* A second look, which only a failure pays for. */
    private Verdict describe(JournalView view, int found, long unsure) {
        List<JournalEntry> listed = new ArrayList<>();
        Closest closest = new Closest(criterion, options.redaction());
        long total = 0;
        long wrongDisposition = 0;
        for (JournalEntry entry : subject.entries(view, JournalView.ANY_PATH)) {
            if (!subject.includes(entry)) {
                continue;
            }
            total++;
            if (listed.size() < options.maximumShown()) {
                listed.add(entry);
            }
            if (criterion.missesOnlyDisposition(entry)) {
                wrongDisposition++;
            } else {
                closest.add(entry);
            }
        }
        String was = was(found, total, listed);
        StringBuilder text = new StringBuilder(head(found)).append(was);
        if (options.detailed() && found == 0 && !byExpectation && !closest.isEmpty()) {
            closest.appendDifferences(text);
        }
        if (found < times.getAtLeast()) {
            appendSummary(text, found, total, wrongDisposition, closest);
            if (found + unsure >= times.getAtLeast()) {
                appendEvicted(text, view.evicted().entries());
            }
        }
        return new Verdict(text.toString(), was, !tooMany(found));
    }

    private void appendEvicted(StringBuilder text, long evicted) {
        text.append("  the event log is not a complete record: ")
                .append(evicted)
                .append(" recorded entries were EVICTED before (maxLogEntries=")
                .append(options.maxLogEntries())
                .append("), and what they held is not counted\n");
    }

    private boolean tooMany(int found) {
        return bounded() && found > times.getAtMost();
    }

    private String head(int found) {
        String verdict = tooMany(found)
                ? " found " + Verifier.times(found) + " but should have been found " + times
                : " not found " + times;
        return subject.title() + verdict + ", expected:<"
                + Shown.pretty(options.redaction().tree(criterion.shown())) + "> but was";
    }

    private String was(int found, long total, List<JournalEntry> listed) {
        return total < options.maximumShown()
                ? ":<" + Shown.oneOrMany(listed.stream().map(this::shown).toList()) + '>'
                : " found " + Verifier.times(found) + " among " + total
                        + (subject == Subject.RESPONSE ? " recorded " : " total ") + subject.plural();
    }

    private JsonNode shown(JournalEntry entry) {
        return options.redaction().tree(subject.shown(entry));
    }

    private void appendSummary(StringBuilder text, int found, long total, long wrongDisposition, Closest closest) {
        text.append("\n\nverification summary:\n  expected ")
                .append(times)
                .append(" but matched ")
                .append(Verifier.times(found))
                .append(" among ")
                .append(subject.recorded(total))
                .append('\n');
        if (wrongDisposition > 0) {
            text.append("  ")
                    .append(subject.recorded(wrongDisposition))
                    .append(wrongDisposition == 1 ? " matched but was " : " matched but were ")
                    .append(options.wantsForwarded() ? "mocked, not forwarded\n" : "forwarded, not mocked\n");
        }
        if (!closest.isEmpty()) {
            text.append("  closest non-matching ")
                    .append(subject.plural())
                    .append(" (fewest differing fields first):\n");
            closest.appendLines(text);
        }
    }
}
