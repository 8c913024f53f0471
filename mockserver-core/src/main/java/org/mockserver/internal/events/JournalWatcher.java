package org.mockserver.internal.events;

/** Somebody who waits until the journal has something new. */
public interface JournalWatcher {

    /**
     * Which paths are of interest.
     *
     * @return {@link org.mockserver.internal.exchange.RequestTarget#hashIgnoringCase} of the only path, or
     *     {@link JournalView#ANY_PATH}; the same at each call
     */
    int pathHash();

    /**
     * Whether nobody waits any more.
     *
     * @return true if the watcher can be forgotten
     */
    boolean isOver();

    /** Something new is there. Called once, on the journal's consumer thread; must return at once. */
    void wake();
}
