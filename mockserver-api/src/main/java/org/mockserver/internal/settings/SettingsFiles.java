package org.mockserver.internal.settings;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Finds settings files by the location a user gives. */
@FunctionalInterface
public interface SettingsFiles {
    /**
     * The text of the file at a location.
     *
     * @return null when there is no such file
     * @throws IOException when there is one that cannot be read
     */
    @Nullable
    String read(String location) throws IOException;

    /** Looks on the class path first, then in the file system relative to the working directory. */
    static SettingsFiles ofProcess() {
        return location -> {
            try (InputStream resource = location.startsWith("/")
                    ? null
                    : SettingsFiles.class.getClassLoader().getResourceAsStream(location)) {
                if (resource != null) {
                    return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
                }
            }
            try {
                Path path = Path.of(location);
                return Files.exists(path) ? Files.readString(path) : null;
            } catch (InvalidPathException notAPath) {
                return null;
            }
        };
    }
}
