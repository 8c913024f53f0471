package org.mockserver.internal.events;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Redaction;

/**
 * The text a person sees while the server runs. Entries are queued and written by one thread, so that a terminal or pipe
 * that stops reading never holds up anything else; what does not fit in the queue is dropped from the console, never
 * from the journal. Safe for use by any thread.
 */
public final class Console implements AutoCloseable {

    private static final long TICK_MILLIS = 1_000;
    private static final long CLOSE_MILLIS = 2_000;
    private static final ConsoleStory END = detail -> List.of();

    private final ConsoleOptions options;
    private final ConsoleWriter writer;
    private final BlockingQueue<ConsoleStory> queue;
    private final Thread thread;
    private final AtomicLong dropped = new AtomicLong();
    private volatile Supplier<List<LogLine>> everySecond = List::of;
    private volatile boolean closed;

    private Console(ConsoleOptions options) {
        this.options = options;
        this.writer = new ConsoleWriter(options);
        this.queue = new ArrayBlockingQueue<>(options.waitingEntries());
        this.thread = new Thread(this::write, "mockserver-console");
        thread.setDaemon(true);
    }

    /**
     * Makes a console and starts its thread.
     *
     * @param options how
     * @return a console, to be closed
     */
    public static Console start(ConsoleOptions options) {
        Console console = new Console(options);
        console.thread.start();
        return console;
    }

    /**
     * Shows a message at level INFO.
     *
     * @param text shown as it is
     */
    public void info(String text) {
        log(Severity.INFO, text, null);
    }

    /**
     * Shows a message at level WARN.
     *
     * @param text shown as it is
     */
    public void warn(String text) {
        log(Severity.WARN, text, null);
    }

    /**
     * Shows a message at level ERROR.
     *
     * @param text shown as it is
     * @param failure shown with its stack trace, null for none
     */
    public void error(String text, @Nullable Throwable failure) {
        log(Severity.ERROR, text, failure);
    }

    /**
     * Shows a message.
     *
     * @param severity not shown below the threshold
     * @param text shown as it is
     * @param failure shown with its stack trace, null for none
     */
    public void log(Severity severity, String text, @Nullable Throwable failure) {
        if (settings().shows(severity)) {
            LogLine line = line(severity, text, failure);
            offer(detail -> List.of(line));
        }
    }

    LogLine line(Severity severity, String text, @Nullable Throwable failure) {
        LogType type = failure == null ? LogType.SERVER_CONFIGURATION : LogType.EXCEPTION;
        LogLine.Subject subject = new LogLine.Subject(null, null, null, null, null, failure);
        return new LogLine(
                options.clockMillis().getAsLong(), severity, type, subject, text, List.of(), null, Redaction.NONE);
    }

    /**
     * Says which ports the server listens on; entries show the first one.
     *
     * @param ports empty while nothing is bound
     */
    public void ports(List<Integer> ports) {
        writer.port(ports.isEmpty() ? "" : String.valueOf(ports.get(0)));
    }

    ConsoleSettings settings() {
        return options.settings().get();
    }

    /** Asks for further entries about once a second. */
    void everySecond(Supplier<List<LogLine>> lines) {
        everySecond = lines;
    }

    /** Queues a story; drops it when too many wait. */
    void offer(ConsoleStory story) {
        if (!closed && !queue.offer(story)) {
            dropped.incrementAndGet();
        }
    }

    private void write() {
        long lastTickNanos = System.nanoTime();
        try {
            for (ConsoleStory story = next(); story != END; story = next()) {
                if (story != null) {
                    tell(story);
                }
                if (System.nanoTime() - lastTickNanos >= TimeUnit.MILLISECONDS.toNanos(TICK_MILLIS)) {
                    lastTickNanos = System.nanoTime();
                    tick();
                }
                if (queue.isEmpty()) {
                    writer.flush();
                }
            }
            tick();
            writer.flush();
        } catch (IOException nobodyReads) {
            closed = true;
            queue.clear();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /* A story that cannot be put into words is a bug somewhere else, or longer than the memory that is left, and must not
     * silence the console. */
    private void tell(ConsoleStory story) throws IOException {
        try {
            List<LogLine> lines = story.lines(settings().detail());
            show(lines);
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
            show(List.of(line(Severity.ERROR, "an entry could not be shown", failure)));
        }
    }

    private void show(List<LogLine> lines) throws IOException {
        ConsoleSettings settings = settings();
        writer.write(lines, settings.overrides(), settings.compact());
    }

    private @Nullable ConsoleStory next() throws InterruptedException {
        return queue.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void tick() throws IOException {
        show(everySecond.get());
        long lost = dropped.getAndSet(0);
        if (lost > 0 && settings().shows(Severity.WARN)) {
            String text = lost + " entries are missing here because the console was read too slowly; the log has them";
            show(List.of(line(Severity.WARN, text, null)));
        }
    }

    /** Writes what is waiting, for a short time at most, and stops. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        try {
            if (queue.offer(END, CLOSE_MILLIS, TimeUnit.MILLISECONDS)) {
                thread.join(CLOSE_MILLIS);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        closed = true;
    }
}
