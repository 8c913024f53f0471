package org.mockserver.lifecycle;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.mockserver.stop.Stoppable;

/** A server that runs in this process. Safe for use by any thread. */
public interface LifeCycle extends Stoppable {

    /** Whether it has not been stopped. */
    boolean isRunning();

    /** The first port it listens on. */
    int getLocalPort();

    /** All ports it listens on, in the order in which they were bound. */
    List<Integer> getLocalPorts();

    /** Listens on more ports, 0 for any free one; returns those that were bound. */
    List<Integer> bindServerPorts(List<Integer> ports);

    /** Stops in the background; completed with a sentence about it. */
    CompletableFuture<String> stopAsync();

    /** Tells a listener about changes of the expectations from now on. */
    LifeCycle registerListener(ExpectationsListener listener);
}
