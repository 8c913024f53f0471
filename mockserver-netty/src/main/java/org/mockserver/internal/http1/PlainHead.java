package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import io.netty.util.AsciiString;
import io.netty.util.concurrent.FastThreadLocal;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.inbound.HeaderLines;

/**
 * The head of a message with nothing unusual about it, taken apart in one pass over its bytes: it has arrived completely,
 * every line ends with CR LF, and what follows it is a body of a length that it says, or nothing. Every other head is left
 * to the decoders that know all cases; those would read a plain one in the same way, only step by step.
 *
 * <p>Valid until the thread reads the next one.
 */
public final class PlainHead {

    private static final int MOST_BYTES = 4 * 1024;

    /** Nine digits always fit into an int. */
    private static final int MOST_DIGITS = 9;

    private static final byte[] NO_BODY = {};

    private static final FastThreadLocal<byte[]> BYTES = new FastThreadLocal<>() {
        @Override
        protected byte[] initialValue() {
            return new byte[MOST_BYTES];
        }
    };

    private static final boolean[] TOKEN = tokenCharacters();

    private final byte[] bytes;
    private final int end;
    private final HeaderLines lines = new HeaderLines();
    private int at;
    private int firstLineEnd;
    private boolean lengthSaid;
    private int bodyBytes;

    private PlainHead(byte[] bytes, int end) {
        this.bytes = bytes;
        this.end = end;
    }

    /* RFC 9110 section 5.6.2. */
    private static boolean[] tokenCharacters() {
        boolean[] token = new boolean[256];
        for (char c = '!'; c <= '~'; c++) {
            token[c] = "\"(),/:;<=>?@[\\]{}".indexOf(c) < 0;
        }
        return token;
    }

    /**
     * Reads the head that the readable bytes begin with. They stay readable.
     *
     * @param in received bytes, from the beginning of a message
     * @param mostBytes the length of a head that keeps all limits
     * @return null if the head or its body has not arrived completely, or the head is not plain
     */
    public static @Nullable PlainHead of(ByteBuf in, int mostBytes) {
        byte[] bytes = BYTES.get();
        int end = Math.min(Math.min(in.readableBytes(), mostBytes), MOST_BYTES);
        in.getBytes(in.readerIndex(), bytes, 0, end);
        PlainHead head = new PlainHead(bytes, end);
        return head.readFirstLine() && head.readLines() && head.bodyBytes <= in.readableBytes() - head.at ? head : null;
    }

    private boolean readFirstLine() {
        firstLineEnd = textEnd(0);
        at = firstLineEnd + 2;
        return endsLine(firstLineEnd);
    }

    private boolean readLines() {
        int line = at;
        while (line < end && bytes[line] != '\r') {
            int nameEnd = tokenEnd(line);
            if (nameEnd == line || nameEnd == end || bytes[nameEnd] != ':') {
                return false;
            }
            int value = blanksEnd(nameEnd + 1);
            int lineEnd = textEnd(value);
            int valueEnd = lineEnd;
            while (valueEnd > value && isBlank(bytes[valueEnd - 1])) {
                valueEnd--;
            }
            if (!endsLine(lineEnd) || !add(line, nameEnd, value, valueEnd)) {
                return false;
            }
            line = lineEnd + 2;
        }
        at = line + 2;
        return endsLine(line);
    }

    private boolean endsLine(int place) {
        return place + 1 < end && bytes[place] == '\r' && bytes[place + 1] == '\n';
    }

    private int tokenEnd(int from) {
        int place = from;
        while (place < end && TOKEN[bytes[place] & 0xff]) {
            place++;
        }
        return place;
    }

    private int blanksEnd(int from) {
        int place = from;
        while (place < end && isBlank(bytes[place])) {
            place++;
        }
        return place;
    }

    private int textEnd(int from) {
        int place = from;
        while (place < end && isText(bytes[place])) {
            place++;
        }
        return place;
    }

    /* RFC 9110 section 5.5. */
    private static boolean isText(byte b) {
        return b >= ' ' && b != 0x7f || b < 0 || b == '\t';
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t';
    }

    private boolean add(int name, int nameEnd, int value, int valueEnd) {
        AsciiString known = HeaderNames.find(bytes, name, nameEnd - name);
        String text = known == null ? text(name, nameEnd) : known.toString();
        lines.append(text, text(value, valueEnd));
        return switch (text.length()) {
            case 14 -> !text.equalsIgnoreCase("content-length") || readLength(value, valueEnd);
            case 17 -> !text.equalsIgnoreCase("transfer-encoding");
            /* The decoder refuses these. */
            case 18 -> !text.regionMatches(true, 0, "sec-websocket-key", 0, 17);
            default -> true;
        };
    }

    private boolean readLength(int value, int valueEnd) {
        int digits = valueEnd - value;
        if (lengthSaid || digits == 0 || digits > MOST_DIGITS || digits > 1 && bytes[value] == '0') {
            return false;
        }
        lengthSaid = true;
        for (int i = value; i < valueEnd; i++) {
            int digit = bytes[i] - '0';
            if (digit < 0 || digit > 9) {
                return false;
            }
            bodyBytes = 10 * bodyBytes + digit;
        }
        return true;
    }

    /**
     * The length of the first line.
     *
     * @return bytes before its end of line
     */
    public int firstLineBytes() {
        return firstLineEnd;
    }

    /**
     * A byte of the first line.
     *
     * @param index 0 ≤ index < {@link #firstLineBytes()}
     * @return not a control character other than a tab
     */
    public byte firstLine(int index) {
        return bytes[index];
    }

    /**
     * A part of the first line, read as Latin-1.
     *
     * @param from where it starts
     * @param to where it has ended
     * @return a text of as many characters
     */
    public String text(int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }

    /**
     * Whether the first line has a text at a place.
     *
     * @param from where; a negative place has none
     * @param ascii which
     * @return false if it is another one or the line ends before
     */
    public boolean hasAt(int from, String ascii) {
        if (from < 0 || from + ascii.length() > firstLineEnd) {
            return false;
        }
        for (int i = 0; i < ascii.length(); i++) {
            if (bytes[from + i] != ascii.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the head says how long the body is.
     *
     * @return true if there is a content-length
     */
    public boolean saysLength() {
        return lengthSaid;
    }

    /**
     * The header lines.
     *
     * @return to be kept by the message
     */
    public HeaderLines lines() {
        return lines;
    }

    /**
     * Takes the message out of the bytes it was read from.
     *
     * @param in as given to {@link #of}
     * @return the body, empty when there is none
     */
    public byte[] takeFrom(ByteBuf in) {
        in.skipBytes(at);
        if (bodyBytes == 0) {
            return NO_BODY;
        }
        byte[] body = new byte[bodyBytes];
        in.readBytes(body);
        return body;
    }
}
