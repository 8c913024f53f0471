package org.mockserver.internal.wire;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.POJONode;

/**
 * Writes a tree as text in the two forms of the contract.
 *
 * <p>Pretty: objects one member per line, arrays on one line around their items, {@code { }} and {@code [ ]} when empty.
 * Compact: no white space at all.
 */
final class JsonText {

    private static final String HEX = "0123456789ABCDEF";

    private final Appendable out;
    private final boolean pretty;
    private final boolean doubles;
    private int level;

    JsonText(Appendable out, boolean pretty) {
        this(out, pretty, false);
    }

    /** With {@code doubles} a decimal number is written as a double, as long as that does not change its value. */
    JsonText(Appendable out, boolean pretty, boolean doubles) {
        this.out = out;
        this.pretty = pretty;
        this.doubles = doubles;
    }

    void write(JsonNode node) throws IOException {
        if (node.isObject()) {
            writeObject(node);
        } else if (node.isArray()) {
            writeArray(node);
        } else if (node.isString()) {
            writeString(node.stringValue());
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

    private void writeObject(JsonNode node) throws IOException {
        if (node.isEmpty()) {
            out.append(pretty ? "{ }" : "{}");
            return;
        }
        out.append('{');
        level++;
        String separator = "";
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            out.append(separator);
            newLine();
            writeString(member.getKey());
            out.append(pretty ? " : " : ":");
            write(member.getValue());
            separator = ",";
        }
        level--;
        newLine();
        out.append('}');
    }

    private void writeArray(JsonNode node) throws IOException {
        if (node.isEmpty()) {
            out.append(pretty ? "[ ]" : "[]");
            return;
        }
        out.append(pretty ? "[ " : "[");
        for (int i = 0; i < node.size(); i++) {
            if (i > 0) {
                out.append(pretty ? ", " : ",");
            }
            write(node.get(i));
        }
        out.append(pretty ? " ]" : "]");
    }

    private void newLine() throws IOException {
        if (pretty) {
            out.append('\n');
            for (int i = 0; i < level; i++) {
                out.append("  ");
            }
        }
    }

    /** Strings as RFC 8259 section 7 demands: only quote, backslash and control characters are escaped. */
    private void writeString(String text) throws IOException {
        out.append('"');
        int written = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                out.append(text, written, i);
                writeEscaped(c);
                written = i + 1;
            }
        }
        out.append(text, written, text.length()).append('"');
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
