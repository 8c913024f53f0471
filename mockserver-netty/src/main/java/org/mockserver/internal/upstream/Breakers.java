package org.mockserver.internal.upstream;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;

/**
 * Which servers are left alone because they failed again and again: one breaker for each. Shared by all event loops; safe
 * for use by any thread.
 */
final class Breakers {

    /** Servers with recent failures that are remembered; a client that names ever new ones must not fill the memory. */
    private static final int MOST = 10_000;

    private final ConcurrentHashMap<Destination, State> states = new ConcurrentHashMap<>();

    /**
     * What is known of a server that failed; one that did not has no state.
     *
     * @param failures in a row
     * @param open whether the server is left alone
     * @param untilNanos how long, if it is
     * @param tried whether a request is on its way that finds out if the server has recovered
     */
    private record State(int failures, boolean open, long untilNanos, boolean tried) {}

    /** How a request ended. */
    enum Outcome {
        /** The server works. */
        SUCCESS,
        /** It does not. */
        FAILURE,
        /** Says nothing about the server. */
        NEITHER
    }

    /** Whether a request may be sent; its outcome must be told then. */
    boolean admits(Destination to, long nowNanos) {
        State known = states.get(to);
        if (known == null || !known.open) {
            return true;
        }
        boolean[] admitted = {false};
        states.computeIfPresent(to, (server, state) -> {
            boolean trial = state.open && !state.tried && nowNanos - state.untilNanos >= 0;
            admitted[0] = trial || !state.open;
            return trial ? new State(state.failures, true, state.untilNanos, true) : state;
        });
        return admitted[0];
    }

    void ended(Destination to, Outcome outcome, UpstreamOptions.Breaker limits, long nowNanos) {
        if (outcome == Outcome.SUCCESS) {
            states.remove(to);
        } else if (states.containsKey(to) || (outcome == Outcome.FAILURE && states.size() < MOST)) {
            states.compute(to, (server, state) -> next(state, outcome, limits, nowNanos));
        }
    }

    private static @Nullable State next(
            @Nullable State state, Outcome outcome, UpstreamOptions.Breaker limits, long nowNanos) {
        if (outcome == Outcome.NEITHER) {
            return state == null ? null : new State(state.failures, state.open, state.untilNanos, false);
        }
        int failures = state == null ? 1 : state.failures + 1;
        boolean opens = failures >= limits.threshold();
        long untilNanos = nowNanos + TimeUnit.MILLISECONDS.toNanos(limits.windowMillis());
        return new State(failures, opens, untilNanos, false);
    }
}
