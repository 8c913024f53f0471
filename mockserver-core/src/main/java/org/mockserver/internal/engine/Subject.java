package org.mockserver.internal.engine;

import org.mockserver.internal.events.AnswerKind;
import org.mockserver.internal.events.Evicted;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.JournalView;
import tools.jackson.databind.JsonNode;

/** What a verification counts: which entries of the journal, and what of them its texts show. */
enum Subject {
    /** Every request that arrived, however it was answered. */
    REQUEST("Request", "request") {
        @Override
        Iterable<JournalEntry> entries(JournalView view, int pathHash) {
            return view.requests(pathHash);
        }

        @Override
        boolean includes(JournalEntry entry) {
            return true;
        }

        @Override
        JsonNode shown(JournalEntry entry) {
            return Shown.request(entry.request());
        }
    },
    /** Requests that an expectation or another server answered. */
    ANSWERED_REQUEST("Request", "request") {
        @Override
        Iterable<JournalEntry> entries(JournalView view, int pathHash) {
            return view.answers(pathHash);
        }

        @Override
        boolean includes(JournalEntry entry) {
            return entry.answerKind() != AnswerKind.NO_MATCH;
        }

        @Override
        JsonNode shown(JournalEntry entry) {
            return Shown.request(entry.request());
        }
    },
    /** Responses of expectations and of other servers, never the automatic 404. */
    RESPONSE("Response", "response") {
        @Override
        Iterable<JournalEntry> entries(JournalView view, int pathHash) {
            return view.answers(pathHash);
        }

        @Override
        boolean includes(JournalEntry entry) {
            AnswerKind kind = entry.answerKind();
            return kind == AnswerKind.RESPONSE || kind == AnswerKind.FORWARDED;
        }

        @Override
        JsonNode shown(JournalEntry entry) {
            return Shown.response(entry.response());
        }
    };

    private final String title;
    private final String noun;

    Subject(String title, String noun) {
        this.title = title;
        this.noun = noun;
    }

    /** The part of the journal in which the subject is found, oldest first. */
    abstract Iterable<JournalEntry> entries(JournalView view, int pathHash);

    /** Whether an entry of that part is one of those that are counted. */
    abstract boolean includes(JournalEntry entry);

    /** How many of what is counted were dropped for a limit, at most. */
    long evicted(Evicted evicted) {
        return this == REQUEST ? evicted.requests() : evicted.answers();
    }

    /** The part of an entry that a failure text shows. */
    abstract JsonNode shown(JournalEntry entry);

    /** The first word of a failure text. */
    String title() {
        return title;
    }

    /** The noun after a number: {@code 1 recorded request}, {@code 2 recorded requests}. */
    String recorded(long count) {
        return count + " recorded " + (count == 1 ? noun : noun + 's');
    }

    String noun() {
        return noun;
    }

    String plural() {
        return noun + 's';
    }
}
