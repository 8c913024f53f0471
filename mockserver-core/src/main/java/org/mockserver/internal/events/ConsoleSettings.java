package org.mockserver.internal.events;

/**
 * What the console shows; can change at any time.
 *
 * @param silent nothing at all
 * @param threshold less serious entries are not shown
 * @param compact one line for each entry
 * @param maxEntriesPerSecond entries about requests in one second above which a summary takes their place; 0 for no
 *     bound
 * @param detail how much to say about expectations that did not match
 * @param overrides kinds of entries that are left out
 */
public record ConsoleSettings(
        boolean silent,
        Severity threshold,
        boolean compact,
        int maxEntriesPerSecond,
        LogDetail detail,
        LevelOverrides overrides) {

    boolean shows(Severity severity) {
        return !silent && severity.compareTo(threshold) >= 0;
    }
}
