package org.mockserver.internal.settings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrecedenceTest {
    private static final String NAME = "mockserver.maxLoggedMatchFailures";

    @ParameterizedTest(name = "{index}: option {0}, property {1}, file {2}, variable {3} -> {4} from {5}")
    @CsvSource(
            nullValues = "-",
            value = {
                "1, 2, 3, 4, 1, COMMAND_LINE",
                "-, 2, 3, 4, 2, SYSTEM_PROPERTY",
                "-, -, 3, 4, 3, FILE",
                "-, -, -, 4, 4, ENVIRONMENT",
                "-, -, -, -, 50, DEFAULT",
                "1, -, -, 4, 1, COMMAND_LINE",
                "-, 2, -, 4, 2, SYSTEM_PROPERTY",
                "-, '', 3, 4, 3, FILE",
                "-, -, '', 4, 4, ENVIRONMENT",
                "-, -, -, '', 50, DEFAULT",
                "-, -, -, '  ', 50, DEFAULT",
                "-, 2, bad, bad, 2, SYSTEM_PROPERTY",
                "-, '\"2\"', -, -, 2, SYSTEM_PROPERTY",
                "-, -, -, ' 4 ', 4, ENVIRONMENT",
            })
    void theStrongestSourceWins(
            String option, String property, String file, String variable, int value, Origin.Source source)
            throws SettingsException {
        SourcesBuilder sources = new SourcesBuilder();
        if (option != null) {
            sources.option(NAME, option, "-D");
        }
        if (property != null) {
            sources.property(NAME, property);
        }
        if (file != null) {
            sources.file("mockserver.properties", NAME + "=" + file);
        }
        if (variable != null) {
            sources.variable("MOCKSERVER_MAX_LOGGED_MATCH_FAILURES", variable);
        }

        Settings settings = sources.resolve().settings();

        assertThat(settings.get(SettingKeys.MAX_LOGGED_MATCH_FAILURES)).isEqualTo(value);
        assertThat(settings.origin(SettingKeys.MAX_LOGGED_MATCH_FAILURES).source())
                .isEqualTo(source);
    }

    @ParameterizedTest(name = "{index}: property {0}, variable {1} -> {2}")
    @CsvSource(
            nullValues = "-",
            value = {
                "-, -, mockserver.properties",
                "a.properties, -, a.properties",
                "-, b.properties, b.properties",
                "a.properties, b.properties, a.properties",
                "/config/mockserver.properties, b.properties, b.properties",
                "/config/mockserver.properties, -, /config/mockserver.properties",
                "/config/mockserver.properties, ' ', /config/mockserver.properties",
            })
    void theFileIsFoundByPropertyThenVariableUnlessThePropertyIsTheOneOfTheImage(
            String property, String variable, String location) throws SettingsException {
        SourcesBuilder sources = new SourcesBuilder().file(location, "mockserver.logLevel=ERROR");
        if (property != null) {
            sources.property("mockserver.propertyFile", property);
        }
        if (variable != null) {
            sources.variable("MOCKSERVER_PROPERTY_FILE", variable);
        }

        assertThat(sources.value(SettingKeys.LOG_LEVEL)).isEqualTo(LogLevel.ERROR);
    }

    @ParameterizedTest
    @CsvSource({"1081, 1082, 1081", "'', 1082, 1082"})
    void thePrefixedPortVariableBeatsThePlainOne(String prefixed, String plain, int port) throws SettingsException {
        assertThat(new SourcesBuilder()
                        .variable("MOCKSERVER_SERVER_PORT", prefixed)
                        .variable("SERVER_PORT", plain)
                        .value(SettingKeys.SERVER_PORT))
                .containsExactly(port);
    }
}
