package org.mockserver.internal.server;

import java.util.concurrent.ScheduledThreadPoolExecutor;

/** Makes the thread on which delays outside of connections end. */
final class Timers {

    private Timers() {}

    static ScheduledThreadPoolExecutor single() {
        ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "mockserver-timer");
            thread.setDaemon(true);
            return thread;
        });
        timer.setRemoveOnCancelPolicy(true);
        return timer;
    }
}
