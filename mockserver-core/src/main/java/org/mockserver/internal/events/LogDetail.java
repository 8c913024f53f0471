package org.mockserver.internal.events;

/**
 * How much the log says about expectations that did not match.
 *
 * @param maxMatchFailures most of them for one request
 * @param differences whether to say what was expected and found, not only which field differed
 * @param firstOnly whether to stop at the first field that differed, except where something is negated
 */
public record LogDetail(int maxMatchFailures, boolean differences, boolean firstOnly) {}
