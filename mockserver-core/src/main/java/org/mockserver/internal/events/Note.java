package org.mockserver.internal.events;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.RequestDefinition;

/**
 * A log entry that is not about one exchange: a changed expectation, a clear, a retrieve, a verification, a warning.
 *
 * @param type the contract's name for it
 * @param severity notes less serious than the log level are not recorded
 * @param request what filters compare with, null when the entry is about no request
 * @param expectationId the expectation it is about, null for none
 * @param format text with one {@code {}} for each argument
 * @param arguments spec objects, lists of them, or strings; must not change afterwards
 * @param failure shown with its stack trace, null for none
 */
public record Note(
        LogType type,
        Severity severity,
        @Nullable RequestDefinition request,
        @Nullable String expectationId,
        String format,
        List<Object> arguments,
        @Nullable Throwable failure) {

    private static final int FIXED_BYTES = 200;
    private static final int BYTES_PER_OBJECT = 400;

    /** Copies the arguments. */
    public Note {
        arguments = List.copyOf(arguments);
    }

    /**
     * A note about no particular request or expectation.
     *
     * @param type the contract's name for it
     * @param severity how serious
     * @param format text with one {@code {}} for each argument
     * @param arguments spec objects or strings
     * @return the note
     */
    public static Note of(LogType type, Severity severity, String format, Object... arguments) {
        return new Note(type, severity, null, null, format, List.of(arguments), null);
    }

    /* A guess: the arguments are object graphs that are usually shared with the stored expectations. */
    int approximateBytes() {
        long bytes = FIXED_BYTES;
        for (Object argument : arguments) {
            bytes += argument instanceof String text ? text.length() : BYTES_PER_OBJECT;
        }
        return (int) Math.min(bytes, Integer.MAX_VALUE);
    }
}
