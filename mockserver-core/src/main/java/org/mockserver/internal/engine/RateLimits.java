package org.mockserver.internal.engine;

import java.time.InstantSource;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Counts the requests of each rate limit by name. Limits of the same name share a count. Safe for use by any thread; a
 * request is counted exactly once.
 */
final class RateLimits {

    /* Bounds the memory that names can take. Beyond it requests under new names are not limited, rather than refused. */
    private static final int MOST_NAMES = 10_000;

    private static final double MILLIS_PER_SECOND = 1_000;

    private final ConcurrentHashMap<String, AtomicReference<State>> states = new ConcurrentHashMap<>();
    private final InstantSource clock;

    RateLimits(InstantSource clock) {
        this.clock = clock;
    }

    /**
     * What was used of a limit.
     *
     * @param sinceMillis when the window was opened, or the tokens were last counted, milliseconds since the epoch
     * @param amount requests of the window, or tokens left
     * @param overMillis from when on this says no more than no state at all, milliseconds since the epoch
     */
    private record State(long sinceMillis, double amount, long overMillis) {}

    private interface Change {
        /** The state after one more request; null when there is no room for it. */
        @Nullable
        State of(@Nullable State before);
    }

    /** Counts a request of a window; 0 if there is room for it, else when the window ends, milliseconds since the epoch. */
    long takeFromWindow(String name, int limit, long windowMillis) {
        long now = clock.millis();
        AtomicReference<State> state = take("window " + name, before -> {
            State open = before != null && isOpen(before, windowMillis, now) ? before : null;
            long since = open == null ? now : open.sinceMillis;
            double count = open == null ? 0 : open.amount;
            return count >= limit ? null : new State(since, count + 1, since + windowMillis);
        });
        State window = state == null ? null : state.get();
        return state == null ? 0 : window == null ? now + windowMillis : window.sinceMillis + windowMillis;
    }

    private static boolean isOpen(State window, long windowMillis, long now) {
        return now >= window.sinceMillis && now < window.sinceMillis + windowMillis;
    }

    /** Takes a token; 0 if there is one, else when the next one comes, milliseconds since the epoch. */
    long takeFromBucket(String name, long burst, double refillPerSecond) {
        long now = clock.millis();
        AtomicReference<State> state = take("bucket " + name, before -> {
            double tokens = tokens(before, burst, refillPerSecond, now);
            if (tokens < 1) {
                return null;
            }
            double missing = burst - (tokens - 1);
            return new State(now, tokens - 1, now + (long) Math.ceil(missing * MILLIS_PER_SECOND / refillPerSecond));
        });
        if (state == null) {
            return 0;
        }
        double missing = 1 - tokens(state.get(), burst, refillPerSecond, now);
        return now + Math.max(1, (long) Math.ceil(missing * MILLIS_PER_SECOND / refillPerSecond));
    }

    private static double tokens(@Nullable State before, long burst, double refillPerSecond, long now) {
        if (before == null) {
            return (double) burst;
        }
        double refilled = Math.max(0, now - before.sinceMillis) * refillPerSecond / MILLIS_PER_SECOND;
        return Math.min((double) burst, before.amount + refilled);
    }

    /** Null once the request is counted, or not limited; else the state that left no room. */
    private @Nullable AtomicReference<State> take(String key, Change change) {
        AtomicReference<State> state = states.get(key);
        if (state == null) {
            if (states.size() >= MOST_NAMES && !makeRoom()) {
                return null;
            }
            state = states.computeIfAbsent(key, unused -> new AtomicReference<>());
        }
        while (true) {
            State before = state.get();
            State after = change.of(before);
            if (after == null) {
                return state;
            }
            if (state.compareAndSet(before, after)) {
                return null;
            }
        }
    }

    /** Forgets what is over; false if nothing was. */
    private boolean makeRoom() {
        long now = clock.millis();
        return states.values().removeIf(state -> {
            State held = state.get();
            return held != null && held.overMillis <= now;
        });
    }

    /** Forgets all counts. */
    void clear() {
        states.clear();
    }
}
