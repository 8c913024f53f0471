package org.mockserver.internal.wire;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.POJONode;

/**
 * Writes JSON as text in the forms of the contract, whole trees or one value after the other.
 *
 * <p>Pretty: objects one member per line, arrays on one line around their items, {@code { }} and {@code [ ]} when empty.
 * Spread: the same with one item of an array per line.
 * Compact: no white space at all. The caller keeps the order: a name before each member's value, {@link #item} before
 * each item of an array, and {@link #flush} at the end. Not thread-safe.
 */
public final class JsonText {

    private static final String HEX = "0123456789ABCDEF";
    private static final String INDENT = "  ";
    private static final char[] LINE = (",\n" + INDENT.repeat(16)).toCharArray();
    private static final char[] COLON = {' ', ':', ' '};
    private static final int LINE_START = 2;
    private static final int FIRST_CHARACTERS = 256;
    private static final int MOST_CHARACTERS = 8 * 1024;

    private final Appendable out;
    private final boolean doubles;
    private final boolean spread;
    private boolean pretty;

    /* Most of what is written is short, and a target takes one long text faster than many short ones. */
    private char[] pending = new char[FIRST_CHARACTERS];
    private int length;

    private int level;

    /** Whether nothing was written yet into the innermost object or array. */
    private boolean empty = true;

    /** Writes the pretty form to that target. */
    public JsonText(Appendable out) {
        this(out, true);
    }

    JsonText(Appendable out, boolean pretty) {
        this(out, pretty, false);
    }

    /** With {@code doubles} a decimal number is written as a double, as long as that does not change its value. */
    JsonText(Appendable out, boolean pretty, boolean doubles) {
        this(out, pretty, doubles, false, 0);
    }

    private JsonText(Appendable out, boolean pretty, boolean doubles, boolean spread, int level) {
        this.out = out;
        this.pretty = pretty;
        this.doubles = doubles;
        this.spread = spread;
        this.level = level;
    }

    /** Writes the pretty form, but arrays with one item per line, at a place of that depth. */
    static JsonText spread(Appendable out, int level) {
        return new JsonText(out, true, false, true, level);
    }

    /** Writes a whole value. */
    public void write(JsonNode node) throws IOException {
        if (node.isObject()) {
            startObject();
            for (Map.Entry<String, JsonNode> member : node.properties()) {
                name(member.getKey());
                write(member.getValue());
            }
            endObject();
        } else if (node.isArray()) {
            startArray();
            for (int i = 0; i < node.size(); i++) {
                item();
                write(node.get(i));
            }
            endArray();
        } else if (node.isString()) {
            string(node.stringValue());
        } else if (node instanceof POJONode inline && inline.getPojo() instanceof JsonNode held) {
            boolean outside = pretty;
            pretty = false;
            write(held);
            pretty = outside;
        } else if (node.isBigDecimal()) {
            put(decimal(node.decimalValue()));
        } else {
            put(node.isMissingNode() ? "null" : node.asString("null"));
        }
    }

    /** The text that {@link #write(JsonNode)} would write now, to be written at places of the same depth. */
    public Prepared prepare(JsonNode node) throws IOException {
        StringBuilder written = new StringBuilder();
        JsonText text = new JsonText(written, pretty, doubles, spread, level);
        text.write(node);
        text.flush();
        return new Prepared(written.toString().toCharArray());
    }

    /** Writes a value that was prepared at a place of the same depth. */
    public void write(Prepared value) throws IOException {
        put(value.text, 0, value.text.length);
    }

    private String decimal(BigDecimal value) {
        if (doubles) {
            double rounded = value.doubleValue();
            String text = Double.toString(rounded);
            if (Double.isFinite(rounded) && new BigDecimal(text).compareTo(value) == 0) {
                return text;
            }
        }
        return value.toString();
    }

    /** Starts an object; its members follow. */
    public void startObject() throws IOException {
        put('{');
        level++;
        empty = true;
    }

    /** Starts a member; its value follows. */
    public void name(String name) throws IOException {
        startMember();
        string(name);
        if (pretty) {
            put(COLON, 0, COLON.length);
        } else {
            put(':');
        }
    }

    /** Starts a member with a name known beforehand; its value follows. */
    public void name(Name name) throws IOException {
        startMember();
        char[] prepared = pretty ? name.pretty : name.compact;
        put(prepared, 0, prepared.length);
    }

    private void startMember() throws IOException {
        if (pretty) {
            newLine(!empty);
        } else if (!empty) {
            put(',');
        }
        empty = false;
    }

    /** Ends the innermost object. */
    public void endObject() throws IOException {
        level--;
        if (pretty && empty) {
            put(' ');
        } else if (pretty) {
            newLine(false);
        }
        put('}');
        empty = false;
    }

    /** Starts an array; its items follow. */
    public void startArray() throws IOException {
        put('[');
        level += spread ? 1 : 0;
        empty = true;
    }

    /** Starts an item; its value follows. */
    public void item() throws IOException {
        if (spread && pretty) {
            newLine(!empty);
        } else if (!empty) {
            put(pretty ? ", " : ",");
        } else if (pretty) {
            put(' ');
        }
        empty = false;
    }

    /** Ends the innermost array. */
    public void endArray() throws IOException {
        level -= spread ? 1 : 0;
        if (spread && pretty && !empty) {
            newLine(false);
            put(']');
        } else {
            put(pretty ? " ]" : "]");
        }
        empty = false;
    }

    /** Writes a truth value. */
    public void bool(boolean value) throws IOException {
        put(value ? "true" : "false");
    }

    /** Writes a text; as RFC 8259 section 7 demands, only quote, backslash and control characters are escaped. */
    public void string(String text) throws IOException {
        put('"');
        int plain = plainUntil(text);
        if (plain < text.length()) {
            rest(text, plain);
        }
        put('"');
    }

    /* Most texts are short and plain: looked through and written in one pass. */
    private int plainUntil(String text) {
        char[] target = pending;
        int at = length;
        int end = Math.min(text.length(), target.length - at);
        int i = 0;
        while (i < end) {
            char c = text.charAt(i);
            if (isEscaped(c)) {
                break;
            }
            target[at + i] = c;
            i++;
        }
        length = at + i;
        return i;
    }

    private void rest(String text, int start) throws IOException {
        int written = start;
        for (int i = start; i < text.length(); i++) {
            if (isEscaped(text.charAt(i))) {
                put(text, written, i);
                writeEscaped(text.charAt(i));
                written = i + 1;
            }
        }
        put(text, written, text.length());
    }

    private static boolean isEscaped(char c) {
        return c < ' ' || c == '"' || c == '\\';
    }

    /**
     * Hands over to the target what was written and has not been handed over yet.
     *
     * @throws IOException when the target fails
     */
    public void flush() throws IOException {
        hand(length);
    }

    private void hand(int count) throws IOException {
        out.append(new String(pending, 0, count));
        System.arraycopy(pending, count, pending, 0, length - count);
        length -= count;
    }

    private void newLine(boolean afterComma) throws IOException {
        int indent = level * INDENT.length();
        put(LINE, afterComma ? 0 : 1, Math.min(LINE.length, LINE_START + indent));
        for (int written = LINE.length - LINE_START; written < indent; written += INDENT.length()) {
            put(INDENT);
        }
    }

    private void writeEscaped(char c) throws IOException {
        switch (c) {
            case '"' -> put("\\\"");
            case '\\' -> put("\\\\");
            case '\n' -> put("\\n");
            case '\r' -> put("\\r");
            case '\t' -> put("\\t");
            case '\b' -> put("\\b");
            case '\f' -> put("\\f");
            default -> {
                put("\\u00");
                put(HEX.charAt(c >> 4));
                put(HEX.charAt(c & 0xF));
            }
        }
    }

    private void put(char character) throws IOException {
        if (length == pending.length) {
            makeRoom();
        }
        pending[length++] = character;
    }

    private void put(String text) throws IOException {
        put(text, 0, text.length());
    }

    private void put(char[] text, int start, int end) throws IOException {
        int count = end - start;
        if (count <= pending.length - length) {
            System.arraycopy(text, start, pending, length, count);
            length += count;
        } else {
            put(new String(text, start, count));
        }
    }

    private void put(String text, int start, int end) throws IOException {
        int from = start;
        while (from < end) {
            if (length == pending.length) {
                makeRoom();
            }
            int to = Math.min(end, from + pending.length - length);
            text.getChars(from, to, pending, length);
            length += to - from;
            from = to;
        }
    }

    private void makeRoom() throws IOException {
        if (pending.length < MOST_CHARACTERS) {
            pending = Arrays.copyOf(pending, pending.length * 2);
        } else {
            /* The halves of a surrogate pair stay together, so that the target can encode each text by itself. */
            hand(Character.isHighSurrogate(pending[length - 1]) ? length - 1 : length);
        }
    }

    /** A value that is written often, prepared for one depth. Safe for use by any thread. */
    public static final class Prepared {

        private final char[] text;

        private Prepared(char[] text) {
            this.text = text;
        }
    }

    /** The name of a member that is written often, prepared. Safe for use by any thread. */
    public static final class Name {

        private final char[] compact;
        private final char[] pretty;

        /**
         * Prepares a name.
         *
         * @param name of characters that need no escape
         */
        public Name(String name) {
            compact = ('"' + name + "\":").toCharArray();
            pretty = ('"' + name + "\" : ").toCharArray();
        }
    }
}
