package org.mockserver.internal.exchange;

import java.util.concurrent.Executor;

/**
 * One request in flight: what was asked, and the one chance to answer it. Made by a transport, handed to an
 * {@link ExchangeHandler}, ended by exactly one of {@link #reply} and {@link #fail}.
 */
public interface Exchange {

    /**
     * The request. Its lazily decoded parts belong to the thread that handles the exchange.
     *
     * @return the same object at each call
     */
    RequestView request();

    /**
     * Answers the exchange. May be called from any thread; the bytes leave in the order of the requests of the
     * connection. A second call, and a call after {@link #fail}, is ignored.
     *
     * @param response what to send
     */
    void reply(OutgoingResponse response);

    /**
     * Ends the exchange without an HTTP response. May be called from any thread.
     *
     * @param fault what the client sees instead
     */
    void fail(ConnectionFault fault);

    /**
     * Runs a task on the thread of the connection after a delay; never if the connection has closed by then.
     *
     * @param delayNanos 0 or more; 0 runs it as soon as the connection's thread is free
     * @param task must not block
     */
    void later(long delayNanos, Runnable task);

    /**
     * The thread of the connection. Tasks run in order and must not block; they also run after the connection has closed.
     *
     * @return the same executor for all exchanges of a connection
     */
    Executor loop();

    /**
     * Whether the request may be passed on to the server it was meant for when no expectation takes it.
     *
     * @return false if the automatic answer is wanted
     */
    default boolean mayBePassedOn() {
        return true;
    }

    /**
     * Answers a message that is not HTTP. A request that is HTTP sees its connection closed without an answer.
     *
     * @param answer what to send
     */
    default void send(BinaryAnswer answer) {
        fail(new ConnectionFault(null, ConnectionFault.Ending.CLOSE, -1));
    }

    /**
     * Answers by going on as a WebSocket. A client that has not asked for one properly, or by a protocol that knows none,
     * sees its connection closed without an answer.
     *
     * @param conversation what is said
     */
    default void converse(Conversation conversation) {
        fail(new ConnectionFault(null, ConnectionFault.Ending.CLOSE, -1));
    }
}
