package org.mockserver.internal.tls;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files in a folder for the user who runs the server. Where the system has no such permissions, those of the folder count. */
final class OwnerFiles {

    private static final Set<PosixFilePermission> OWNER = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> EVERYONE = PosixFilePermissions.fromString("rw-r--r--");
    private static final Set<PosixFilePermission> OWNER_FOLDER = PosixFilePermissions.fromString("rwx------");

    private OwnerFiles() {}

    /* A folder that exists keeps its permissions. */
    static void createFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        if (isPosix()) {
            Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(OWNER_FOLDER));
        } else {
            Files.createDirectories(folder);
        }
    }

    static void writeSecret(Path file, String text) throws IOException {
        write(file, text, OWNER);
    }

    static void writeReadable(Path file, String text) throws IOException {
        write(file, text, EVERYONE);
    }

    private static boolean isPosix() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    }

    /* The draft has its permissions before it has its content. */
    private static void write(Path file, String text, Set<PosixFilePermission> permissions) throws IOException {
        Path folder = file.getParent();
        String name = file.getFileName().toString();
        Path draft = isPosix()
                ? Files.createTempFile(folder, name, ".tmp", PosixFilePermissions.asFileAttribute(OWNER))
                : Files.createTempFile(folder, name, ".tmp");
        Files.writeString(draft, text, StandardCharsets.US_ASCII);
        if (isPosix()) {
            Files.setPosixFilePermissions(draft, permissions);
        }
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
