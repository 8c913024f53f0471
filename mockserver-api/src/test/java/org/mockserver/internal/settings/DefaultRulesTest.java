package org.mockserver.internal.settings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DefaultRulesTest {
    private static final long MIB = 1L << 20;

    @ParameterizedTest(name = "{0} MiB")
    @CsvSource({
        // heap MiB, log entries, expectations, event log bytes, ring slots
        "1024, 128512, 15000, 52637696, 16384",
        "256, 30208, 15000, 12372992, 16384",
        "128, 13824, 11059, 5661696, 16384",
        "64, 5632, 4505, 2306048, 8192",
        "8192, 250000, 15000, 428447744, 16384",
        "16, 1280, 1024, 524288, 2048",
    })
    void historyGrowsWithTheHeap(long heapMib, int logEntries, int expectations, long eventLogBytes, int ringSlots)
            throws SettingsException {
        Settings settings =
                new SourcesBuilder().heapBytes(heapMib * MIB).resolve().settings();

        assertThat(settings.get(SettingKeys.MAX_LOG_ENTRIES)).isEqualTo(logEntries);
        assertThat(settings.get(SettingKeys.MAX_EXPECTATIONS)).isEqualTo(expectations);
        assertThat(settings.get(SettingKeys.MAX_EVENT_LOG_SIZE_IN_BYTES)).isEqualTo(eventLogBytes);
        assertThat(settings.get(SettingKeys.RING_BUFFER_SIZE)).isEqualTo(ringSlots);
    }

    @ParameterizedTest
    @CsvSource({"INFO, 52637696", "WARN, 52637696", "DEBUG, 87730176", "TRACE, 87730176"})
    void debuggingKeepsMoreBytes(String level, long eventLogBytes) throws SettingsException {
        assertThat(new SourcesBuilder()
                        .property("mockserver.logLevel", level)
                        .value(SettingKeys.MAX_EVENT_LOG_SIZE_IN_BYTES))
                .isEqualTo(eventLogBytes);
    }

    @Test
    void devModeShrinksDefaultsButNotWhatIsSet() throws SettingsException {
        Settings settings = new SourcesBuilder()
                .property("mockserver.devMode", "true")
                .property("mockserver.maxExpectations", "5000")
                .resolve()
                .settings();

        assertThat(settings.get(SettingKeys.MAX_LOG_ENTRIES)).isEqualTo(1000);
        assertThat(settings.get(SettingKeys.MAX_EXPECTATIONS)).isEqualTo(5000);
        assertThat(settings.get(SettingKeys.RING_BUFFER_SIZE)).isEqualTo(1024);
    }

    @Test
    void threadsFollowTheProcessors() throws SettingsException {
        Settings settings = new SourcesBuilder().resolve().settings();

        assertThat(settings.get(SettingKeys.NIO_EVENT_LOOP_THREAD_COUNT)).isEqualTo(4);
        assertThat(settings.get(SettingKeys.ACTION_HANDLER_THREAD_COUNT)).isEqualTo(5);
    }

    @Test
    void theDecompressedBoundFollowsTheBodyBound() throws SettingsException {
        assertThat(new SourcesBuilder()
                        .property("mockserver.maxRequestBodySize", "4096")
                        .value(SettingKeys.MAX_DECOMPRESSED_REQUEST_BODY_SIZE))
                .isEqualTo(4096);
    }

    @ParameterizedTest
    @CsvSource({"/stubs/init.json, /stubs", "/stubs/*.json, /stubs", "/a/b*/c.json, /a", "'stubs/{x,y}.json', stubs"})
    void filesBesideTheInitialisationFileMayBeServed(String path, String root) throws SettingsException {
        assertThat(new SourcesBuilder()
                        .property("mockserver.initializationJsonPath", path)
                        .value(SettingKeys.RESPONSE_FILE_ROOTS))
                .containsExactly("/work", "/tmp", root);
    }

    @Test
    void everyRuleOfTheTableIsDescribed() {
        for (Setting<?> setting : SettingsTable.STANDARD.settings()) {
            String rule = setting.row().defaultRule();
            if (rule != null) {
                assertThat(DefaultRules.describe(rule)).as(rule).isNotEmpty();
            }
        }
    }
}
