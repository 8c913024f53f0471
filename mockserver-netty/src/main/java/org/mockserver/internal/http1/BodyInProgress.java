package org.mockserver.internal.http1;

/** A body on its way out, longer than one write. Used on the connection's event loop. */
interface BodyInProgress {

    /* Starts writing. */
    void start();

    /* The channel can take more. */
    void resume();

    /* The connection has ended before the body did. */
    void abandon();
}
