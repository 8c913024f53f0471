package org.mockserver.stop;

import org.mockserver.internal.nulls.Nullable;

/** Stops what a test may or may not have started. */
public class Stop {

    /** Stops a server or a client; null is nothing to stop. */
    public static void stopQuietly(@Nullable Stoppable stoppable) {
        if (stoppable != null) {
            stoppable.stop();
        }
    }
}
