package org.mockserver.internal.http2;

import io.netty.util.AsciiString;

/** What names and values of fields must look like; whoever breaks a rule made a malformed message. */
final class FieldRules {

    static final AsciiString HOST = AsciiString.cached("host");
    static final AsciiString WEBSOCKET = AsciiString.cached("websocket");
    static final AsciiString COOKIE = AsciiString.cached("cookie");

    private static final boolean[] TOKEN =
            table("!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
    private static final boolean[] NAME = table("!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyz");

    private FieldRules() {}

    private static boolean[] table(String members) {
        boolean[] table = new boolean[256];
        for (int i = 0; i < members.length(); i++) {
            table[members.charAt(i)] = true;
        }
        return table;
    }

    /* A token without capital letters (RFC 9113 section 8.2.1). */
    static void checkName(AsciiString name) {
        if (name.isEmpty() || !consistsOf(name, NAME)) {
            throw new IllegalArgumentException("illegal field name");
        }
    }

    static void checkToken(AsciiString text) {
        if (text.isEmpty() || !consistsOf(text, TOKEN)) {
            throw new IllegalArgumentException("not a token");
        }
    }

    private static boolean consistsOf(AsciiString text, boolean[] members) {
        byte[] bytes = text.array();
        int end = text.arrayOffset() + text.length();
        for (int i = text.arrayOffset(); i < end; i++) {
            if (!members[bytes[i] & 0xff]) {
                return false;
            }
        }
        return true;
    }

    /* No control characters but tabs, no white space at either end (RFC 9113 section 8.2.1, RFC 9110 section 5.5). */
    static void checkValue(AsciiString value) {
        byte[] bytes = value.array();
        int start = value.arrayOffset();
        int end = start + value.length();
        for (int i = start; i < end; i++) {
            byte b = bytes[i];
            if (b >= 0 && b < ' ' && b != '\t' || b == 0x7f) {
                throw new IllegalArgumentException("control character in a field value");
            }
        }
        if (start < end && (isBlank(bytes[start]) || isBlank(bytes[end - 1]))) {
            throw new IllegalArgumentException("white space around a field value");
        }
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t';
    }

    /* A request target has neither spaces nor control characters (RFC 9112 section 3.2). */
    static void checkTarget(AsciiString target) {
        byte[] bytes = target.array();
        int end = target.arrayOffset() + target.length();
        for (int i = target.arrayOffset(); i < end; i++) {
            if (bytes[i] == ' ' || bytes[i] == '\t') {
                throw new IllegalArgumentException("white space in the path");
            }
        }
    }
}
