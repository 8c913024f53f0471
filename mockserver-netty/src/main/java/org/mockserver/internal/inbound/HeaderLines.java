package org.mockserver.internal.inbound;

import io.netty.util.AsciiString;
import java.util.Arrays;
import org.mockserver.internal.exchange.Pairs;

/**
 * The header lines of one request as they arrive: names and values one after the other in the array that the request
 * keeps. A request has few headers and each name is looked up a few times, so a hash table would cost more than it saves.
 * Not safe for use by several threads.
 */
public final class HeaderLines {

    private String[] flat = new String[12];
    private int length;

    /**
     * Number of lines so far.
     *
     * @return zero or more
     */
    public int size() {
        return length / 2;
    }

    /**
     * The name of a line.
     *
     * @param line 0 ≤ line < {@link #size()}
     * @return as sent
     */
    public String name(int line) {
        return flat[2 * line];
    }

    /**
     * The value of a line.
     *
     * @param line 0 ≤ line < {@link #size()}
     * @return as sent unless it was replaced
     */
    public String value(int line) {
        return flat[2 * line + 1];
    }

    /**
     * Replaces the value of a line.
     *
     * @param line 0 ≤ line < {@link #size()}
     * @param value the new value
     */
    public void setValue(int line, String value) {
        flat[2 * line + 1] = value;
    }

    /**
     * Appends a line.
     *
     * @param name kept as given
     * @param value kept as given
     */
    public void append(String name, String value) {
        if (length + 2 > flat.length) {
            flat = Arrays.copyOf(flat, Math.max(length + 2, flat.length * 2));
        }
        flat[length++] = name;
        flat[length++] = value;
    }

    /**
     * Finds a line by its name, compared ignoring case.
     *
     * @param name the name looked for
     * @param from the line to begin with
     * @return its place, -1 when there is none
     */
    public int find(CharSequence name, int from) {
        for (int i = 2 * from; i < length; i += 2) {
            if (flat[i].length() == name.length() && AsciiString.contentEqualsIgnoreCase(flat[i], name)) {
                return i / 2;
            }
        }
        return -1;
    }

    /**
     * The lines as the message keeps them; nothing may be added afterwards.
     *
     * @return in order, without a copy
     */
    public Pairs pairs() {
        return Pairs.ofFlat(flat, length / 2);
    }
}
