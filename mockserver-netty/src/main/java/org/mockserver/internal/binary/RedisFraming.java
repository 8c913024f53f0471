package org.mockserver.internal.binary;

import io.netty.buffer.ByteBuf;
import io.netty.util.ByteProcessor;
import java.nio.charset.StandardCharsets;

/** The commands of a Redis client: values of its protocol, versions 2 and 3, or lines of text. */
final class RedisFraming implements Framing {

    /* What was looked at is not looked at again when more arrives: `at` is the number of bytes that are known to belong to
     * the message, `missing` that of values that are still to come. Values in values are merely counted. */

    private static final int MAX_LINE_BYTES = 64 * 1024;
    private static final int MAX_DIGITS = 18;
    private static final String TYPES = "+-:$*_#,(!=%~>|";

    private final int maxBytes;
    private int at;
    private long missing = 1;

    RedisFraming(int maxBytes) {
        this.maxBytes = maxBytes;
    }

    @Override
    public int length(ByteBuf in) throws BrokenMessage {
        while (missing > 0) {
            if (!skipValue(in)) {
                return 0;
            }
        }
        int length = at;
        at = 0;
        missing = 1;
        return length;
    }

    private boolean skipValue(ByteBuf in) throws BrokenMessage {
        int start = in.readerIndex() + at;
        int arrived = in.writerIndex() - start;
        int newline = in.forEachByte(start, Math.min(arrived, MAX_LINE_BYTES), ByteProcessor.FIND_LF);
        if (newline < 0) {
            if (arrived >= MAX_LINE_BYTES) {
                throw new BrokenMessage("no end of a line within " + MAX_LINE_BYTES + " bytes");
            }
            return false;
        }
        int line = newline + 1 - start;
        char type = (char) in.getUnsignedByte(start);
        if (at == 0 && TYPES.indexOf(type) < 0) {
            return take(line, 0, in);
        }
        return switch (type) {
            case '$', '!', '=' -> takeBytes(line, number(in, start, newline), in);
            case '*', '~', '>' -> take(line, Math.max(0, number(in, start, newline)), in);
            case '%' -> take(line, 2 * Math.max(0, number(in, start, newline)), in);
            case '|' -> take(line, 2 * Math.max(0, number(in, start, newline)) + 1, in);
            case '+', '-', ':', '_', '#', ',', '(' -> take(line, 0, in);
            default -> throw new BrokenMessage("no value begins with the byte " + (int) type);
        };
    }

    /* A negative length stands for no string at all. */
    private boolean takeBytes(int line, long length, ByteBuf in) throws BrokenMessage {
        return take(length < 0 ? line : line + length + 2, 0, in);
    }

    private boolean take(long bytes, long values, ByteBuf in) throws BrokenMessage {
        /* Each value takes three bytes at least. */
        if (at + bytes > maxBytes || missing + values > maxBytes / 3) {
            throw BrokenMessage.tooLong(Math.max(at + bytes, 3 * (missing + values)), maxBytes);
        }
        if (in.readableBytes() < at + bytes) {
            return false;
        }
        at += (int) bytes;
        missing += values - 1;
        return true;
    }

    private static long number(ByteBuf in, int start, int newline) throws BrokenMessage {
        int end = newline > start + 1 && in.getByte(newline - 1) == '\r' ? newline - 1 : newline;
        int digits = end - start - 1;
        String text = in.toString(start + 1, Math.min(digits, MAX_DIGITS + 1), StandardCharsets.ISO_8859_1);
        try {
            if (digits <= MAX_DIGITS) {
                return Long.parseLong(text);
            }
        } catch (NumberFormatException malformed) {
            throw new BrokenMessage("'" + text + "' is not a length");
        }
        throw new BrokenMessage("the length " + text + "… has too many digits");
    }
}
