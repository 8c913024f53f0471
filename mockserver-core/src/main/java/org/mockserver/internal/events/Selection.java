package org.mockserver.internal.events;

/** Which entries a query looks at, decided from their headers alone. */
enum Selection {
    /** Everything. */
    ALL,
    /** What carries a request that arrived. */
    REQUESTS,
    /** What carries an answer that the contract shows. */
    ANSWERS,
    /** The same, whether or not the request that was answered can still be shown. */
    ANSWERS_ALSO_WITHOUT_REQUEST;

    boolean takes(JournalEntry entry, int pathHash) {
        if (entry.isDeleted() || !takesKind(entry)) {
            return false;
        }
        if (pathHash != JournalView.ANY_PATH && entry.pathHash() != pathHash && !entry.hasPatternPath()) {
            return false;
        }
        return this == ANSWERS_ALSO_WITHOUT_REQUEST || entry.kind() != EntryKind.ANSWERED || entry.hasRequest();
    }

    private boolean takesKind(JournalEntry entry) {
        return switch (this) {
            case ALL -> true;
            case REQUESTS -> entry.isRequest();
            case ANSWERS, ANSWERS_ALSO_WITHOUT_REQUEST ->
                entry.isAnswer() && (entry.isDetailed() || entry.answerKind() != AnswerKind.NO_MATCH);
        };
    }
}
