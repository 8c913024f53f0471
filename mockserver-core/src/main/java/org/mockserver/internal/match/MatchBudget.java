package org.mockserver.internal.match;

import java.util.concurrent.TimeUnit;

/**
 * How long the matching of one request may take where the work cannot be foreseen: regular expressions that backtrack,
 * paths into documents. Belongs to one thread, which begins and ends it around the matching of each request.
 */
public final class MatchBudget {

    /* The tests of texts are far below whoever knows the request, so the budget is found through the thread. It is one
     * object for the life of the thread, and until the first doubtful evaluation nobody looks at the clock. */

    private static final ThreadLocal<MatchBudget> OF_THREAD = ThreadLocal.withInitial(MatchBudget::new);

    /* Half of what fits, so that adding it to a clock gives a time in the future. */
    private static final long UNLIMITED_NANOS = Long.MAX_VALUE / 2;

    private enum Mode {
        /** No request is being matched: each evaluation has the time of its own setting. */
        SINGLE,
        /** The thread serves other connections too. */
        ON_LOOP,
        /** The thread has nothing else to do, but the request has a limit. */
        ON_WORKER
    }

    private Mode mode = Mode.SINGLE;
    private long limitNanos;
    private boolean started;
    private long deadlineNanos;
    private boolean warned;

    private MatchBudget() {}

    /**
     * Begins the matching of a request on a thread that must not be held up.
     *
     * @param sliceNanos how long doubtful evaluations may take before {@link MatchSuspended} is thrown
     * @return the budget, to be ended by the same thread
     */
    public static MatchBudget onLoop(long sliceNanos) {
        return OF_THREAD.get().begin(Mode.ON_LOOP, sliceNanos, false);
    }

    /**
     * Begins the matching of a request on a thread of its own.
     *
     * @param limitNanos how long doubtful evaluations may take altogether; then they count as mismatches
     * @return the budget, to be ended by the same thread
     */
    public static MatchBudget onWorker(long limitNanos) {
        return OF_THREAD.get().begin(Mode.ON_WORKER, limitNanos, false);
    }

    /**
     * Begins an explanation: like {@link #onWorker}, but nobody is warned of what takes too long.
     *
     * @param limitNanos how long doubtful evaluations may take altogether
     * @return the budget, to be ended by the same thread
     */
    public static MatchBudget forExplanation(long limitNanos) {
        return OF_THREAD.get().begin(Mode.ON_WORKER, limitNanos, true);
    }

    /**
     * A time limit of the settings.
     *
     * @param millis 0 or less for no limit
     * @return nanoseconds
     */
    public static long limitNanos(long millis) {
        return millis <= 0 ? UNLIMITED_NANOS : TimeUnit.MILLISECONDS.toNanos(millis);
    }

    static MatchBudget current() {
        return OF_THREAD.get();
    }

    private MatchBudget begin(Mode begun, long limit, boolean quiet) {
        mode = begun;
        limitNanos = limit;
        started = false;
        warned = quiet;
        return this;
    }

    /** Ends it: from now on each evaluation of the thread has the time of its own setting. */
    public void end() {
        mode = Mode.SINGLE;
    }

    /** When an evaluation that begins now must have ended, on the clock of {@link System#nanoTime}. */
    long deadlineNanos(long ownLimitNanos) {
        if (mode == Mode.SINGLE) {
            return System.nanoTime() + ownLimitNanos;
        }
        start();
        return deadlineNanos;
    }

    private void start() {
        if (!started) {
            started = true;
            deadlineNanos = System.nanoTime() + limitNanos;
        }
    }

    /** Told after an evaluation that took a while. */
    void spent() {
        if (mode == Mode.ON_LOOP) {
            start();
            if (System.nanoTime() - deadlineNanos > 0) {
                throw new MatchSuspended();
            }
        }
    }

    /** Told before an evaluation that may hold its thread, and when one was given up. */
    void leaveLoop() {
        if (mode == Mode.ON_LOOP) {
            throw new MatchSuspended();
        }
    }

    /** Whether to warn of an evaluation that was given up; once for each request. */
    boolean mayWarn() {
        boolean first = mode == Mode.SINGLE || !warned;
        warned = true;
        return first;
    }
}
