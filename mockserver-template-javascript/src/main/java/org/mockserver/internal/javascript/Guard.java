package org.mockserver.internal.javascript;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Ends scripts that take too long or allocate too much. Its one thread exists while scripts run. */
final class Guard {

    private static final long LOOK_MILLIS = 20;
    private static final long IDLE_SECONDS = 2;
    private static final long LEAST_BYTES = 64L * 1024 * 1024;

    /* The engine has no limit for memory, so what the thread of a script allocates stands for it. Most of that is garbage
     * at once; a quarter of the heap leaves room for the rest of the server. */
    private static final long MOST_BYTES =
            Math.max(LEAST_BYTES, Runtime.getRuntime().maxMemory() / 4);

    private final @Nullable ThreadMXBean allocations =
            ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean && bean.isThreadAllocatedMemorySupported()
                    ? bean
                    : null;
    private final Set<Watch> watches = ConcurrentHashMap.newKeySet();
    private final ScheduledThreadPoolExecutor timer = timer();
    private boolean looking;

    private static ScheduledThreadPoolExecutor timer() {
        ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "mockserver-script-guard");
            thread.setDaemon(true);
            return thread;
        });
        timer.setKeepAliveTime(IDLE_SECONDS, TimeUnit.SECONDS);
        timer.allowCoreThreadTimeOut(true);
        return timer;
    }

    /** One script that runs now. */
    final class Watch {

        private final Realm realm;
        private final long threadId = Thread.currentThread().getId();
        private final long deadlineNanos;
        private final long allocatedBefore;
        private @Nullable String exceeded;
        private boolean ended;

        Watch(Realm realm, long timeoutNanos) {
            this.realm = realm;
            this.deadlineNanos = System.nanoTime() + timeoutNanos;
            this.allocatedBefore = allocated(threadId);
        }

        /** Which limit the script was ended for; null for none. */
        synchronized @Nullable String exceeded() {
            return exceeded;
        }

        /** Ends the watch; false if the script was interrupted, so that its realm must not be used again. */
        synchronized boolean end() {
            ended = true;
            watches.remove(this);
            return exceeded == null;
        }

        private void look() {
            if (System.nanoTime() - deadlineNanos > 0) {
                stop("took longer than mockserver.javascriptTemplateExecutionTimeout allows");
            } else if (allocated(threadId) - allocatedBefore > MOST_BYTES) {
                stop("needed more than " + MOST_BYTES / (1024 * 1024) + " MB of memory");
            }
        }

        private void stop(String limit) {
            synchronized (this) {
                if (ended || exceeded != null) {
                    return;
                }
                exceeded = limit;
            }
            Thread stopper = new Thread(realm::interrupt, "mockserver-script-stop");
            stopper.setDaemon(true);
            stopper.start();
        }
    }

    private long allocated(long threadId) {
        return allocations == null ? 0 : allocations.getThreadAllocatedBytes(threadId);
    }

    /** Watches what the calling thread is about to run in a realm. */
    Watch watch(Realm realm, long timeoutNanos) {
        Watch watch = new Watch(realm, timeoutNanos);
        watches.add(watch);
        synchronized (this) {
            if (!looking) {
                looking = true;
                timer.schedule(this::lookAround, LOOK_MILLIS, TimeUnit.MILLISECONDS);
            }
        }
        return watch;
    }

    private void lookAround() {
        watches.forEach(Watch::look);
        synchronized (this) {
            looking = !watches.isEmpty();
            if (looking) {
                timer.schedule(this::lookAround, LOOK_MILLIS, TimeUnit.MILLISECONDS);
            }
        }
    }
}
