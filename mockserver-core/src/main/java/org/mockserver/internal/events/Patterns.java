package org.mockserver.internal.events;

/** Tells plain texts from those that mean more when read as regular expressions. */
final class Patterns {

    private Patterns() {}

    /** Whether the text, read as a regular expression, could match another text than itself ignoring case. */
    static boolean mayMatchOthers(String text) {
        for (int i = 0; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case '.', '*', '+', '?', '[', ']', '(', ')', '{', '}', '|', '^', '$', '\\' -> {
                    return true;
                }
                default -> {}
            }
        }
        return false;
    }
}
