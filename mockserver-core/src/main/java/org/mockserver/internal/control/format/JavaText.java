package org.mockserver.internal.control.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Pieces of Java source. An expression may have several lines; those after the first are indented when it is used. */
final class JavaText {

    static final String INDENT = "        ";

    /** A constant may have 65,535 bytes in a class file (JVM specification 4.4.7), and a character up to three. */
    private static final int MAX_LITERAL_CHARACTERS = 20_000;

    private JavaText() {}

    /** A string expression. */
    static String literal(String text) {
        if (text.length() <= MAX_LITERAL_CHARACTERS) {
            return quoted(text);
        }
        List<String> parts = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int to = Math.min(text.length(), from + MAX_LITERAL_CHARACTERS);
            if (to < text.length() && Character.isHighSurrogate(text.charAt(to - 1))) {
                to--;
            }
            parts.add(quoted(text.substring(from, to)));
            from = to;
        }
        return "String.join(\"\", " + String.join(", ", parts) + ')';
    }

    private static String quoted(String text) {
        StringBuilder source = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> source.append("\\\"");
                case '\\' -> source.append("\\\\");
                case '\n' -> source.append("\\n");
                case '\r' -> source.append("\\r");
                case '\t' -> source.append("\\t");
                default -> {
                    if (c < ' ' || c == 0x7F) {
                        source.append(String.format(Locale.ROOT, "\\%03o", (int) c));
                    } else {
                        source.append(c);
                    }
                }
            }
        }
        return source.append('"').toString();
    }

    /** A method call; each argument with several lines stands on its own. */
    static String call(String method, String... arguments) {
        String joined = String.join(", ", arguments);
        if (joined.indexOf('\n') < 0) {
            return '.' + method + '(' + joined + ')';
        }
        String block = List.of(arguments).stream()
                .map(argument -> '\n' + INDENT + indented(argument))
                .collect(Collectors.joining(","));
        return '.' + method + '(' + block + "\n)";
    }

    /** An expression followed by calls, each on a line of its own. */
    static String chain(String first, List<String> calls) {
        StringBuilder source = new StringBuilder(first);
        calls.forEach(call -> source.append('\n').append(INDENT).append(indented(call)));
        return source.toString();
    }

    static String indented(String expression) {
        return expression.replace("\n", "\n" + INDENT);
    }

    /** A comment of one line, in which nothing can be taken for a Unicode escape (Java language specification 3.3). */
    static String comment(String text) {
        return "// " + text.replace("\\u", "\\ u").replaceAll("\\R", " ");
    }
}
