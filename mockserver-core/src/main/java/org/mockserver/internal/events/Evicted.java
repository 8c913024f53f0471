package org.mockserver.internal.events;

/**
 * What a {@link JournalView} no longer holds because of a limit. Only exchanges that a reader would see if they were
 * still there count as requests and answers.
 *
 * @param entries dropped since the last reset, counted as the limit counts
 * @param requests requests dropped since everything was last cleared; a filtered clear would have hidden some of them
 * @param answers answers, other than automatic 404s, dropped since everything was last cleared; likewise
 * @param ofExpectationAtLeast how many of the answers certainly came from the expectation that was asked about
 * @param ofExpectationAtMost how many may have come from it
 * @param filtered whether a filtered clear has hidden entries since everything was last cleared
 */
public record Evicted(
        long entries,
        long requests,
        long answers,
        long ofExpectationAtLeast,
        long ofExpectationAtMost,
        boolean filtered) {}
