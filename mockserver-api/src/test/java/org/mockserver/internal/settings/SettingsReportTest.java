package org.mockserver.internal.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsReportTest {
    @Test
    void everyValueIsShownWithItsSource() throws SettingsException {
        LiveSettings live = new LiveSettings(new SourcesBuilder()
                .option("mockserver.logLevel", "WARN", "-l")
                .variable("MOCKSERVER_MAX_LOG_ENTRIES", "5")
                .file("mockserver.properties", "mockserver.matchExactCase=true")
                .resolve());
        live.update(Map.of("compactLogFormat", true));

        assertThat(SettingsReport.entries(live, true))
                .containsExactly(
                        Map.of(
                                "name", "mockserver.compactLogFormat",
                                "value", "true",
                                "source", "runtime-set",
                                "default", "false"),
                        Map.of(
                                "name", "mockserver.logLevel",
                                "value", "WARN",
                                "source", "system-property",
                                "default", "INFO"),
                        Map.of(
                                "name", "mockserver.matchExactCase",
                                "value", "true",
                                "source", "properties-file",
                                "default", "false"),
                        Map.of(
                                "name", "mockserver.maxLogEntries",
                                "value", "5",
                                "source", "environment-variable",
                                "default", "128512"));
        assertThat(SettingsReport.entries(live, false))
                .hasSize(SettingsTable.STANDARD.settings().size());
    }

    @Test
    void namesThatAreNoSettingsAreListedAsIgnored() throws SettingsException {
        LiveSettings live = new LiveSettings(
                new SourcesBuilder().property("mockserver.logLevl", "WARN").resolve());

        assertThat(SettingsReport.entries(live, true))
                .containsExactly(Map.of(
                        "name", "mockserver.logLevl",
                        "value", "(ignored)",
                        "source", "unrecognised",
                        "setAs", "mockserver.logLevl",
                        "suggestions", List.of("mockserver.logLevel")));
    }

    @Test
    void theTextHasOneLineForEachSetting() throws SettingsException {
        Resolution start =
                new SourcesBuilder().property("mockserver.logLevel", "WARN").resolve();

        assertThat(SettingsReport.text(start))
                .contains("  mockserver.logLevel = WARN   [system-property]\n")
                .contains("  mockserver.matchersFailFast = true   [default]\n");
    }

    @Test
    void secretsAreMasked() throws SettingsException {
        SettingsTable table =
                SettingsTable.parse("## G\npin | text | - | - | - | S | - | - | - | secret | own | A pin.");
        Resolution start = new SettingsResolver(
                        table,
                        new SourcesBuilder().property("mockserver.pin", "4711").build())
                .resolve();

        assertThat(SettingsReport.text(start)).contains("***REDACTED***").doesNotContain("4711");
        assertThat(RestView.of(new LiveSettings(start))).doesNotContainKey("pin");
    }
}
