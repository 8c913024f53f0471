package org.mockserver.internal.events;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** Puts log lines on the console: {@code date time version LEVEL port message}. Used by the console's thread. */
final class ConsoleWriter {

    private static final int BUFFER_CHARS = 16 * 1024;

    private final Writer out;
    private final String version;
    private final DateTimeFormatter timestamps;
    private volatile String port = "";
    private long formattedSecond = Long.MIN_VALUE;
    private String formatted = "";

    ConsoleWriter(ConsoleOptions options) {
        this.out = new BufferedWriter(new OutputStreamWriter(options.target(), StandardCharsets.UTF_8), BUFFER_CHARS);
        this.version = options.version();
        this.timestamps =
                DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT).withZone(options.zone());
    }

    void port(String text) {
        port = text;
    }

    void write(List<LogLine> lines, LevelOverrides overrides, boolean compact) throws IOException {
        for (LogLine line : lines) {
            if (overrides.shows(line)) {
                write(line, compact);
            }
        }
    }

    private void write(LogLine line, boolean compact) throws IOException {
        out.append(timestamp(line.atMillis())).append(' ').append(version).append(' ');
        out.append(line.severity().consoleName()).append(' ');
        if (!port.isEmpty()) {
            out.append(port).append(' ');
        }
        out.append(compact ? LogMessage.oneLine(line) : LogMessage.blocks(line)).append('\n');
        Throwable failure = line.subject().failure();
        if (failure != null) {
            out.append(LogEntryJson.stackTrace(failure));
        }
    }

    void flush() throws IOException {
        out.flush();
    }

    private String timestamp(long atMillis) {
        long second = Math.floorDiv(atMillis, 1000L);
        if (second != formattedSecond) {
            formatted = timestamps.format(Instant.ofEpochSecond(second));
            formattedSecond = second;
        }
        return formatted;
    }
}
