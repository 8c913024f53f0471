package org.mockserver.internal.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Registration;
import org.mockserver.internal.wire.ExpectationSource;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;

/** Reads the expectations that a server starts with: a file, a class-path resource, or the files of a glob. */
final class InitialExpectations {

    private final String location;
    private final FilePattern pattern;

    InitialExpectations(String location) {
        this.location = location;
        this.pattern = new FilePattern("initializationJsonPath", location);
    }

    /** Stores the expectations of all files, files in the order of their names; all or none. */
    List<Expectation> loadInto(Registration registration) throws StartFailure {
        List<ExpectationSource> expectations = read();
        try {
            return registration.register(expectations).stored();
        } catch (WireException invalid) {
            throw new StartFailure(
                    "initializationJsonPath " + location + " is not valid: " + summary(invalid), invalid);
        }
    }

    private List<ExpectationSource> read() throws StartFailure {
        List<ExpectationSource> expectations = new ArrayList<>();
        for (Source source : sources()) {
            try {
                expectations.addAll(ExpectationWire.readSources(source.text()));
            } catch (WireException invalid) {
                throw new StartFailure(
                        "initializationJsonPath " + source.name() + " is not valid: " + summary(invalid), invalid);
            }
        }
        return expectations;
    }

    /** The files as they are now, for telling whether one has changed; empty for a class-path resource. */
    List<Path> files() throws StartFailure {
        return pattern.files();
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
                String resource = pattern.isGlob() ? null : resource();
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

    static String summary(WireException invalid) {
        StringBuilder text = new StringBuilder();
        invalid.errors()
                .forEach(error -> text.append(text.length() == 0 ? "" : "; ")
                        .append(error.path())
                        .append(": ")
                        .append(error.message()));
        return text.toString();
    }
}
