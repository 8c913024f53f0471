package org.mockserver.stop;

import java.io.Closeable;

/** Something that runs until it is stopped. Closing it stops it; neither fails when it has been stopped before. */
public interface Stoppable extends Closeable {

    /** Stops; returns when it has stopped. */
    void stop();

    /** As {@link #stop()}. */
    @Override
    void close();
}
