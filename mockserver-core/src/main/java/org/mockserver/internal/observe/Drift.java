package org.mockserver.internal.observe;

/**
 * A difference between an expectation and reality, and how often it was seen.
 *
 * @param expectationId the expectation that would have answered
 * @param method of the last request for which it was seen
 * @param path of that request
 * @param difference as it was seen last
 * @param firstSeenMillis milliseconds since the epoch
 * @param lastSeenMillis milliseconds since the epoch
 * @param occurrences 1 or more
 */
public record Drift(
        String expectationId,
        String method,
        String path,
        Difference difference,
        long firstSeenMillis,
        long lastSeenMillis,
        long occurrences) {}
