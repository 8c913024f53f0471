package org.mockserver.internal.action;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import org.mockserver.internal.action.template.TemplateOptions;
import org.mockserver.internal.action.template.TemplateWorld;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;

/**
 * What compiling an action depends on beside the expectation.
 *
 * @param fileRoots directories below which files named by expectations may lie
 * @param random source of sampled delays and random choices; safe for use by any thread
 * @param templates limits of templates
 * @param world what templates can reach of the server
 * @param callbackPackages packages whose classes may be called back; {@code *} for all
 * @param specifications reads specifications of APIs
 * @param bodies makes tests of bodies
 */
public record ActionOptions(
        List<Path> fileRoots,
        RandomGenerator random,
        TemplateOptions templates,
        TemplateWorld world,
        List<String> callbackPackages,
        Specifications specifications,
        BodyTests bodies) {

    /** Copies the lists. */
    public ActionOptions {
        fileRoots = List.copyOf(fileRoots);
        callbackPackages = List.copyOf(callbackPackages);
    }

    /**
     * Options with usual limits and without a server, under which no class is called back; for tools and tests.
     *
     * @param fileRoots as above
     * @param random as above
     */
    public ActionOptions(List<Path> fileRoots, RandomGenerator random) {
        this(
                fileRoots,
                random,
                TemplateOptions.STANDARD,
                TemplateWorld.EMPTY,
                List.of(),
                Specifications.NONE,
                BodyTests.NONE);
    }

    /**
     * The same options for the actions of one expectation.
     *
     * @param reachable what its templates can reach of the server
     * @param readable reads specifications of APIs
     * @param tests makes tests of bodies
     * @return the options
     */
    public ActionOptions within(TemplateWorld reachable, Specifications readable, BodyTests tests) {
        return new ActionOptions(fileRoots, random, templates, reachable, callbackPackages, readable, tests);
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
        return new ActionOptions(
                roots,
                () -> ThreadLocalRandom.current().nextLong(),
                TemplateOptions.of(settings),
                TemplateWorld.EMPTY,
                settings.get(SettingKeys.CALLBACK_CLASS_PACKAGES),
                Specifications.NONE,
                BodyTests.NONE);
    }
}
