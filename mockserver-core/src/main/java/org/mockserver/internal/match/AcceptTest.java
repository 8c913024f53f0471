package org.mockserver.internal.match;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Whether an Accept header takes a media type (RFC 9110 section 12.5.1): {@code accept:application/json}. */
final class AcceptTest implements TextTest {

    private static final String PREFIX = "accept:";

    private final String mediaType;
    private final String anySubtype;

    private AcceptTest(String mediaType) {
        this.mediaType = mediaType;
        this.anySubtype = mediaType.substring(0, mediaType.indexOf('/')) + "/*";
    }

    /** The test that a text spells, or null when it spells none. */
    static @Nullable AcceptTest parse(String text) {
        if (!text.regionMatches(true, 0, PREFIX, 0, PREFIX.length())) {
            return null;
        }
        String type = text.substring(PREFIX.length()).strip().toLowerCase(Locale.ROOT);
        int slash = type.indexOf('/');
        return slash > 0 && slash < type.length() - 1 ? new AcceptTest(type) : null;
    }

    /* The most specific range decides, whatever its place in the list. */
    @Override
    public boolean test(String actual) {
        int best = 0;
        boolean accepted = false;
        for (String range : actual.toLowerCase(Locale.ROOT).split(",", -1)) {
            int semicolon = range.indexOf(';');
            String type = (semicolon < 0 ? range : range.substring(0, semicolon)).strip();
            int precision = type.equals(mediaType) ? 3 : type.equals(anySubtype) ? 2 : type.equals("*/*") ? 1 : 0;
            if (precision > best) {
                best = precision;
                accepted = semicolon < 0 || !isZeroWeight(range.substring(semicolon + 1));
            }
        }
        return accepted;
    }

    private static boolean isZeroWeight(String parameters) {
        for (String parameter : parameters.split(";", -1)) {
            String stripped = parameter.strip();
            if (stripped.startsWith("q=")) {
                return stripped.substring(2).strip().matches("0(\\.0{0,3})?");
            }
        }
        return false;
    }
}
