package org.mockserver.internal.binary;

import io.netty.buffer.ByteBuf;

/**
 * The messages of a PostgreSQL client, protocol version 3. Those that begin a session have a length only; all others have
 * a byte for their type before it.
 */
final class PostgresFraming implements Framing {

    /** What a client may ask for before its session begins: encryption, twice over, or to cancel another session. */
    private static final int SPECIAL_VERSION = 1234;

    private final LengthFraming untyped;
    private final LengthFraming typed;
    private boolean begun;

    PostgresFraming(int maxBytes) {
        untyped = new LengthFraming(new BinaryOptions.Prefix(4, 0, true, true), 0, maxBytes);
        typed = new LengthFraming(new BinaryOptions.Prefix(4, 1, true, true), 0, maxBytes);
    }

    @Override
    public int length(ByteBuf in) throws BrokenMessage {
        if (begun) {
            return typed.length(in);
        }
        int length = untyped.length(in);
        if (length > 0) {
            begun = !isSpecial(in, length);
        }
        return length;
    }

    private static boolean isSpecial(ByteBuf in, int length) {
        return length >= 8 && in.getUnsignedShort(in.readerIndex() + 4) == SPECIAL_VERSION;
    }
}
