package org.mockserver.internal.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** The files that a setting names: one, or those of a glob. */
final class FilePattern {

    private static final String GLOB_CHARACTERS = "*?[{";

    private final String setting;
    private final String location;

    FilePattern(String setting, String location) {
        this.setting = setting;
        this.location = location;
    }

    /** The files there are now, in the order of their names. */
    List<Path> files() throws StartFailure {
        return isGlob()
                ? matchingFiles()
                : Stream.of(Path.of(location)).filter(Files::exists).toList();
    }

    /** Whether the location stands for several files. */
    boolean isGlob() {
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
                    setting + " " + location + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
        Collections.sort(found);
        return found;
    }

    private PathMatcher matcher(String glob) throws StartFailure {
        try {
            return FileSystems.getDefault().getPathMatcher("glob:" + glob);
        } catch (PatternSyntaxException invalid) {
            throw new StartFailure(
                    setting + " " + location + " is neither a file nor a valid glob: " + invalid.getDescription(),
                    invalid);
        }
    }
}
