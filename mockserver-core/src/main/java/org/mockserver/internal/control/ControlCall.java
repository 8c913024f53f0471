package org.mockserver.internal.control;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/**
 * One request to the control plane as its endpoint sees it.
 *
 * @param request the request
 * @param variable the variable part of the path, not percent-decoded; empty if the route has none
 * @param startedNanos when the call reached the door, from {@link System#nanoTime}
 */
record ControlCall(RequestView request, String variable, long startedNanos) {

    private static final long NANOS_PER_MILLI = 1_000_000;

    /** The body; empty text when there is none. */
    String body() {
        return request.bodyText();
    }

    /** Whether there is nothing but white space in the body. */
    boolean hasNoBody() {
        return body().isBlank();
    }

    /** The first value of a query parameter; null when it is missing. */
    @Nullable
    String parameter(String name) {
        return request.queryParameters().first(name);
    }

    /** Time since the call reached the door. */
    long elapsedMillis() {
        return (System.nanoTime() - startedNanos) / NANOS_PER_MILLI;
    }
}
