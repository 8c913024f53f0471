package org.mockserver.cli;

import org.mockserver.internal.settings.LiveSettings;

/** Starts a server. */
@FunctionalInterface
interface ServerLauncher {
    /**
     * Starts a server that listens when this returns.
     *
     * @throws StartException when it cannot start; nothing is left open then
     */
    RunningServer launch(LiveSettings settings) throws StartException;
}
