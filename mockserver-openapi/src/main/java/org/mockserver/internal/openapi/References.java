package org.mockserver.internal.openapi;

import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;
import tools.jackson.databind.JsonNode;

/**
 * Follows {@code $ref}. A reference may lead to any place of the same document, and from a file to files in the directory
 * of the specification and below; it never causes anything to be fetched over the network.
 */
final class References {

    /** A longer chain is taken for a circle. */
    private static final int MAX_STEPS = 50;

    private static final int MAX_DOCUMENTS = 200;
    private static final int MAX_CHARACTERS = 2 * Sources.MAX_BYTES;

    private final Document main;
    private final @Nullable Path directory;
    private final Problems problems;
    private final Map<URI, Document> others = new HashMap<>();
    private int characters;

    References(Document main, Problems problems) {
        this.main = main;
        this.problems = problems;
        this.directory = directoryOf(main.location());
    }

    private static @Nullable Path directoryOf(@Nullable URI location) {
        if (location == null || !"file".equals(location.getScheme())) {
            return null;
        }
        try {
            return Path.of(location).toRealPath().getParent();
        } catch (IOException | FileSystemNotFoundException gone) {
            return null;
        }
    }

    /** Whether the specification consists of one document only, as far as it was read. */
    synchronized boolean onlyMain() {
        return others.isEmpty();
    }

    /** The part itself if it is no reference, else what it leads to; null, and a problem, when that is nothing. */
    @Nullable
    Located follow(Located part) {
        Located current = part;
        for (int i = 0; i < MAX_STEPS; i++) {
            JsonNode reference = current.node().path("$ref");
            if (!reference.isString()) {
                return current;
            }
            Located target = target(current.document(), reference.stringValue());
            if (target == null) {
                return null;
            }
            current = target;
        }
        problems.add(part.node().path("$ref").asString(), "the references go round in a circle");
        return null;
    }

    /** One step; null, and a problem, when there is nothing. */
    @Nullable
    Located target(Document from, String reference) {
        try {
            int hash = reference.indexOf('#');
            String place = hash < 0 ? reference : reference.substring(0, hash);
            Document document = place.isEmpty() ? from : other(from, place);
            JsonNode node = hash < 0 ? document.root() : pointed(document.root(), reference.substring(hash + 1));
            if (!node.isMissingNode()) {
                return new Located(document, node);
            }
            problems.add(reference, "the reference leads nowhere");
        } catch (WireException unusable) {
            problems.add(reference, unusable.errors().get(0).message());
        }
        return null;
    }

    private static JsonNode pointed(JsonNode root, String pointer) {
        JsonNode node = root;
        if (pointer.isEmpty() || pointer.equals("/")) {
            return root;
        }
        String decoded = pointer.indexOf('%') < 0 ? pointer : decode(pointer);
        for (String step : decoded.substring(decoded.startsWith("/") ? 1 : 0).split("/", -1)) {
            String name = step.replace("~1", "/").replace("~0", "~");
            node = node.isArray() ? node.path(index(name)) : node.path(name);
        }
        return node;
    }

    private static String decode(String pointer) {
        try {
            return URLDecoder.decode(pointer.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notEncoded) {
            return pointer;
        }
    }

    private static int index(String name) {
        return name.length() < 7 && !name.isEmpty() && name.chars().allMatch(c -> c >= '0' && c <= '9')
                ? Integer.parseInt(name)
                : -1;
    }

    private synchronized Document other(Document from, String place) {
        if (from.location() == null) {
            throw new WireException("a specification that is given as text can only refer to itself");
        }
        URI location;
        try {
            location = from.location().resolve(place.replace(" ", "%20"));
        } catch (IllegalArgumentException malformed) {
            throw new WireException("is no usable reference: " + malformed.getMessage());
        }
        if (location.equals(main.location())) {
            return main;
        }
        Document known = others.get(location);
        if (known == null) {
            known = read(location);
            others.put(location, known);
        }
        return known;
    }

    private Document read(URI location) {
        if (directory == null || !"file".equals(location.getScheme())) {
            throw new WireException("references are not fetched over the network; put the parts into one document, or"
                    + " into files beside the specification");
        }
        if (others.size() >= MAX_DOCUMENTS) {
            throw new WireException("the specification consists of more than " + MAX_DOCUMENTS + " files");
        }
        Path file;
        try {
            file = Path.of(location).toRealPath();
        } catch (IOException | IllegalArgumentException | FileSystemNotFoundException unusable) {
            throw new WireException("there is no such file beside the specification");
        }
        if (!file.startsWith(directory)) {
            throw new WireException("files outside the directory of the specification are not read");
        }
        String text = Sources.read(file).text();
        characters += text.length();
        if (characters > MAX_CHARACTERS) {
            throw new WireException("the files of the specification are larger than " + MAX_CHARACTERS + " together");
        }
        return new Document(Texts.parse(text), location, file.toString());
    }
}
