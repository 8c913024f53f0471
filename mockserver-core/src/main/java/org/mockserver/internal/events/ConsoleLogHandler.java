package org.mockserver.internal.events;

import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

/** Shows what libraries and the server itself log through {@code java.util.logging} on the console. */
public final class ConsoleLogHandler extends Handler {

    private final Console console;
    private final SimpleFormatter texts = new SimpleFormatter();

    /**
     * A handler for one console; does not close it.
     *
     * @param console shows the records
     */
    public ConsoleLogHandler(Console console) {
        this.console = console;
    }

    @Override
    public void publish(LogRecord record) {
        if (isLoggable(record)) {
            console.log(severity(record.getLevel()), texts.formatMessage(record), record.getThrown());
        }
    }

    private static Severity severity(Level level) {
        int value = level.intValue();
        if (value >= Level.SEVERE.intValue()) {
            return Severity.ERROR;
        } else if (value >= Level.WARNING.intValue()) {
            return Severity.WARN;
        } else if (value >= Level.CONFIG.intValue()) {
            return Severity.INFO;
        }
        return value >= Level.FINE.intValue() ? Severity.DEBUG : Severity.TRACE;
    }

    @Override
    public void flush() {
        // The console flushes by itself.
    }

    @Override
    public void close() {
        // The console is closed by its owner.
    }
}
