package org.mockserver.internal.openapi;

import java.util.Locale;

/** What the name of a media type says. */
final class MediaTypes {

    private MediaTypes() {}

    static boolean isJson(String type) {
        String name = name(type);
        return name.endsWith("/json") || name.endsWith("+json");
    }

    static boolean isXml(String type) {
        String name = name(type);
        return name.endsWith("/xml") || name.endsWith("+xml");
    }

    static boolean isForm(String type) {
        return name(type).equals("application/x-www-form-urlencoded");
    }

    /** Whether it stands for several types, JSON among them. */
    static boolean isRangeWithJson(String type) {
        String name = name(type);
        return name.equals("*/*") || name.equals("application/*") || name.equals("*");
    }

    /** A regular expression for the content types it stands for, parameters allowed. */
    static String pattern(String type) {
        StringBuilder pattern = new StringBuilder();
        String name = name(type);
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean plain = c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '/' || c == '-' || c == '_';
            pattern.append(c == '*' ? "[^;]*" : plain ? String.valueOf(c) : "\\" + c);
        }
        return pattern.append("(\\s*;.*)?").toString();
    }

    private static String name(String type) {
        int semicolon = type.indexOf(';');
        return (semicolon < 0 ? type : type.substring(0, semicolon)).strip().toLowerCase(Locale.ROOT);
    }
}
