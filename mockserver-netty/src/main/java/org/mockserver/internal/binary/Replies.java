package org.mockserver.internal.binary;

import io.netty.buffer.ByteBuf;
import org.mockserver.internal.exchange.BinaryAnswer;

/** Brings the answers given here in line with what a server behind says. Used on the event loop of the connection. */
interface Replies {

    /**
     * A message goes to the server.
     *
     * @param message not read
     */
    void passed(ByteBuf message);

    /**
     * A message is answered here.
     *
     * @param message not read
     * @param answer for the client
     * @return whether the message goes to the server all the same
     */
    boolean answered(ByteBuf message, BinaryAnswer answer);

    /**
     * The server has said something.
     *
     * @param said owned by this object from now on
     * @return what the client gets now, owned by the caller; may be empty
     */
    ByteBuf heard(ByteBuf said);

    /** Whether the two speak in a way that cannot be read from now on. */
    boolean isOpaque();

    /** Answers go out at once: what the server says is not understood, or there is none. */
    final class Unordered implements Replies {

        private final Output client;

        Unordered(Output client) {
            this.client = client;
        }

        @Override
        public void passed(ByteBuf message) {}

        @Override
        public boolean answered(ByteBuf message, BinaryAnswer answer) {
            client.say(answer.bytes());
            return false;
        }

        @Override
        public ByteBuf heard(ByteBuf said) {
            return said;
        }

        @Override
        public boolean isOpaque() {
            return false;
        }
    }

    /** Where answers go. */
    @FunctionalInterface
    interface Output {

        /** Sends bytes to the client, which must not be changed. */
        void say(byte[] bytes);
    }
}
