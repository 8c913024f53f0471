package org.mockserver.cli;

import java.util.List;
import org.mockserver.mock.Expectation;

/** A server that listens. */
interface RunningServer {
    /** The ports it listens on, at least one. */
    List<Integer> ports();

    /** The expectations it has, in the order they are tried. */
    List<Expectation> expectations();

    /** Waits until the server has stopped, whoever stopped it. */
    void awaitStopped() throws InterruptedException;
}
