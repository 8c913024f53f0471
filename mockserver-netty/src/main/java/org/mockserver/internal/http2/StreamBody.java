package org.mockserver.internal.http2;

/** A body that is written in several steps. Used on the connection's event loop. */
interface StreamBody {

    /* Starts writing; the head has been written. */
    void start();

    /* The stream has closed, perhaps before the body was complete. */
    void abandon();
}
