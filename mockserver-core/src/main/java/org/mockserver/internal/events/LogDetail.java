package org.mockserver.internal.events;

import org.mockserver.internal.wire.Redaction;

/**
 * How much the log says about expectations that did not match.
 *
 * @param maxMatchFailures most of them for one request
 * @param differences whether to say what was expected and found, not only which field differed
 * @param firstOnly whether to stop at the first field that differed, except where something is negated
 * @param redaction what is not to be shown of requests, responses and expectations
 */
public record LogDetail(int maxMatchFailures, boolean differences, boolean firstOnly, Redaction redaction) {}
