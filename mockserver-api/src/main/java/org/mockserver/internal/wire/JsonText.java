package org.mockserver.internal.wire;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.POJONode;

/**
 * Writes JSON as text in the two forms of the contract, whole trees or one value after the other.
 *
 * <p>Pretty: objects one member per line, arrays on one line around their items, {@code { }} and {@code [ ]} when empty.
 * Compact: no white space at all. The caller keeps the order: a name before each member's value, and {@link #item} before
 * each item of an array. Not thread-safe.
 */
public final class JsonText {

    private static final String HEX = "0123456789ABCDEF";
    private static final String INDENT = "  ";
    private static final String LINE = "\n" + INDENT.repeat(16);

    private final Appendable out;
    private final boolean pretty;
    private final boolean doubles;
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
        this.out = out;
        this.pretty = pretty;
        this.doubles = doubles;
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
            new JsonText(out, false).write(held);
        } else if (node.isBigDecimal()) {
            out.append(decimal(node.decimalValue()));
        } else {
            out.append(node.isMissingNode() ? "null" : node.asString("null"));
        }
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
        out.append('{');
        level++;
        empty = true;
    }

    /** Starts a member; its value follows. */
    public void name(String name) throws IOException {
        if (!empty) {
            out.append(',');
        }
        newLine();
        string(name);
        out.append(pretty ? " : " : ":");
        empty = false;
    }

    /** Ends the innermost object. */
    public void endObject() throws IOException {
        level--;
        if (!empty) {
            newLine();
        } else if (pretty) {
            out.append(' ');
        }
        out.append('}');
        empty = false;
    }

    /** Starts an array; its items follow. */
    public void startArray() throws IOException {
        out.append('[');
        empty = true;
    }

    /** Starts an item; its value follows. */
    public void item() throws IOException {
        if (!empty) {
            out.append(pretty ? ", " : ",");
        } else if (pretty) {
            out.append(' ');
        }
        empty = false;
    }

    /** Ends the innermost array. */
    public void endArray() throws IOException {
        out.append(pretty ? " ]" : "]");
        empty = false;
    }

    /** Writes a truth value. */
    public void bool(boolean value) throws IOException {
        out.append(value ? "true" : "false");
    }

    /** Writes a text; as RFC 8259 section 7 demands, only quote, backslash and control characters are escaped. */
    public void string(String text) throws IOException {
        out.append('"');
        int written = 0;
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                out.append(text, written, i);
                writeEscaped(c);
                written = i + 1;
            }
        }
        out.append(text, written, length).append('"');
    }

    private void newLine() throws IOException {
        if (pretty) {
            int indent = level * INDENT.length();
            out.append(LINE, 0, Math.min(LINE.length(), 1 + indent));
            for (int written = LINE.length() - 1; written < indent; written += INDENT.length()) {
                out.append(INDENT);
            }
        }
    }

    private void writeEscaped(char c) throws IOException {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            case '\b' -> out.append("\\b");
            case '\f' -> out.append("\\f");
            default -> out.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 0xF));
        }
    }
}
