package org.mockserver.client;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A condition of a call that older servers leave out without a word, so that more would be cleared or returned than was
 * asked for. Everything else that older servers lack they refuse themselves. Versions are those of published servers.
 */
enum Ability {
    CORRELATION("correlation ids of logs", 6, 1),
    NAMESPACES("namespaces", 8, 0),
    CONSOLIDATION("options for recorded expectations", 8, 0),
    METADATA("metadata of expectations", 9, 2),
    UNMATCHED("expectations that matched no request as a condition", 9, 2),
    PAGES("limits and offsets", 9, 2);

    private static final Pattern VERSION = Pattern.compile("(\\d+)\\.(\\d+).*");

    /** The first published server this client works with; lower numbers are of servers that count differently. */
    private static final int FIRST_MAJOR = 5;

    private final String words;
    private final int major;
    private final int minor;

    Ability(String words, int major, int minor) {
        this.words = words;
        this.major = major;
        this.minor = minor;
    }

    /** Whether a server of that version is known to lack it; the version is what the server says of itself. */
    boolean isMissingIn(String version) {
        Matcher parts = VERSION.matcher(version);
        if (!parts.matches()) {
            return false;
        }
        int itsMajor = Integer.parseInt(parts.group(1));
        int itsMinor = Integer.parseInt(parts.group(2));
        return itsMajor >= FIRST_MAJOR && (itsMajor < major || itsMajor == major && itsMinor < minor);
    }

    /** The text of the exception for a call that is not sent. */
    String refusal(String version, Call call, String url) {
        return call.method() + " " + url + " was not sent: the server there is MockServer " + version
                + ", which does not know " + words + " and would act as if no such condition were given. Use "
                + "MockServer " + major + "." + minor + " or later, or a call without that condition.";
    }
}
