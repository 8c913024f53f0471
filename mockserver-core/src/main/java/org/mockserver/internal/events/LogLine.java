package org.mockserver.internal.events;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Redaction;

/**
 * One log entry as the contract counts them. Made when somebody reads the log; an exchange becomes several.
 *
 * @param atMillis milliseconds since the epoch
 * @param severity how serious
 * @param type the contract's name
 * @param subject what it is about, shared by the lines of one exchange
 * @param format text with one {@code {}} for each argument
 * @param arguments values that {@link LogValue} can show
 * @param because why an expectation did not match, null for other entries
 * @param redaction what is not to be shown of the arguments and the subject
 */
record LogLine(
        long atMillis,
        Severity severity,
        LogType type,
        Subject subject,
        String format,
        List<Object> arguments,
        @Nullable String because,
        Redaction redaction) {

    /**
     * What a line is about.
     *
     * @param correlationId shared by the lines of one exchange, null for none
     * @param request a {@link org.mockserver.internal.exchange.RequestView} or a request definition, null for none
     * @param answer a response or an error, null for none
     * @param expectation the expectation, null when only its id is known or there is none
     * @param expectationId the id, null for none
     * @param failure shown with its stack trace, null for none
     */
    record Subject(
            @Nullable String correlationId,
            @Nullable Object request,
            @Nullable Object answer,
            org.mockserver.mock.@Nullable Expectation expectation,
            @Nullable String expectationId,
            @Nullable Throwable failure) {}
}
