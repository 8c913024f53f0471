package org.mockserver.internal.action.template;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;
import org.mockserver.model.HttpTemplate.TemplateType;

/**
 * What the settings say about templates.
 *
 * @param timeoutMillis the most time a rendering may take, by language; 0 or less for no limit
 * @param maxOutputChars the most characters a rendering may produce
 * @param disallowedText texts that may not occur in templates, by language
 * @param failureIsServerError whether a failed rendering is answered with status 500, else with 404
 * @param fakerSeed makes invented data repeat; 0 for other data each time
 */
public record TemplateOptions(
        Map<TemplateType, Long> timeoutMillis,
        int maxOutputChars,
        Map<TemplateType, List<String>> disallowedText,
        boolean failureIsServerError,
        long fakerSeed) {

    private static final long DEFAULT_TIMEOUT_MILLIS = 5_000;
    private static final int DEFAULT_OUTPUT_CHARS = 10 * 1024 * 1024;

    /* Half of what fits, so that adding it to a clock gives a time in the future. */
    private static final long UNLIMITED_NANOS = Long.MAX_VALUE / 2;

    /** Options for tools and tests. */
    public static final TemplateOptions STANDARD =
            new TemplateOptions(Map.of(), DEFAULT_OUTPUT_CHARS, Map.of(), true, 0);

    /**
     * The options that the settings ask for.
     *
     * @param settings the settings in force
     * @return the options
     */
    public static TemplateOptions of(Settings settings) {
        long velocityMillis = settings.get(SettingKeys.VELOCITY_TEMPLATE_EXECUTION_TIMEOUT);
        return new TemplateOptions(
                Map.of(
                        TemplateType.VELOCITY,
                        velocityMillis,
                        TemplateType.MUSTACHE,
                        velocityMillis,
                        TemplateType.JAVASCRIPT,
                        settings.get(SettingKeys.JAVASCRIPT_TEMPLATE_EXECUTION_TIMEOUT)),
                settings.get(SettingKeys.MAX_TEMPLATE_OUTPUT_CHARACTERS),
                Map.of(
                        TemplateType.VELOCITY,
                        settings.get(SettingKeys.VELOCITY_DISALLOWED_TEXT),
                        TemplateType.MUSTACHE,
                        settings.get(SettingKeys.MUSTACHE_DISALLOWED_TEXT),
                        TemplateType.JAVASCRIPT,
                        settings.get(SettingKeys.JAVASCRIPT_DISALLOWED_TEXT)),
                settings.get(SettingKeys.TEMPLATE_FAILURE_AS_SERVER_ERROR),
                settings.get(SettingKeys.TEMPLATE_FAKER_SEED));
    }

    /**
     * The most time a rendering may take.
     *
     * @param language of the template
     * @return nanoseconds, many years for no limit
     */
    public long timeoutNanos(TemplateType language) {
        long millis = timeoutMillis.getOrDefault(language, DEFAULT_TIMEOUT_MILLIS);
        return millis <= 0 ? UNLIMITED_NANOS : TimeUnit.MILLISECONDS.toNanos(millis);
    }
}
