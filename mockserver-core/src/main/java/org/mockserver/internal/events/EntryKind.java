package org.mockserver.internal.events;

/** What a ring slot or a stored entry is about. The ordinals are part of the stored form. */
enum EntryKind {
    /** A request and its answer. */
    EXCHANGE,
    /** A request whose answer comes later. */
    RECEIVED,
    /** The answer to an earlier {@link #RECEIVED}. */
    ANSWERED,
    /** A note. */
    NOTE,
    /** Only in the ring: somebody wants the consumer to run a task. */
    TASK;

    private static final EntryKind[] BY_ORDINAL = values();

    static EntryKind of(int ordinal) {
        return BY_ORDINAL[ordinal];
    }
}
