package org.mockserver.internal.exchange;

/** Reads the cookies a client sends (RFC 6265 section 4.2); of several with the same name the first counts. */
final class CookieDecoder {

    private CookieDecoder() {}

    static Pairs decode(Pairs headers) {
        Pairs.Builder cookies = null;
        for (int i = 0; i < headers.size(); i++) {
            if (headers.name(i).equalsIgnoreCase("cookie")) {
                cookies = cookies == null ? new Pairs.Builder(4) : cookies;
                decodeLine(headers.value(i), cookies);
            }
        }
        return cookies == null ? Pairs.EMPTY : cookies.build();
    }

    private static void decodeLine(String line, Pairs.Builder cookies) {
        for (int start = 0; start < line.length(); ) {
            int end = line.indexOf(';', start);
            end = end < 0 ? line.length() : end;
            int equals = line.indexOf('=', start);
            if (equals > start && equals < end) {
                String name = line.substring(start, equals).strip();
                if (!name.isEmpty() && !cookies.has(name)) {
                    cookies.add(name, unquoted(line.substring(equals + 1, end).strip()));
                }
            }
            start = end + 1;
        }
    }

    private static String unquoted(String value) {
        boolean quoted = value.length() >= 2 && value.charAt(0) == '"' && value.charAt(value.length() - 1) == '"';
        return quoted ? value.substring(1, value.length() - 1) : value;
    }
}
