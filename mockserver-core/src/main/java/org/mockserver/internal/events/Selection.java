package org.mockserver.internal.events;

/** Which entries a query looks at, decided from their headers alone. */
enum Selection {
    /** Everything. */
    ALL,
    /** What carries a request that arrived. */
    REQUESTS,
    /** What carries an answer that the contract shows. */
    ANSWERS;

    boolean takes(JournalEntry entry, int pathHash) {
        if (entry.isDeleted() || !takesKind(entry)) {
            return false;
        }
        if (pathHash != JournalView.ANY_PATH && entry.pathHash() != pathHash && !entry.hasPatternPath()) {
            return false;
        }
        return entry.kind() != EntryKind.ANSWERED || entry.requestIsVisible();
    }

    private boolean takesKind(JournalEntry entry) {
        return switch (this) {
            case ALL -> true;
            case REQUESTS -> entry.isRequest();
            case ANSWERS -> entry.isAnswer() && (entry.isDetailed() || entry.answerKind() != AnswerKind.NO_MATCH);
        };
    }
}
