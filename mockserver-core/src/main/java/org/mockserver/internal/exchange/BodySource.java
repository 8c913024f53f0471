package org.mockserver.internal.exchange;

/**
 * A body that is made piece by piece while it is sent, no faster than the client takes it, so that its length does not
 * matter to memory. Serves one exchange.
 *
 * <p>The transport asks for one piece at a time and never asks again before it got an answer.
 */
public interface BodySource {

    /**
     * Asks for the next piece. Called on the thread of the connection; must not block.
     *
     * @param receiver gets exactly one call, now or later, from any thread
     */
    void next(Receiver receiver);

    /**
     * Says that no more pieces are wanted, because the client has gone or asked for the head alone. May come while a
     * piece is being made; that piece is then ignored.
     */
    void abandon();

    /** Where the answer to {@link #next} goes. Safe for use by any thread. */
    interface Receiver {

        /**
         * Hands over a piece.
         *
         * @param bytes at least one, not changed afterwards
         */
        void piece(byte[] bytes);

        /** Says that the body is complete. */
        default void end() {
            end(Pairs.EMPTY);
        }

        /**
         * Says that the body is complete.
         *
         * @param trailers fields that follow it, left out where the client cannot read them
         */
        void end(Pairs trailers);

        /** Says that the body cannot be completed; the client sees a connection that ends too early. */
        void fail();
    }
}
