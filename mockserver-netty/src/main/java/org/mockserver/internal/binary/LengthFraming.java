package org.mockserver.internal.binary;

import io.netty.buffer.ByteBuf;

/** Messages that say how long they are. */
final class LengthFraming implements Framing {

    private final BinaryOptions.Prefix prefix;
    private final int uncounted;
    private final int maxBytes;

    /** @param uncounted bytes behind the prefix that the length does not count, such as the packet number of MySQL */
    LengthFraming(BinaryOptions.Prefix prefix, int uncounted, int maxBytes) {
        this.prefix = prefix;
        this.uncounted = uncounted;
        this.maxBytes = maxBytes;
    }

    @Override
    public int length(ByteBuf in) throws BrokenMessage {
        int head = prefix.offset() + prefix.bytes();
        if (in.readableBytes() < head) {
            return 0;
        }
        long counted = counted(in, in.readerIndex() + prefix.offset());
        if (counted < 0 || counted > maxBytes) {
            throw BrokenMessage.tooLong(counted, maxBytes);
        }
        if (prefix.countsItself() && counted < prefix.bytes()) {
            throw new BrokenMessage(
                    "the length " + counted + " is less than the " + prefix.bytes() + " bytes of the length itself");
        }
        long whole = (prefix.countsItself() ? prefix.offset() : head) + uncounted + counted;
        if (whole > maxBytes) {
            throw BrokenMessage.tooLong(whole, maxBytes);
        }
        return in.readableBytes() < whole ? 0 : (int) whole;
    }

    private long counted(ByteBuf in, int start) {
        long value = 0;
        for (int i = 0; i < prefix.bytes(); i++) {
            int at = prefix.bigEndian() ? start + i : start + prefix.bytes() - 1 - i;
            value = value << 8 | in.getUnsignedByte(at);
        }
        return value;
    }
}
