package org.mockserver.internal.action;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.wire.WireException;

/** The directories below which files named by expectations may lie. */
final class FileRoots {

    private final List<Path> roots;

    FileRoots(List<Path> roots) {
        this.roots = roots;
    }

    /**
     * Checks a name at registration, when the file need not exist yet.
     *
     * @param path where the name stands, for errors
     * @return the absolute path
     */
    Path admit(String name, String path) {
        try {
            Path file = Path.of(name).toAbsolutePath().normalize();
            if (isBelow(file) || (Files.exists(file) && isBelow(file.toRealPath()))) {
                return file;
            }
            throw new WireException(path, refusal(name));
        } catch (InvalidPathException | IOException unusable) {
            throw new WireException(path, "\"" + name + "\" is not a usable file name: " + unusable.getMessage());
        }
    }

    /**
     * Checks a file when it is about to be read: a symbolic link must not lead out.
     *
     * @return the real path
     * @throws IOException if the file does not exist or lies elsewhere
     */
    Path resolve(Path file) throws IOException {
        Path real = file.toRealPath();
        if (!isBelow(real)) {
            throw new AccessDeniedException(file.toString(), null, refusal(file.toString()));
        }
        return real;
    }

    /**
     * The text of a file when an expectation is registered.
     *
     * @param path where the name stands, for errors
     */
    String text(String name, String path) {
        try {
            return Files.readString(resolve(admit(name, path)), Texts.UTF_8);
        } catch (IOException unreadable) {
            throw new WireException(path, "\"" + name + "\" cannot be read: " + unreadable);
        }
    }

    private boolean isBelow(Path file) throws IOException {
        for (Path root : roots) {
            Path absolute = root.toAbsolutePath().normalize();
            if (file.startsWith(absolute) || (Files.exists(absolute) && file.startsWith(absolute.toRealPath()))) {
                return true;
            }
        }
        return false;
    }

    private String refusal(String name) {
        List<String> allowed = new ArrayList<>();
        roots.forEach(root -> allowed.add(root.toAbsolutePath().normalize().toString()));
        return "\"" + name + "\" lies outside the directories from which files may be read: " + allowed
                + ". The setting mockserver." + SettingKeys.RESPONSE_FILE_ROOTS.name() + " names them";
    }
}
