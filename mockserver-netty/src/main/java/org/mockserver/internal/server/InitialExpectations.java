package org.mockserver.internal.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.RuleStore;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;

/** Reads the expectations that a server starts with: a file, a class-path resource, or the files of a glob. */
final class InitialExpectations {

    private static final String GLOB_CHARACTERS = "*?[{";

    private final String location;

    InitialExpectations(String location) {
        this.location = location;
    }

    /** Stores the expectations of all files, files in the order of their names; all or none. */
    List<Expectation> loadInto(RuleStore rules) throws StartFailure {
        List<Expectation> expectations = read();
        try {
            return rules.upsert(expectations);
        } catch (WireException invalid) {
            throw new StartFailure(
                    "initializationJsonPath " + location + " is not valid: " + summary(invalid), invalid);
        }
    }

    private List<Expectation> read() throws StartFailure {
        List<Expectation> expectations = new ArrayList<>();
        for (Source source : sources()) {
            try {
                expectations.addAll(ExpectationWire.readMany(source.text()));
            } catch (WireException invalid) {
                throw new StartFailure(
                        "initializationJsonPath " + source.name() + " is not valid: " + summary(invalid), invalid);
            }
        }
        return expectations;
    }

    /** The files as they are now, for telling whether one has changed; empty for a class-path resource. */
    List<Path> files() throws StartFailure {
        return isGlob()
                ? matchingFiles()
                : Stream.of(Path.of(location)).filter(Files::exists).toList();
    }

    private record Source(String name, String text) {}

    private List<Source> sources() throws StartFailure {
        List<Source> sources = new ArrayList<>();
        try {
            List<Path> files = files();
            for (Path file : files) {
                sources.add(new Source(file.toString(), text(file)));
            }
            if (files.isEmpty()) {
                String resource = isGlob() ? null : resource();
                if (resource == null) {
                    throw new StartFailure("initializationJsonPath " + location + " names no file that exists", null);
                }
                sources.add(new Source("classpath:" + location, resource));
            }
        } catch (IOException | InvalidPathException unreadable) {
            throw new StartFailure(
                    "initializationJsonPath " + location + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
        return sources;
    }

    private static String text(Path file) throws IOException, StartFailure {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (CharacterCodingException otherCharset) {
            throw new StartFailure("initializationJsonPath " + file + " is not text in UTF-8", otherCharset);
        }
    }

    private @Nullable String resource() throws IOException {
        try (InputStream in = InitialExpectations.class.getClassLoader().getResourceAsStream(location)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private boolean isGlob() {
        return location.chars().anyMatch(c -> GLOB_CHARACTERS.indexOf(c) >= 0)
                && !Files.exists(Path.of(location.replaceAll("[*?]", "_")));
    }

    /* The part of the location before the first segment with a wild card is a directory; the rest is matched below it. */
    private List<Path> matchingFiles() throws StartFailure {
        int wild = 0;
        while (GLOB_CHARACTERS.indexOf(location.charAt(wild)) < 0) {
            wild++;
        }
        int slash = location.lastIndexOf('/', wild);
        Path root = Path.of(slash < 0 ? "" : location.substring(0, slash + 1));
        PathMatcher matcher = matcher(location.substring(slash + 1));
        List<Path> found = new ArrayList<>();
        try (Stream<Path> below = Files.walk(root)) {
            below.filter(Files::isRegularFile)
                    .filter(file -> matcher.matches(root.relativize(file)))
                    .forEach(found::add);
        } catch (IOException | UncheckedIOException unreadable) {
            throw new StartFailure(
                    "initializationJsonPath " + location + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
        Collections.sort(found);
        return found;
    }

    private PathMatcher matcher(String glob) throws StartFailure {
        try {
            return FileSystems.getDefault().getPathMatcher("glob:" + glob);
        } catch (PatternSyntaxException invalid) {
            throw new StartFailure(
                    "initializationJsonPath " + location + " is neither a file nor a valid glob: "
                            + invalid.getDescription(),
                    invalid);
        }
    }

    private static String summary(WireException invalid) {
        StringBuilder text = new StringBuilder();
        invalid.errors()
                .forEach(error -> text.append(text.length() == 0 ? "" : "; ")
                        .append(error.path())
                        .append(": ")
                        .append(error.message()));
        return text.toString();
    }
}
