package org.mockserver.internal.exchange;

import java.net.URLDecoder;
import java.nio.charset.Charset;

/** Decodes query strings and form bodies: {@code a=1&b=2} with percent escapes and plus signs for spaces. */
final class FormDecoder {

    private FormDecoder() {}

    /* A semicolon is part of the value unless somebody wants it to separate. A nameless pair is dropped. One malformed escape makes
     * the whole text unusable, because its author meant something else. */
    static Pairs decode(String text, Charset charset) {
        return decode(text, charset, false);
    }

    /** The same, with or without semicolons as separators. */
    static Pairs decode(String text, Charset charset, boolean semicolonsSeparate) {
        Pairs.Builder pairs = new Pairs.Builder(4);
        try {
            for (int start = 0; start < text.length(); ) {
                int end = end(text, start, '&', text.length());
                end = semicolonsSeparate ? end(text, start, ';', end) : end;
                int equals = text.indexOf('=', start);
                if (equals < 0 || equals > end) {
                    equals = end;
                }
                if (equals > start) {
                    String name = decodePart(text, start, equals, charset);
                    String value = equals < end ? decodePart(text, equals + 1, end, charset) : "";
                    pairs.add(name, value);
                }
                start = end + 1;
            }
        } catch (IllegalArgumentException malformedEscape) {
            return Pairs.EMPTY;
        }
        return pairs.build();
    }

    private static int end(String text, int start, char separator, int otherwise) {
        int end = text.indexOf(separator, start);
        return end < 0 ? otherwise : Math.min(end, otherwise);
    }

    private static String decodePart(String text, int start, int end, Charset charset) {
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c == '%' || c == '+') {
                return URLDecoder.decode(text.substring(start, end), charset);
            }
        }
        return text.substring(start, end);
    }
}
