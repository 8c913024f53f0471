package org.mockserver.internal.exchange;

import io.netty.buffer.ByteBuf;
import io.netty.util.concurrent.FastThreadLocal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The head of a message while it is written, in plain bytes: a character costs a fraction of what it costs to put it into
 * a buffer of its own. There is one for each thread, good for one head at a time.
 */
public final class HeadBytes {

    private static final int START_BYTES = 1024;
    private static final int KEEP_BYTES = 64 * 1024;

    private static final FastThreadLocal<HeadBytes> OF_THREAD = new FastThreadLocal<>() {
        @Override
        protected HeadBytes initialValue() {
            return new HeadBytes();
        }
    };

    private byte[] bytes = new byte[START_BYTES];
    private int length;

    private HeadBytes() {}

    /**
     * Starts a head. Whatever this thread has written before is forgotten.
     *
     * @return the same object each time, empty
     */
    public static HeadBytes start() {
        HeadBytes head = OF_THREAD.get();
        if (head.bytes.length > KEEP_BYTES) {
            head.bytes = new byte[START_BYTES];
        }
        head.length = 0;
        return head;
    }

    private void room(int more) {
        if (bytes.length - length < more) {
            bytes = Arrays.copyOf(bytes, Math.max(Math.addExact(length, more), 2 * bytes.length));
        }
    }

    /**
     * Appends text as Latin-1 (RFC 9110 section 5.5). What does not fit becomes a question mark, and what would end a line
     * is left out, so that no value can add a header.
     *
     * @param text any
     * @return this
     */
    public HeadBytes text(String text) {
        int characters = text.length();
        room(characters);
        byte[] target = bytes;
        int at = length;
        for (int i = 0; i < characters; i++) {
            char c = text.charAt(i);
            if (c != '\r' && c != '\n' && c != 0) {
                target[at++] = (byte) (c <= 0xff ? c : '?');
            }
        }
        length = at;
        return this;
    }

    /**
     * Appends bytes as they are.
     *
     * @param more complete lines, or parts without anything to leave out
     * @return this
     */
    public HeadBytes raw(byte[] more) {
        room(more.length);
        System.arraycopy(more, 0, bytes, length, more.length);
        length += more.length;
        return this;
    }

    /**
     * Appends a space.
     *
     * @return this
     */
    public HeadBytes space() {
        room(1);
        bytes[length++] = ' ';
        return this;
    }

    /**
     * Appends a number of 0 or more in decimal digits.
     *
     * @param value which
     * @return this
     */
    public HeadBytes decimal(int value) {
        return raw(Integer.toString(value).getBytes(StandardCharsets.US_ASCII));
    }

    /**
     * Appends a header line.
     *
     * @param name treated like {@link #text}
     * @param value treated like {@link #text}
     * @return this
     */
    public HeadBytes line(String name, String value) {
        text(name);
        room(2);
        bytes[length++] = ':';
        bytes[length++] = ' ';
        return text(value).endLine();
    }

    /**
     * Appends the end of a line.
     *
     * @return this
     */
    public HeadBytes endLine() {
        room(2);
        bytes[length++] = '\r';
        bytes[length++] = '\n';
        return this;
    }

    /**
     * How much has been written.
     *
     * @return bytes
     */
    public int length() {
        return length;
    }

    /**
     * Writes everything to a buffer.
     *
     * @param out appended to
     */
    public void appendTo(ByteBuf out) {
        out.writeBytes(bytes, 0, length);
    }
}
