package org.mockserver.internal.events;

import java.util.Arrays;
import org.mockserver.internal.exchange.Pairs;

/** A growing byte buffer with the primitives of stored entries. Reused from entry to entry; one thread. */
final class Output {

    /* Texts: a number that holds the length in characters and, in its lowest bit, whether the characters take two
     * bytes; then the characters. Two-byte form keeps every char value, lone surrogates included. */

    private static final int START_BYTES = 4 * 1024;
    private static final int KEEP_BYTES = 256 * 1024;

    private byte[] bytes = new byte[START_BYTES];
    private int length;

    /** Starts over, leaving room for a header at the front. */
    void restart(int headerBytes) {
        if (bytes.length > KEEP_BYTES) {
            bytes = new byte[START_BYTES];
        }
        Arrays.fill(bytes, 0, headerBytes, (byte) 0);
        length = headerBytes;
    }

    byte[] bytes() {
        return bytes;
    }

    int length() {
        return length;
    }

    private void room(int more) {
        if (bytes.length - length < more) {
            int wanted = Math.addExact(length, more);
            int doubled = (int) Math.min(2L * bytes.length, Integer.MAX_VALUE - 8L);
            bytes = Arrays.copyOf(bytes, Math.max(wanted, doubled));
        }
    }

    void octet(int value) {
        room(1);
        bytes[length++] = (byte) value;
    }

    void fixedLong(long value) {
        room(Long.BYTES);
        EntryLayout.putLong(bytes, length, value);
        length += Long.BYTES;
    }

    /** A number of 0 or more, seven bits a byte, the lowest first. */
    void number(int value) {
        room(5);
        int rest = value;
        while (rest >= 0x80) {
            bytes[length++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[length++] = (byte) rest;
    }

    void text(String text) {
        int chars = text.length();
        room(5 + chars);
        int start = length;
        number(chars << 1);
        int at = length;
        int seen = 0;
        for (int i = 0; i < chars; i++) {
            char c = text.charAt(i);
            seen |= c;
            bytes[at + i] = (byte) c;
        }
        length = at + chars;
        if (seen > 0xFF) {
            length = start;
            wideText(text);
        }
    }

    private void wideText(String text) {
        number(text.length() << 1 | 1);
        room(2 * text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            bytes[length++] = (byte) c;
            bytes[length++] = (byte) (c >> 8);
        }
    }

    void pairs(Pairs pairs) {
        number(pairs.size());
        contents(pairs);
    }

    /** The pairs without their number. */
    void contents(Pairs pairs) {
        for (int i = 0; i < pairs.size(); i++) {
            text(pairs.name(i));
            text(pairs.value(i));
        }
    }

    void block(byte[] source, int count) {
        number(count);
        room(count);
        System.arraycopy(source, 0, bytes, length, count);
        length += count;
    }
}
