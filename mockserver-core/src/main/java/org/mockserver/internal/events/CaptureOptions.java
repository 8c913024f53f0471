package org.mockserver.internal.events;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.mockserver.internal.wire.Redaction;

/**
 * What a capture is made with.
 *
 * @param maxWaiting exchanges that may wait for the file, 1 or more
 * @param maxWaitingBodyBytes bytes of their bodies that may wait before further exchanges are left out
 * @param redaction asked for each exchange
 * @param report told in a sentence when exchanges are left out, on any thread; must return at once
 */
public record CaptureOptions(
        int maxWaiting, long maxWaitingBodyBytes, Supplier<Redaction> redaction, Consumer<String> report) {

    /* About a second of traffic at full speed; little beside any heap. */
    private static final int WAITING = 32_768;
    private static final long WAITING_BODY_BYTES = 32L << 20;

    /**
     * Options with the usual bounds.
     *
     * @param redaction asked for each exchange
     * @param report told when exchanges are left out
     * @return the options
     */
    public static CaptureOptions of(Supplier<Redaction> redaction, Consumer<String> report) {
        return new CaptureOptions(WAITING, WAITING_BODY_BYTES, redaction, report);
    }
}
