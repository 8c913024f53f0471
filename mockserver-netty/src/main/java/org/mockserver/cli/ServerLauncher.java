package org.mockserver.cli;

import org.mockserver.internal.server.StartFailure;
import org.mockserver.internal.settings.LiveSettings;

/** Starts a server. */
@FunctionalInterface
interface ServerLauncher {
    /** Told as early as possible that a server will probably be launched; returns at once. */
    default void prepare() {}

    /**
     * Starts a server that listens when this returns.
     *
     * @throws StartFailure when it cannot start; nothing is left open then
     */
    RunningServer launch(LiveSettings settings) throws StartFailure;
}
