package org.mockserver.internal.events;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpError;

/**
 * Follows what is recorded. Called on the journal's consumer thread, in order; must return at once and must not write to
 * the journal.
 */
public interface JournalObserver {

    /** Ignores everything. */
    JournalObserver NONE = new JournalObserver() {};

    /**
     * This observer and then another one.
     *
     * @param next told of everything after this one
     * @return an observer for both
     */
    default JournalObserver and(JournalObserver next) {
        return new BothObservers(this, next);
    }

    /**
     * A request arrived whose answer is recorded separately.
     *
     * @param request the request
     */
    default void received(RequestView request) {}

    /**
     * An exchange was answered.
     *
     * @param answer what happened; the object is reused, its parts may be kept
     * @param alreadyReceived true when {@link #received} was called for it
     */
    default void answered(Answered answer, boolean alreadyReceived) {}

    /**
     * A note was written, recorded or not.
     *
     * @param note the note
     * @param atMillis when it was written, milliseconds since the epoch
     */
    default void noted(Note note, long atMillis) {}

    /**
     * Whether {@link #stored} is to be called now; asked for every entry.
     *
     * @return false if nobody wants to read entries, which saves making them readable
     */
    default boolean wantsEntries() {
        return false;
    }

    /**
     * An entry was stored.
     *
     * @param entry may be kept, and handed to one other thread
     */
    default void stored(JournalEntry entry) {}

    /** The oldest entries were dropped for the first time since the last reset. */
    default void firstEviction() {}

    /** What an observer may know of an answered exchange. */
    interface Answered {

        /**
         * The request.
         *
         * @return the request
         */
        RequestView request();

        /**
         * The expectation that took the request.
         *
         * @return null when none did
         */
        @Nullable
        Served served();

        /**
         * How the exchange ended.
         *
         * @return the kind
         */
        AnswerKind kind();

        /**
         * The response.
         *
         * @return null when there was none
         */
        @Nullable
        OutgoingResponse response();

        /**
         * The error that was performed.
         *
         * @return null when there was none
         */
        @Nullable
        HttpError error();

        /**
         * When it was answered.
         *
         * @return milliseconds since the epoch
         */
        long answeredAtMillis();

        /**
         * The version of the rules the request was matched against.
         *
         * @return as the engine counts them
         */
        long ruleVersion();
    }
}
