package org.mockserver.internal.http1;

import io.netty.util.AsciiString;
import org.jspecify.annotations.Nullable;

/** Header names that are sent again and again, so that their texts need not be made anew for each message. */
final class HeaderNames {

    private static final String[] COMMON = {
        "Host",
        "User-Agent",
        "Accept",
        "Accept-Encoding",
        "Accept-Language",
        "Connection",
        "Content-Type",
        "Content-Length",
        "Content-Encoding",
        "Transfer-Encoding",
        "Authorization",
        "Cookie",
        "Origin",
        "Referer",
        "Cache-Control",
        "Pragma",
        "Expect",
        "Upgrade",
        "HTTP2-Settings",
        "X-Forwarded-For",
        "X-Forwarded-Proto",
        "X-Request-ID",
        "X-Correlation-ID",
        "Traceparent",
        "Tracestate",
        "If-None-Match",
        "Server",
        "Date",
        "Location",
        "Set-Cookie",
        "ETag",
        "Last-Modified",
        "Vary",
        "Keep-Alive",
        "Accept-Ranges",
        "Strict-Transport-Security"
    };

    /** A power of two several times the number of names, so that most slots are empty. */
    private static final int SLOTS = 256;

    private static final @Nullable AsciiString[] TABLE = table();

    private HeaderNames() {}

    private static @Nullable AsciiString[] table() {
        @Nullable AsciiString[] table = new AsciiString[SLOTS];
        for (String name : COMMON) {
            put(table, AsciiString.cached(name));
            put(table, AsciiString.cached(AsciiString.of(name).toLowerCase().toString()));
        }
        return table;
    }

    /* A name whose slot is taken is left out: it is merely made anew. */
    private static void put(@Nullable AsciiString[] table, AsciiString name) {
        int slot = slot(name.array(), name.arrayOffset(), name.length());
        if (table[slot] == null) {
            table[slot] = name;
        }
    }

    private static int slot(byte[] line, int start, int length) {
        return (line[start] * 31 + line[start + length - 1] * 7 + line[start + (length >> 1)] * 3 + length * 17)
                & (SLOTS - 1);
    }

    /* The shared text of a name in exactly this spelling, null when there is none. */
    static @Nullable AsciiString find(byte[] line, int start, int length) {
        if (length == 0) {
            return null;
        }
        AsciiString known = TABLE[slot(line, start, length)];
        if (known == null || known.length() != length) {
            return null;
        }
        for (int i = 0; i < length; i++) {
            if (known.byteAt(i) != line[start + i]) {
                return null;
            }
        }
        return known;
    }
}
