package org.mockserver.internal.binary;

import io.netty.buffer.ByteBuf;

/** Finds the ends of the messages of one connection. Used on its event loop. */
interface Framing {

    /**
     * The length of the first message. Asked again with the same bytes and more behind them until there is one, and then
     * with the bytes that follow it.
     *
     * @param in not empty; not read
     * @return 0 when more bytes are needed
     * @throws BrokenMessage if there will never be a message
     */
    int length(ByteBuf in) throws BrokenMessage;

    /** Whether bytes that arrive together stay together, and apart from others. */
    default boolean keepsReads() {
        return false;
    }

    /** What the options say, for one connection. */
    static Framing of(BinaryOptions options) {
        int max = options.maxMessageBytes();
        return switch (options.kind()) {
            case RAW -> new Reads();
            case POSTGRESQL -> new PostgresFraming(max);
            case MYSQL -> new LengthFraming(new BinaryOptions.Prefix(3, 0, false, false), 1, max);
            case REDIS -> new RedisFraming(max);
            case LENGTH_PREFIX -> new LengthFraming(options.prefix(), 0, max);
        };
    }

    /** Takes what has arrived for a message. */
    final class Reads implements Framing {

        @Override
        public int length(ByteBuf in) {
            return in.readableBytes();
        }

        @Override
        public boolean keepsReads() {
            return true;
        }
    }
}
