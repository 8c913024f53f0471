package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;

/**
 * The literal texts that each match of a regular expression for paths begins with, ends with and has somewhere in it.
 *
 * <p>They are also parts, at the same places, of the regular expression itself, which counts as a match of itself.
 */
final class PathKeys {

    /* A text that hardly any path lacks is of no use. */
    private static final int SHORTEST = 2;

    /* Bounds the work of looking for it from each character of a path on. */
    private static final int LONGEST_PART = 32;

    private final String regex;
    private final StringBuilder run = new StringBuilder();
    private int at;
    private boolean fromStart = true;
    private String start = "";
    private String end = "";
    private String part = "";

    private PathKeys(String regex) {
        this.regex = regex;
    }

    /** Adds what a regular expression for a whole path demands; nothing when it is not understood well enough. */
    static void add(String regex, IndexKeys keys) {
        PathKeys reader = new PathKeys(regex);
        if (!reader.read()) {
            return;
        }
        add(Place.Kind.PATH_START, reader.start, keys);
        add(Place.Kind.PATH_END, reader.end, keys);
        String part = reader.part;
        add(Place.Kind.PATH_PART, part.substring(Math.max(0, part.length() - LONGEST_PART)), keys);
    }

    private static void add(Place.Kind kind, String literal, IndexKeys keys) {
        if (literal.length() >= SHORTEST) {
            keys.add(new Place(kind), literal);
        }
    }

    private boolean read() {
        while (at < regex.length()) {
            char c = regex.charAt(at++);
            boolean understood = switch (c) {
                case '|' -> false;
                case '\\' -> escape();
                case '[' -> opaque(skipClass());
                case '(' -> opaque(skipGroup());
                case '.', '^', '$' -> opaque(true);
                case '?', '*', '+' -> opaque(true);
                case '{' -> opaque(skipBounds());
                default -> literal(c);
            };
            if (!understood) {
                return false;
            }
        }
        end = run.toString();
        finishRun();
        return true;
    }

    private boolean literal(char c) {
        if (c >= 128) {
            return opaque(true);
        }
        char next = at < regex.length() ? regex.charAt(at) : ' ';
        if (next == '?' || next == '*' || next == '{') {
            finishRun();
        } else {
            run.append(c);
            if (next == '+') {
                finishRun();
            }
        }
        return true;
    }

    /** Ends the present run of literal characters; what follows stands behind something of unknown length. */
    private boolean opaque(boolean understood) {
        finishRun();
        return understood;
    }

    private void finishRun() {
        if (fromStart) {
            start = run.toString();
        }
        if (run.length() > part.length()) {
            part = run.toString();
        }
        fromStart = false;
        run.setLength(0);
    }

    /* A quotation changes the meaning of what follows. An escaped character is literal, but not as it is written here. */
    private boolean escape() {
        char c = at < regex.length() ? regex.charAt(at++) : 'Q';
        if (c == 'p' || c == 'P' || c == 'k') {
            skipBraces();
        }
        boolean strange = "QExucN".indexOf(c) >= 0 || (c >= '0' && c <= '9');
        return opaque(!strange);
    }

    private void skipBraces() {
        if (at < regex.length() && (regex.charAt(at) == '{' || regex.charAt(at) == '<')) {
            int close = regex.indexOf(regex.charAt(at) == '{' ? '}' : '>', at);
            at = close < 0 ? regex.length() : close + 1;
        } else {
            at++;
        }
    }

    private boolean skipBounds() {
        int close = regex.indexOf('}', at);
        at = close + 1;
        return close >= 0;
    }

    /** Goes behind a character class; false when it has a class or an unusual first character in it. */
    private boolean skipClass() {
        int first = at < regex.length() && regex.charAt(at) == '^' ? at + 1 : at;
        if (first < regex.length() && regex.charAt(first) == ']') {
            return false;
        }
        for (; at < regex.length(); at++) {
            char c = regex.charAt(at);
            if (c == '[' || c == '&') {
                return false;
            } else if (c == '\\') {
                at++;
                if (at < regex.length() && regex.charAt(at) == 'Q') {
                    return false;
                }
            } else if (c == ']') {
                at++;
                return true;
            }
        }
        return false;
    }

    /** Goes behind a group, whatever alternatives it has; false when it sets flags or is not understood. */
    private boolean skipGroup() {
        if (setsFlags()) {
            return false;
        }
        for (int depth = 1; at < regex.length(); ) {
            char c = regex.charAt(at++);
            if (c == '\\') {
                char escaped = at < regex.length() ? regex.charAt(at++) : 'Q';
                if (escaped == 'Q' || escaped == 'E' || escaped == 'c') {
                    return false;
                }
            } else if (c == '[') {
                if (!skipClass()) {
                    return false;
                }
            } else if (c == '(') {
                depth++;
                if (setsFlags()) {
                    return false;
                }
            } else if (c == ')' && --depth == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean setsFlags() {
        if (at >= regex.length() || regex.charAt(at) != '?') {
            return false;
        }
        char kind = at + 1 < regex.length() ? regex.charAt(at + 1) : ' ';
        return ":=!><".indexOf(kind) < 0;
    }

    /**
     * The segments of a template, parameters and segments with dots as {@code *}, for example {@code /users/*}; null
     * when a match may have its segments elsewhere.
     */
    static @Nullable String template(String templateRegex) {
        if (!templateRegex.startsWith("/") || templateRegex.endsWith("/")) {
            return null;
        }
        StringBuilder shape = new StringBuilder(templateRegex.length());
        for (String segment : templateRegex.substring(1).split("/", -1)) {
            boolean literal = TextRules.isLiteral(segment);
            boolean any = segment.equals(".*") || TextRules.isLiteral(segment.replace('.', '-'));
            if (segment.isBlank() || !(literal || any) || !Fold.isFoldable(segment)) {
                return null;
            }
            shape.append('/').append(literal ? segment : "*");
        }
        return shape.toString();
    }
}
