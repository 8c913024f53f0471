package org.mockserver.internal.exchange;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Small helpers for header texts. */
public final class Texts {

    /** The default charset of bodies. */
    public static final Charset UTF_8 = StandardCharsets.UTF_8;

    private Texts() {}

    /**
     * The charset parameter of a media type (RFC 9110 section 8.3.2).
     *
     * @param mediaType a Content-Type value, or null
     * @param fallback used when no charset is named or it is unknown to this JVM
     * @return a charset
     */
    public static Charset charsetOf(@Nullable String mediaType, Charset fallback) {
        if (mediaType == null) {
            return fallback;
        }
        int at = mediaType.toLowerCase(Locale.ROOT).indexOf("charset=");
        if (at < 0) {
            return fallback;
        }
        int start = at + "charset=".length();
        int semicolon = mediaType.indexOf(';', start);
        String name = mediaType
                .substring(start, semicolon < 0 ? mediaType.length() : semicolon)
                .replace("\"", "")
                .strip();
        if (name.equalsIgnoreCase("utf-8")) {
            return UTF_8;
        }
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return fallback;
        }
    }
}
