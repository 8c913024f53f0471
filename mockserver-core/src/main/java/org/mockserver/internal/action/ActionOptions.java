package org.mockserver.internal.action;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;

/**
 * What compiling an action depends on beside the expectation.
 *
 * @param fileRoots directories below which files named by expectations may lie
 * @param random source of sampled delays and random choices; safe for use by any thread
 */
public record ActionOptions(List<Path> fileRoots, RandomGenerator random) {

    /** Copies the roots. */
    public ActionOptions {
        fileRoots = List.copyOf(fileRoots);
    }

    /**
     * The options that the settings ask for.
     *
     * @param settings the resolved settings
     * @return options with each thread's own random source
     */
    public static ActionOptions of(Settings settings) {
        List<Path> roots = settings.get(SettingKeys.RESPONSE_FILE_ROOTS).stream()
                .map(Path::of)
                .toList();
        return new ActionOptions(roots, () -> ThreadLocalRandom.current().nextLong());
    }
}
