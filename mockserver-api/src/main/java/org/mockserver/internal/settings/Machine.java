package org.mockserver.internal.settings;

/**
 * What defaults are derived from.
 *
 * @param maxHeapBytes the largest heap this process may use
 * @param processors the processors available to it
 * @param workingDirectory the absolute path relative names are resolved against
 * @param temporaryDirectory the directory for temporary files
 * @param homeDirectory the directory of the user
 */
public record Machine(
        long maxHeapBytes, int processors, String workingDirectory, String temporaryDirectory, String homeDirectory) {
    /** Where the user's home is not known, as in a container without an entry for the user. */
    private static final String NO_HOME = "?";

    /**
     * A machine on which the user lives in the working directory.
     *
     * @param maxHeapBytes as above
     * @param processors as above
     * @param workingDirectory as above
     * @param temporaryDirectory as above
     */
    public Machine(long maxHeapBytes, int processors, String workingDirectory, String temporaryDirectory) {
        this(maxHeapBytes, processors, workingDirectory, temporaryDirectory, workingDirectory);
    }

    /** The machine and process this code runs in. */
    public static Machine ofProcess() {
        Runtime runtime = Runtime.getRuntime();
        String working = System.getProperty("user.dir", ".");
        String home = System.getProperty("user.home", NO_HOME);
        return new Machine(
                runtime.maxMemory(),
                runtime.availableProcessors(),
                working,
                System.getProperty("java.io.tmpdir", "/tmp"),
                home.equals(NO_HOME) ? working : home);
    }
}
