package org.mockserver.internal.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Redaction;

/**
 * Takes journal entries and ranks those that are not what a verification looked for by how little they differ. Used by
 * one thread.
 */
final class Closest {

    /** Bounds the work of comparing; the newest exchanges are the ones a test has just caused. */
    private static final int MAX_EXAMINED = 500;

    private static final int MAX_LINES = 3;
    private static final int MAX_DIFFERENCE_CHARACTERS = 500;

    /** The order in which differing fields are listed. */
    private static final List<String> FIELD_ORDER = List.of(
            "statusCode",
            "reasonPhrase",
            "method",
            "path",
            "pathParameters",
            "queryParameters",
            "cookies",
            "headers",
            "body",
            "secure",
            "protocol",
            "keepAlive",
            "operation",
            "openapi");

    private static final Map<String, String> RENAMED = Map.of("keep-alive", "keepAlive");

    private final Criterion criterion;
    private final Redaction redaction;
    private final Deque<JournalEntry> newestFirst = new ArrayDeque<>();
    private @Nullable List<Ranked> ranking;

    private record Ranked(JournalEntry entry, List<FieldResult> differing) {}

    Closest(Criterion criterion, Redaction redaction) {
        this.criterion = criterion;
        this.redaction = redaction;
    }

    /** Takes one more entry; called in the order of the journal, before any text is asked for. */
    void add(JournalEntry entry) {
        if (newestFirst.size() == MAX_EXAMINED) {
            newestFirst.removeLast();
        }
        newestFirst.addFirst(entry);
    }

    /** Whether none of the entries taken differs. */
    boolean isEmpty() {
        return ranking().isEmpty();
    }

    private List<Ranked> ranking() {
        List<Ranked> ranked = ranking;
        if (ranked == null) {
            ranked = new ArrayList<>(newestFirst.size());
            for (JournalEntry entry : newestFirst) {
                if (criterion.test(entry)) {
                    continue;
                }
                List<FieldResult> differing = new ArrayList<>(criterion.differing(entry));
                differing.sort(Comparator.comparingInt(Closest::place));
                ranked.add(new Ranked(entry, differing));
            }
            ranked.sort(Comparator.comparingInt(candidate -> candidate.differing.size()));
            ranking = ranked;
        }
        return ranked;
    }

    private static String name(FieldResult field) {
        return RENAMED.getOrDefault(field.field(), field.field());
    }

    private static int place(FieldResult field) {
        int place = FIELD_ORDER.indexOf(name(field));
        return place < 0 ? FIELD_ORDER.size() : place;
    }

    /** The differences of the closest one, a field at a time. */
    void appendDifferences(StringBuilder text) {
        text.append("\n\nclosest match diff:\n");
        Ranked nearest = ranking().get(0);
        for (FieldResult field : nearest.differing) {
            text.append("  ").append(name(field)).append(":\n");
            for (String difference : field.differences()) {
                text.append("    ")
                        .append(onOneLine(withoutSecrets(difference, nearest.entry)))
                        .append('\n');
            }
        }
    }

    private String withoutSecrets(String difference, JournalEntry entry) {
        return redaction.isActive()
                ? redaction.text(
                        difference,
                        List.of(Shown.request(entry.request()), Shown.response(entry.response()), criterion.shown()))
                : difference;
    }

    private static String withoutQuery(RequestView request) {
        return request.isBinary() ? request.toString() : request.method() + " " + request.path();
    }

    private static String onOneLine(String difference) {
        String line = difference.replace("\r", "").replace('\n', ' ');
        return line.length() <= MAX_DIFFERENCE_CHARACTERS
                ? line
                : line.substring(0, MAX_DIFFERENCE_CHARACTERS) + "...[truncated]";
    }

    /** One line for each of the closest ones. */
    void appendLines(StringBuilder text) {
        int number = 0;
        for (Ranked candidate : ranking()) {
            if (number == MAX_LINES) {
                return;
            }
            text.append("    ").append(++number).append(". ").append(withoutQuery(candidate.entry.request()));
            if (!candidate.differing.isEmpty()) {
                text.append(" differs in: ")
                        .append(candidate.differing.stream().map(Closest::name).collect(Collectors.joining(", ")));
            }
            text.append('\n');
        }
    }
}
