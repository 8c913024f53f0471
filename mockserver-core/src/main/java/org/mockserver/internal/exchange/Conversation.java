package org.mockserver.internal.exchange;

import org.jspecify.annotations.Nullable;

/**
 * What the server says over a WebSocket that a request asked for. Serves one exchange; called on the thread of the
 * connection; must not block.
 */
public interface Conversation {

    /**
     * The sub-protocol that is agreed upon.
     *
     * @return one that the client has offered, null for none
     */
    @Nullable
    String subprotocol();

    /**
     * The WebSocket is open.
     *
     * @param peer the other side
     */
    void opened(Peer peer);

    /**
     * A whole message or a control frame has arrived. A ping has been answered already.
     *
     * @param peer the other side
     * @param message what it said
     */
    void received(Peer peer, Message message);

    /** The kinds of messages and control frames. */
    enum Kind {
        /** Text in UTF-8. */
        TEXT,
        /** Bytes. */
        BINARY,
        /** A question whether the other side is there. */
        PING,
        /** The answer to it. */
        PONG
    }

    /**
     * A message or a control frame.
     *
     * @param kind which
     * @param bytes its payload; must not be changed
     */
    record Message(Kind kind, byte[] bytes) {}

    /** The other side of a WebSocket. Used on the thread of the connection. */
    interface Peer {

        /**
         * Runs something on the thread of the connection, never if the client has left by then. May be called by any
         * thread.
         *
         * @param task must not block
         */
        void execute(Runnable task);

        /**
         * Sends a message.
         *
         * @param message what to send
         * @param sent runs when the client has room for more; never if it has left
         */
        void send(Message message, Runnable sent);

        /**
         * Runs something after a time; never if the client has left by then.
         *
         * @param delayNanos 0 or less for at once
         * @param task must not block
         */
        void later(long delayNanos, Runnable task);

        /**
         * Says goodbye and closes the connection.
         *
         * @param status of RFC 6455 section 7.4
         * @param reason a word or two
         */
        void close(int status, String reason);
    }
}
