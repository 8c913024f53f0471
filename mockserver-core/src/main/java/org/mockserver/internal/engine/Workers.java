package org.mockserver.internal.engine;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The one bounded pool for work that may block or burn CPU: templates, callbacks, files, queries over the journal.
 * Threads are started when first needed and end when idle. Safe for use by any thread.
 */
public final class Workers implements AutoCloseable {

    private static final long IDLE_THREAD_SECONDS = 30;

    private final ThreadPoolExecutor pool;

    /**
     * A pool without threads yet.
     *
     * @param threads most threads at once, 1 or more
     * @param queued most tasks waiting for a thread, 1 or more
     */
    public Workers(int threads, int queued) {
        AtomicInteger number = new AtomicInteger();
        pool = new ThreadPoolExecutor(
                threads, threads, IDLE_THREAD_SECONDS, TimeUnit.SECONDS, new ArrayBlockingQueue<>(queued), task -> {
                    Thread thread = new Thread(task, "mockserver-worker-" + number.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                });
        pool.allowCoreThreadTimeOut(true);
    }

    /**
     * The most threads at once.
     *
     * @return 1 or more
     */
    int threads() {
        return pool.getMaximumPoolSize();
    }

    /**
     * Runs a task on the pool.
     *
     * @param task what to run
     * @return false if the pool and its queue are full or closed, and the task will not run
     */
    public boolean tryExecute(Runnable task) {
        try {
            pool.execute(task);
            return true;
        } catch (RejectedExecutionException full) {
            return false;
        }
    }

    /** Refuses further tasks, interrupts running ones and forgets waiting ones. */
    @Override
    public void close() {
        pool.shutdownNow();
    }
}
