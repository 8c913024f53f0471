package org.mockserver.internal.events;

/**
 * How often an expectation was used since the last reset, evicted and cleared exchanges included.
 *
 * @param matched how often it took a request
 * @param answered how often that was answered
 */
public record ServedTotals(long matched, long answered) {}
