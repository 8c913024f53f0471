package org.mockserver.internal.match;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * Runs evaluations inside libraries that cannot be interrupted, for the few that might never end.
 *
 * <p>The caller waits no longer than the timeout, and a thread that serves connections does not wait at all: the matching
 * of its request goes on elsewhere. An evaluation that was given up goes on by itself; so that a hostile
 * client cannot pile them up, only a few run at once, and while they do every further one is given up too.
 */
final class TimeLimited {

    private static final int MOST_AT_ONCE = 2;

    private final Semaphore places = new Semaphore(MOST_AT_ONCE);
    private final long timeoutMillis;
    private final String what;
    private final MatchWarner warner;

    /** The setting and the evaluation appear in the warning. */
    TimeLimited(long timeoutMillis, String setting, String evaluation, MatchWarner warner) {
        this.timeoutMillis = timeoutMillis;
        this.what =
                evaluation + " gave no answer within " + timeoutMillis + " ms (" + setting + "), taken as not matching";
        this.warner = warner;
    }

    /** The result of the work; false when it takes too long. */
    boolean decide(BooleanSupplier work) {
        MatchBudget budget = MatchBudget.current();
        budget.leaveLoop();
        long deadlineNanos = budget.deadlineNanos(MatchBudget.limitNanos(timeoutMillis));
        try {
            if (places.tryAcquire(deadlineNanos - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                return await(start(work), deadlineNanos);
            }
            warn(what);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    private void warn(String message) {
        if (MatchBudget.current().mayWarn()) {
            warner.warn(message);
        }
    }

    private FutureTask<Boolean> start(BooleanSupplier work) {
        FutureTask<Boolean> task = new FutureTask<>(() -> {
            try {
                return work.getAsBoolean();
            } finally {
                places.release();
            }
        });
        Thread thread = new Thread(task, "mockserver-match");
        thread.setDaemon(true);
        thread.start();
        return task;
    }

    private boolean await(FutureTask<Boolean> task, long deadlineNanos) throws InterruptedException {
        try {
            return task.get(deadlineNanos - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException late) {
            warn(what);
        } catch (ExecutionException failed) {
            warn(what + ": " + failed.getCause());
        }
        return false;
    }
}
