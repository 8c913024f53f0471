package org.mockserver.internal.events;

/** Decides how many entries in a second are told one by one. Used by one thread. */
final class Pace {

    /* In a second that follows a crowded one nothing is told, not even the first few: half a story helps nobody, and
     * putting it into words costs more than serving the request did. */

    private long second = Long.MIN_VALUE;
    private long asked;
    private boolean crowded;

    /** Whether the entries are to be told; the limit is per second, 0 for none. */
    boolean admits(long atMillis, int entries, int limit) {
        long now = atMillis / 1000;
        if (now != second) {
            crowded = now == second + 1 && asked > limit;
            second = now;
            asked = 0;
        }
        asked += entries;
        return limit <= 0 || !crowded && asked <= limit;
    }
}
