package org.mockserver.internal.control;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.control.format.FormatOutput;

/**
 * Text that is turned into UTF-8 bytes while it is written, so that a large answer exists once and not also as
 * characters. Used by one thread.
 */
final class TextBuffer implements FormatOutput {

    private static final int CHARACTERS = 8 * 1024;
    private static final int LONG = 1024;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(CHARACTERS);
    private final char[] pending = new char[CHARACTERS];
    private int length;

    @Override
    public TextBuffer append(char character) {
        if (length == CHARACTERS) {
            encode();
        }
        pending[length++] = character;
        return this;
    }

    @Override
    public TextBuffer append(CharSequence text) {
        int end = text.length();
        return end >= LONG && text instanceof String whole && isSelfContained(whole)
                ? appendLong(whole)
                : append(text, 0, end);
    }

    /* Neither begins nor ends within a surrogate pair. */
    private static boolean isSelfContained(String text) {
        return !Character.isSurrogate(text.charAt(0)) && !Character.isSurrogate(text.charAt(text.length() - 1));
    }

    /* Encoded as a whole, which is cheaper than by way of the pending characters. */
    private TextBuffer appendLong(String text) {
        encode();
        if (length > 0) {
            return append(text, 0, text.length());
        }
        bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    @Override
    public TextBuffer append(CharSequence text, int start, int end) {
        int from = start;
        while (from < end) {
            if (length == CHARACTERS) {
                encode();
            }
            int count = Math.min(CHARACTERS - length, end - from);
            if (text instanceof String string) {
                string.getChars(from, from + count, pending, length);
                length += count;
            } else {
                for (int i = 0; i < count; i++) {
                    pending[length++] = text.charAt(from + i);
                }
            }
            from += count;
        }
        return this;
    }

    @Override
    public void write(byte[] data, int offset, int count) {
        encode();
        bytes.write(data, offset, count);
    }

    /* The first half of a surrogate pair waits for the other one. */
    private void encode() {
        int whole = length > 1 && Character.isHighSurrogate(pending[length - 1]) ? length - 1 : length;
        bytes.writeBytes(new String(pending, 0, whole).getBytes(StandardCharsets.UTF_8));
        System.arraycopy(pending, whole, pending, 0, length - whole);
        length -= whole;
    }

    /** Bytes that can be taken; characters that wait to be encoded do not count. */
    int writtenBytes() {
        return bytes.size();
    }

    /** Encodes what is left; nothing may be written afterwards. */
    void finish() {
        bytes.writeBytes(new String(pending, 0, length).getBytes(StandardCharsets.UTF_8));
        length = 0;
    }

    /** The bytes that are encoded and were not taken before. */
    byte[] takeBytes() {
        byte[] taken = bytes.toByteArray();
        bytes.reset();
        return taken;
    }

    /** Everything written; nothing may be written afterwards. */
    byte[] toBytes() {
        finish();
        return takeBytes();
    }
}
