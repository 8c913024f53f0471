package org.mockserver.internal.events;

import java.util.List;
import java.util.function.Function;

/** Puts the arguments of a log entry into its format. */
final class LogMessage {

    private static final String SLOT = "{}";
    private static final String INDENT = "  ";

    private LogMessage() {}

    /** Each argument as an indented block between blank lines, the text after it moved in by one space. */
    static String blocks(LogLine line) {
        return blocks(line.format(), line.arguments(), value -> LogValue.pretty(value, line.redaction()));
    }

    /** Like {@link #blocks(LogLine)}, but with requests in a few words. */
    static String blocksWithBriefRequests(LogLine line) {
        return blocks(
                line.format(),
                line.arguments(),
                value -> LogValue.isRequest(value)
                        ? LogValue.brief(value, line.redaction())
                        : LogValue.pretty(value, line.redaction()));
    }

    private static String blocks(String format, List<Object> arguments, Function<Object, String> show) {
        StringBuilder text = new StringBuilder(256);
        int at = 0;
        for (Object argument : arguments) {
            int slot = format.indexOf(SLOT, at);
            if (slot < 0) {
                break;
            }
            text.append(format, at, slot).append("\n\n");
            indented(show.apply(argument), text);
            text.append('\n');
            at = slot + SLOT.length();
            if (at < format.length()) {
                text.append(format.charAt(at) == ' ' ? "\n" : "\n ");
            }
        }
        return text.append(format, at, format.length()).toString();
    }

    private static void indented(String block, StringBuilder text) {
        int start = 0;
        while (start <= block.length()) {
            int end = block.indexOf('\n', start);
            end = end < 0 ? block.length() : end;
            if (start < block.length()) {
                text.append(INDENT).append(block, start, end);
            }
            start = end + 1;
            if (start <= block.length()) {
                text.append('\n');
            }
        }
    }

    /** Everything on one line, arguments in a few words. */
    static String oneLine(LogLine line) {
        StringBuilder text = new StringBuilder(128);
        int at = 0;
        for (Object argument : line.arguments()) {
            int slot = line.format().indexOf(SLOT, at);
            if (slot < 0) {
                break;
            }
            text.append(line.format(), at, slot).append(' ');
            text.append(LogValue.brief(argument, line.redaction())).append(' ');
            at = slot + SLOT.length();
        }
        text.append(line.format(), at, line.format().length());
        return text.toString().replaceAll("\\s+", " ").strip();
    }
}
