package org.mockserver.internal.openapi;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;

/** Finds the text that {@code specUrlOrPayload} means: a URL, a file, a class-path resource, or the text itself. */
final class Sources {

    /** The name of a text that was given as it is. */
    static final String GIVEN = "the specification";

    /** Far beyond real specifications, of which the largest known have about ten million bytes. */
    static final int MAX_BYTES = 32 * 1024 * 1024;

    private final Fetcher fetcher;

    Sources(Fetcher fetcher) {
        this.fetcher = fetcher;
    }

    /** Throws WireException naming the place when nothing can be read there. */
    Source find(String specUrlOrPayload) {
        String given = specUrlOrPayload.strip();
        if (isText(given)) {
            return new Source(specUrlOrPayload, null, GIVEN);
        }
        String lower = given.toLowerCase(Locale.ROOT);
        if (lower.startsWith("http://") || lower.startsWith("https://")) {
            return fetched(given);
        }
        if (lower.startsWith("file:")) {
            return read(fileOf(given));
        }
        String resource = lower.startsWith("classpath:") ? given.substring(given.indexOf(':') + 1) : given;
        Path file = existing(given);
        if (file != null) {
            return read(file);
        }
        String text = resource(resource);
        if (text != null) {
            return new Source(text, null, "classpath:" + resource);
        }
        if (lower.endsWith(".json") || lower.endsWith(".yaml") || lower.endsWith(".yml")) {
            throw new WireException(given + " is neither a file nor a resource on the class path");
        }
        return new Source(specUrlOrPayload, null, GIVEN);
    }

    private static boolean isText(String given) {
        return given.startsWith("{") || given.indexOf('\n') >= 0;
    }

    private static Path fileOf(String uri) {
        try {
            return Path.of(URI.create(uri));
        } catch (IllegalArgumentException | FileSystemNotFoundException unusable) {
            throw new WireException(uri + " is no usable file URL: " + unusable.getMessage());
        }
    }

    private static @Nullable Path existing(String name) {
        try {
            Path file = Path.of(name);
            return Files.isRegularFile(file) ? file : null;
        } catch (InvalidPathException noFileName) {
            return null;
        }
    }

    private static @Nullable String resource(String name) {
        try (InputStream in = Sources.class.getClassLoader().getResourceAsStream(name)) {
            return in == null ? null : text(in.readNBytes(MAX_BYTES + 1), name);
        } catch (IOException unreadable) {
            throw new WireException(name + " cannot be read: " + unreadable.getMessage());
        }
    }

    /** The document in a file. */
    static Source read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return new Source(text(in.readNBytes(MAX_BYTES + 1), file.toString()), file.toUri(), file.toString());
        } catch (IOException unreadable) {
            throw new WireException(file + " cannot be read: " + unreadable.getMessage());
        }
    }

    private Source fetched(String url) {
        URI location;
        try {
            location = URI.create(url);
        } catch (IllegalArgumentException malformed) {
            throw new WireException(url + " is no usable URL: " + malformed.getMessage());
        }
        try {
            return new Source(text(fetcher.fetch(location, MAX_BYTES), url), location, url);
        } catch (IOException unreachable) {
            throw new WireException(url + " cannot be fetched: " + unreachable.getMessage());
        }
    }

    private static String text(byte[] bytes, String name) {
        if (bytes.length > MAX_BYTES) {
            throw new WireException(name + " has more than " + MAX_BYTES + " bytes");
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
