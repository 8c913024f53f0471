package org.mockserver.internal.engine;

import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * A share of the worker threads for requests that take long to match, so that a client who sends such requests on
 * purpose leaves threads for everybody else. Safe for use by any thread.
 */
final class SlowLane {

    private static final int MOST_WAITING = 1_000;

    private final Workers workers;
    private final int mostRunning;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private int running;

    SlowLane(Workers workers) {
        this.workers = workers;
        this.mostRunning = Math.max(1, workers.threads() / 2);
    }

    /** Runs a task as soon as the lane is free; false if too many tasks wait. */
    boolean tryExecute(Runnable task) {
        synchronized (waiting) {
            if (waiting.size() >= MOST_WAITING) {
                return false;
            }
            if (running < mostRunning) {
                if (!workers.tryExecute(() -> runAll(task))) {
                    return false;
                }
                running++;
                return true;
            }
            waiting.add(task);
            return true;
        }
    }

    private void runAll(Runnable first) {
        Runnable task = first;
        try {
            while (task != null) {
                task.run();
                task = next();
            }
        } finally {
            if (task != null) {
                leave();
            }
        }
    }

    private void leave() {
        synchronized (waiting) {
            running--;
        }
    }

    private @Nullable Runnable next() {
        synchronized (waiting) {
            Runnable task = waiting.poll();
            if (task == null) {
                running--;
            }
            return task;
        }
    }
}
