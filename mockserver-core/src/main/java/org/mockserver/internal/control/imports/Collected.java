package org.mockserver.internal.control.imports;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.mockserver.mock.Expectation;

/** The expectations of a document while it is read. Used by one thread. */
final class Collected {

    private static final int HASH_BYTES = 8;

    private final Imports.Options options;
    private final List<Expectation> expectations = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    Collected(Imports.Options options) {
        this.options = options;
    }

    Imports.Options options() {
        return options;
    }

    Redaction redaction() {
        return options.redaction();
    }

    /** Starts an expectation. */
    Imported start() {
        return new Imported(options);
    }

    /** Adds an expectation; an id that is taken gets a number. */
    void add(String id, Expectation expectation) {
        String free = id;
        for (int i = 2; !ids.add(free); i++) {
            free = id + '-' + i;
        }
        expectations.add(expectation.withId(free));
    }

    /** Turns the order around, for tools that try what was added last first. */
    void reverse() {
        Collections.reverse(expectations);
    }

    List<Expectation> expectations() {
        return expectations;
    }

    /** 16 hexadecimal digits that stay the same for the same text. */
    static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, HASH_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** A name as a part of an id: lower case, digits and hyphens. */
    static String slug(String name) {
        String slug = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return slug.replaceAll("^-|-$", "");
    }
}
