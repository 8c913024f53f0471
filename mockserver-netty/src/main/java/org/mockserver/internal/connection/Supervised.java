package org.mockserver.internal.connection;

/** A connection as whoever accepted it looks after it. All methods are called on the connection's event loop. */
public interface Supervised {

    /**
     * Enforces the time limits of the connection. Called at coarse intervals; a limit is noticed up to one interval late.
     *
     * @param nowNanos the event loop's clock
     */
    void check(long nowNanos);

    /** Lets the exchanges in progress finish and closes then; closes at once when there are none. */
    void drain();
}
