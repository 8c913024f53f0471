package org.mockserver.internal.events;

import java.io.OutputStream;
import java.time.ZoneId;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What a console is made with.
 *
 * @param target where the text goes; written by one thread
 * @param version the product version shown in each entry
 * @param clockMillis milliseconds since the epoch
 * @param zone the time zone of timestamps
 * @param settings asked for each entry; should return the same object until a setting changes
 * @param waitingEntries entries that may wait for a slow target before further ones are dropped
 */
public record ConsoleOptions(
        OutputStream target,
        String version,
        LongSupplier clockMillis,
        ZoneId zone,
        Supplier<ConsoleSettings> settings,
        int waitingEntries) {

    /* A few seconds of narrative at the default rate. */
    private static final int WAITING_ENTRIES = 1024;

    /**
     * The console of the process.
     *
     * @return never closed by a console
     */
    public static OutputStream standardOutput() {
        return System.out;
    }

    /**
     * Options with the system's clock and time zone.
     *
     * @param target where the text goes
     * @param version the product version
     * @param settings asked for each entry
     * @return the options
     */
    public static ConsoleOptions writingTo(OutputStream target, String version, Supplier<ConsoleSettings> settings) {
        return new ConsoleOptions(
                target, version, System::currentTimeMillis, ZoneId.systemDefault(), settings, WAITING_ENTRIES);
    }
}
