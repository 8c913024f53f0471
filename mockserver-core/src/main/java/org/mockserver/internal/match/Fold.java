package org.mockserver.internal.match;

/** Letters without their case, as {@link String#equalsIgnoreCase} and regular expressions that ignore case see them. */
final class Fold {

    private Fold() {}

    /** The same for characters that differ in case only. */
    static char of(char c) {
        if (c < 128) {
            return c >= 'A' && c <= 'Z' ? (char) (c | 0x20) : c;
        }
        return Character.toLowerCase(Character.toUpperCase(c));
    }

    /** The same for texts that differ in case only. */
    static String of(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            folded.append(of(text.charAt(i)));
        }
        return folded.toString();
    }

    /** A hash of a part of a text, equal for parts that differ in case only. */
    static int hash(String text, int start, int end) {
        int hash = 7;
        for (int i = start; i < end; i++) {
            hash = 31 * hash + of(text.charAt(i));
        }
        return hash;
    }

    static int hash(String text) {
        return hash(text, 0, text.length());
    }

    /** Whether all characters are ASCII. */
    static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 128) {
                return false;
            }
        }
        return true;
    }

    /** Whether case folding works character by character, which it does not outside the basic plane. */
    static boolean isFoldable(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
