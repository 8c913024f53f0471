package org.mockserver.internal.action;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.mockserver.internal.exchange.Pairs;

/**
 * Changes of a query or of cookies that leave what is not changed as it was written. A part is told apart from a new one
 * by its value, which is the whole text of the part.
 */
final class RawText {

    private RawText() {}

    /** The query with its changes; parameters are escaped where they are new. */
    static String query(String raw, PairEdits edits) {
        Map<String, String> untouched = new HashMap<>();
        Pairs.Builder parts = new Pairs.Builder(8);
        for (String part : raw.isEmpty() ? new String[0] : raw.split("&", -1)) {
            int equals = part.indexOf('=');
            String mark = "\0" + untouched.size();
            untouched.put(mark, part);
            parts.add(decoded(equals < 0 ? part : part.substring(0, equals)), mark);
        }
        return joined(edits.apply(parts.build()), untouched, "&", true);
    }

    /** The value of a Cookie header with its changes. */
    static String cookies(String raw, PairEdits edits) {
        Map<String, String> untouched = new HashMap<>();
        Pairs.Builder parts = new Pairs.Builder(8);
        for (String part : raw.split(";", -1)) {
            String cookie = part.strip();
            if (!cookie.isEmpty()) {
                int equals = cookie.indexOf('=');
                String mark = "\0" + untouched.size();
                untouched.put(mark, cookie);
                parts.add(equals < 0 ? cookie : cookie.substring(0, equals).strip(), mark);
            }
        }
        return joined(edits.apply(parts.build()), untouched, "; ", false);
    }

    private static String joined(Pairs pairs, Map<String, String> untouched, String separator, boolean escape) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < pairs.size(); i++) {
            text.append(text.isEmpty() ? "" : separator);
            String kept = untouched.get(pairs.value(i));
            if (kept != null) {
                text.append(kept);
            } else {
                text.append(escape ? escaped(pairs.name(i)) : pairs.name(i))
                        .append('=')
                        .append(escape ? escaped(pairs.value(i)) : pairs.value(i));
            }
        }
        return text.toString();
    }

    /* Not every server takes a plus sign for a blank. */
    private static String escaped(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return text;
        }
    }
}
