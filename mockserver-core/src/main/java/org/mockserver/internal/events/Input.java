package org.mockserver.internal.events;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.mockserver.internal.exchange.Pairs;

/** Reads what {@link Output} wrote. */
final class Input {

    private final byte[] bytes;
    private int at;

    Input(byte[] bytes, int start) {
        this.bytes = bytes;
        this.at = start;
    }

    int octet() {
        return bytes[at++] & 0xFF;
    }

    long fixedLong() {
        long value = EntryLayout.longAt(bytes, at);
        at += Long.BYTES;
        return value;
    }

    int number() {
        int value = 0;
        int shift = 0;
        byte next;
        do {
            next = bytes[at++];
            value |= (next & 0x7F) << shift;
            shift += 7;
        } while (next < 0);
        return value;
    }

    String text() {
        int head = number();
        int chars = head >>> 1;
        int start = at;
        if ((head & 1) == 0) {
            at += chars;
            return new String(bytes, start, chars, StandardCharsets.ISO_8859_1);
        }
        char[] wide = new char[chars];
        for (int i = 0; i < chars; i++) {
            wide[i] = (char) (bytes[start + 2 * i] & 0xFF | bytes[start + 2 * i + 1] << 8);
        }
        at += 2 * chars;
        return new String(wide);
    }

    Pairs pairs() {
        String[] flat = new String[number() * 2];
        for (int i = 0; i < flat.length; i++) {
            flat[i] = text();
        }
        return Pairs.ofFlat(flat);
    }

    byte[] block() {
        int count = number();
        byte[] block = Arrays.copyOfRange(bytes, at, at + count);
        at += count;
        return block;
    }
}
