package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a GraphQL document into tokens. White space, commas, comments and the byte order mark separate tokens and are
 * dropped, as the language demands. Never fails: a character that begins no token becomes one by itself.
 */
final class GraphQlLexer {

    private static final String BLOCK_QUOTE = "\"\"\"";

    private final String text;
    private final List<String> tokens = new ArrayList<>();

    private GraphQlLexer(String text) {
        this.text = text;
    }

    static List<String> tokens(String document) {
        GraphQlLexer lexer = new GraphQlLexer(document);
        int at = 0;
        while (at < document.length()) {
            at = lexer.next(at);
        }
        return lexer.tokens;
    }

    private int next(int at) {
        char c = text.charAt(at);
        if (Character.isWhitespace(c) || c == ',' || c == '\uFEFF') {
            return at + 1;
        }
        if (c == '#') {
            return endOfLine(at);
        }
        int end = end(at, c);
        tokens.add(text.substring(at, end));
        return end;
    }

    private int endOfLine(int at) {
        int end = at;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    private int end(int at, char first) {
        if (first == '"') {
            return text.startsWith(BLOCK_QUOTE, at) ? endOfBlock(at) : endOfString(at);
        }
        if (text.startsWith("...", at)) {
            return at + 3;
        }
        int end = at + 1;
        if (isName(first) || first == '-') {
            while (end < text.length() && (isName(text.charAt(end)) || isFraction(first, end))) {
                end++;
            }
        }
        return end;
    }

    private static boolean isName(char c) {
        return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /* Within a number, the point and the sign of the exponent. */
    private boolean isFraction(char first, int at) {
        if (first != '-' && (first < '0' || first > '9')) {
            return false;
        }
        char c = text.charAt(at);
        char before = text.charAt(at - 1);
        return (c == '.' && !text.startsWith("...", at))
                || ((c == '+' || c == '-') && (before == 'e' || before == 'E'));
    }

    private int endOfString(int at) {
        int end = at + 1;
        while (end < text.length() && text.charAt(end) != '"') {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        return Math.min(end + 1, text.length());
    }

    private int endOfBlock(int at) {
        int end = text.indexOf(BLOCK_QUOTE, at + BLOCK_QUOTE.length());
        while (end > 0 && text.charAt(end - 1) == '\\') {
            end = text.indexOf(BLOCK_QUOTE, end + 1);
        }
        return end < 0 ? text.length() : end + BLOCK_QUOTE.length();
    }
}
