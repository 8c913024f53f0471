package org.mockserver.internal.events;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.log.model.LogEntry;

/**
 * Hands a listener in this process each entry of the log, in order, as it is stored. The listener runs on a thread of its
 * own, which lives only while there is something to tell: a slow listener never holds up recording or serving, and what
 * it fails at is reported and does not end the telling.
 */
public final class LogFollower implements JournalObserver, AutoCloseable {

    private static final int WAITING_ENTRIES = 10_000;
    private static final long IDLE_SECONDS = 1;
    private static final long CLOSE_MILLIS = 2_000;

    private final Supplier<? extends @Nullable Consumer<LogEntry>> listener;
    private final Supplier<JournalLog> log;
    private final Console console;
    private final ThreadPoolExecutor teller;
    private final AtomicLong leftOut = new AtomicLong();

    /**
     * A follower of one journal.
     *
     * @param listener asked for each entry; null while nobody listens
     * @param log puts entries into words
     * @param console where failures of the listener are shown
     */
    public LogFollower(
            Supplier<? extends @Nullable Consumer<LogEntry>> listener, Supplier<JournalLog> log, Console console) {
        this(listener, log, console, WAITING_ENTRIES);
    }

    /** A follower that lets this many entries wait for the listener. */
    LogFollower(
            Supplier<? extends @Nullable Consumer<LogEntry>> listener,
            Supplier<JournalLog> log,
            Console console,
            int waitingEntries) {
        this.listener = listener;
        this.log = log;
        this.console = console;
        this.teller = new ThreadPoolExecutor(
                1, 1, IDLE_SECONDS, TimeUnit.SECONDS, new ArrayBlockingQueue<>(waitingEntries), LogFollower::thread);
        teller.allowCoreThreadTimeOut(true);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "mockserver-log-listener");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public boolean wantsEntries() {
        return listener.get() != null;
    }

    @Override
    public void stored(JournalEntry entry) {
        try {
            teller.execute(() -> tell(entry));
        } catch (RejectedExecutionException tooManyWait) {
            if (leftOut.getAndIncrement() == 0) {
                console.warn(
                        "the log event listener is slower than the log: entries are left out until it has caught up");
            }
        }
    }

    private void tell(JournalEntry entry) {
        Consumer<LogEntry> told = listener.get();
        if (told != null) {
            tell(entry, told);
        }
        long missing = teller.getQueue().isEmpty() ? leftOut.getAndSet(0) : 0;
        if (missing > 0) {
            console.warn(missing + " entries were not told to the log event listener; the log has them");
        }
    }

    private void tell(JournalEntry entry, Consumer<LogEntry> told) {
        try {
            log.get().objects(entry).forEach(told);
        } catch (RuntimeException | AssertionError failure) {
            console.error("the log event listener failed", failure);
        }
    }

    /** Tells what is waiting, for a short time at most, and stops. */
    @Override
    public void close() {
        teller.shutdown();
        try {
            if (!teller.awaitTermination(CLOSE_MILLIS, TimeUnit.MILLISECONDS)) {
                teller.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            teller.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
