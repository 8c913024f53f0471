package org.mockserver.internal.server;

import java.io.OutputStream;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.events.ConsoleOptions;
import org.mockserver.log.model.LogEntry;

/**
 * Who is told what a server does, beside those who ask it.
 *
 * @param narrative what would be on the console; written by one thread, never closed
 * @param listener asked for each entry of the log; null while nobody listens
 */
public record Audience(OutputStream narrative, Supplier<? extends @Nullable Consumer<LogEntry>> listener) {

    /**
     * Those who read the standard output.
     *
     * @return without a listener
     */
    public static Audience atConsole() {
        return at(ConsoleOptions.standardOutput());
    }

    /**
     * Those who read a stream.
     *
     * @param narrative see above
     * @return without a listener
     */
    public static Audience at(OutputStream narrative) {
        return new Audience(narrative, () -> null);
    }

    /**
     * This audience and a listener.
     *
     * @param listener see above
     * @return another audience
     */
    public Audience and(Supplier<? extends @Nullable Consumer<LogEntry>> listener) {
        return new Audience(narrative, listener);
    }
}
