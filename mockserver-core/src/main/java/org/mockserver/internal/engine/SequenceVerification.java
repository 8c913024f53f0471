package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.JournalView;
import tools.jackson.databind.JsonNode;

/**
 * Decides whether things were recorded one after the other: each step takes the first exchange that fits and came after
 * the one the step before took.
 */
final class SequenceVerification {

    private final Subject subject;
    private final List<Criterion> steps;
    private final Verifier.Options options;

    /**
     * How far a sequence got.
     *
     * @param steps how many steps found an exchange
     * @param lastNumber the number, counted from 1, of the exchange that the last of them took; 0 for none
     */
    private record Progress(int steps, long lastNumber) {}

    SequenceVerification(Subject subject, List<Criterion> steps, Verifier.Options options) {
        this.subject = subject;
        this.steps = steps;
        this.options = options;
    }

    Verdict decide(JournalView view) {
        Progress progress = follow(view);
        return progress.steps == steps.size() ? Verdict.HOLDS : describe(view, progress);
    }

    private Progress follow(JournalView view) {
        int done = 0;
        long number = 0;
        long lastNumber = 0;
        for (JournalEntry entry : subject.entries(view, JournalView.ANY_PATH)) {
            if (!subject.includes(entry)) {
                continue;
            }
            number++;
            if (steps.get(done).test(entry)) {
                done++;
                lastNumber = number;
                if (done == steps.size()) {
                    break;
                }
            }
        }
        return new Progress(done, lastNumber);
    }

    private Verdict describe(JournalView view, Progress progress) {
        Criterion failing = steps.get(progress.steps);
        List<JournalEntry> listed = new ArrayList<>();
        Closest closest = new Closest(failing, options.redaction());
        long total = 0;
        long tooEarly = 0;
        for (JournalEntry entry : subject.entries(view, JournalView.ANY_PATH)) {
            if (!subject.includes(entry)) {
                continue;
            }
            total++;
            if (listed.size() < options.maximumShown()) {
                listed.add(entry);
            }
            if (total > progress.lastNumber) {
                closest.add(entry);
            } else if (total < progress.lastNumber && failing.test(entry)) {
                tooEarly++;
            }
        }
        String was = was(total, listed);
        StringBuilder text = new StringBuilder(head()).append(was);
        if (options.detailed() && !closest.isEmpty()) {
            closest.appendDifferences(text);
        }
        appendSummary(text, progress, total, tooEarly, closest);
        return new Verdict(text.toString(), was, true);
    }

    private String head() {
        String expected = Shown.many(steps.stream()
                .map(step -> options.redaction().tree(step.shown()))
                .toList());
        return subject.title() + " sequence not found, expected:<" + expected + "> but was";
    }

    private String was(long total, List<JournalEntry> listed) {
        return total < options.maximumShown()
                ? ":<" + Shown.oneOrMany(listed.stream().map(this::shown).toList()) + '>'
                : " not found, found " + total + " other " + subject.plural();
    }

    private JsonNode shown(JournalEntry entry) {
        return options.redaction().tree(subject.shown(entry));
    }

    private void appendSummary(StringBuilder text, Progress progress, long total, long tooEarly, Closest closest) {
        int step = progress.steps + 1;
        text.append("\n\nverification summary:\n  step ")
                .append(step)
                .append(" of ")
                .append(steps.size())
                .append(" not found in ");
        if (progress.steps == 0) {
            text.append(subject.recorded(total)).append('\n');
        } else {
            text.append("the ")
                    .append(subject.recorded(total - progress.lastNumber))
                    .append(" after step ")
                    .append(progress.steps)
                    .append(" matched recorded ")
                    .append(subject.noun())
                    .append(' ')
                    .append(progress.lastNumber)
                    .append(" of ")
                    .append(total)
                    .append('\n');
        }
        if (tooEarly > 0) {
            text.append("  ")
                    .append(subject.recorded(tooEarly))
                    .append(" matched step ")
                    .append(step)
                    .append(" but came before step ")
                    .append(progress.steps)
                    .append("'s match\n");
        }
        if (!closest.isEmpty()) {
            text.append("  closest non-matching ")
                    .append(subject.plural())
                    .append(" for step ")
                    .append(step)
                    .append(" (fewest differing fields first):\n");
            closest.appendLines(text);
        }
    }
}
