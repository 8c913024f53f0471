package org.mockserver.internal.settings;

/**
 * What defaults are derived from.
 *
 * @param maxHeapBytes the largest heap this process may use
 * @param processors the processors available to it
 * @param workingDirectory the absolute path relative names are resolved against
 * @param temporaryDirectory the directory for temporary files
 */
public record Machine(long maxHeapBytes, int processors, String workingDirectory, String temporaryDirectory) {
    /** The machine and process this code runs in. */
    public static Machine ofProcess() {
        Runtime runtime = Runtime.getRuntime();
        return new Machine(
                runtime.maxMemory(),
                runtime.availableProcessors(),
                System.getProperty("user.dir", "."),
                System.getProperty("java.io.tmpdir", "/tmp"));
    }
}
