package org.mockserver.internal.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsResolverTest {
    private final SourcesBuilder sources = new SourcesBuilder();

    @Test
    void allBadValuesAreReportedTogetherWithPlaceAndRemedy() {
        sources.option("mockserver.serverPort", "70000", "--port")
                .property("mockserver.logLevel", "LOUD")
                .file("mockserver.properties", "mockserver.matchersFailFast=maybe")
                .variable("MOCKSERVER_MAX_LOG_ENTRIES", "-1")
                .variable("MOCKSERVER_DEFAULT_RESPONSE_HEADERS", "no pair");

        SettingsException thrown = catchThrowableOfType(SettingsException.class, sources::resolve);

        assertThat(thrown.problems())
                .extracting(SettingsProblem::text)
                .containsExactly(
                        "mockserver.serverPort is '70000' (option --port), but must be port numbers from 0 to 65535,"
                                + " comma separated",
                        "mockserver.defaultResponseHeaders is 'no pair' (environment variable"
                                + " MOCKSERVER_DEFAULT_RESPONSE_HEADERS), but must be name=value pairs joined by |",
                        "mockserver.matchersFailFast is 'maybe' (file mockserver.properties), but must be true or"
                                + " false",
                        "mockserver.logLevel is 'LOUD' (system property mockserver.logLevel), but must be one of TRACE,"
                                + " DEBUG, INFO, WARN, ERROR, OFF",
                        "mockserver.maxLogEntries is '-1' (environment variable MOCKSERVER_MAX_LOG_ENTRIES), but must be"
                                + " a whole number from 0 to 1000000");
        assertThat(thrown).hasMessageStartingWith("5 settings cannot be used:\n  mockserver.serverPort");
    }

    @Test
    void aSecretThatIsWrongIsNotShown() {
        SettingsTable table =
                SettingsTable.parse("## G\npin | int | 1 | 1..9 | - | S | - | - | - | secret | own | A pin.");
        SettingsSources secret =
                new SourcesBuilder().property("mockserver.pin", "12345").build();

        assertThatThrownBy(() -> new SettingsResolver(table, secret).resolve())
                .isInstanceOf(SettingsException.class)
                .hasMessageContaining("mockserver.pin")
                .hasMessageNotContaining("12345");
    }

    @Test
    void anUnknownPropertyIsAWarningWithSimilarNames() throws SettingsException {
        sources.property("mockserver.maxLogEntrys", "5").property("mockserver.zzzzzzzzzzzz", "5");

        assertThat(sources.resolve().warnings())
                .containsExactlyInAnyOrder(
                        "unknown setting mockserver.maxLogEntrys (system property mockserver.maxLogEntrys) has no effect;"
                                + " did you mean mockserver.maxLogEntries?",
                        "unknown setting mockserver.zzzzzzzzzzzz (system property mockserver.zzzzzzzzzzzz) has no effect");
    }

    @Test
    void anUnknownVariableIsAWarningWithSimilarNames() throws SettingsException {
        Resolution resolution = sources.variable("MOCKSERVER_LOGLEVEL", "WARN").resolve();

        assertThat(resolution.warnings())
                .containsExactly("unknown setting MOCKSERVER_LOGLEVEL (environment variable MOCKSERVER_LOGLEVEL) has no"
                        + " effect; did you mean MOCKSERVER_LOG_LEVEL?");
        assertThat(resolution.strangers())
                .containsExactly(new Resolution.Stranger(
                        "MOCKSERVER_LOGLEVEL", "MOCKSERVER_LOGLEVEL", List.of("MOCKSERVER_LOG_LEVEL")));
    }

    @Test
    void aSettingOfALaterVersionIsAWarningAndTheStartGoesOn() throws SettingsException {
        sources.property("mockserver.metricsEnabled", "true")
                .variable("MOCKSERVER_OPENAPI_RESPONSE_VALIDATION", "true")
                .variable("MOCKSERVER_DNS_ENABLED", "true");

        assertThat(sources.resolve().warnings())
                .hasSize(3)
                .allMatch(warning -> warning.contains("this version does not support"))
                .anyMatch(warning -> warning.startsWith("mockserver.metricsEnabled (system property"))
                .anyMatch(warning -> warning.startsWith("mockserver.openAPIResponseValidation (environment variable"))
                .anyMatch(warning -> warning.startsWith("mockserver.dnsEnabled (environment variable MOCK"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MOCKSERVER_PORT",
                "MOCKSERVER_PORT_1080_TCP_ADDR",
                "MOCKSERVER_SERVICE_HOST",
                "MOCKSERVER_JAVA_OPTS",
                "PATH"
            })
    void variablesThatOthersSetAreIgnored(String variable) throws SettingsException {
        assertThat(sources.variable(variable, "tcp://10.0.0.1:1080").resolve().warnings())
                .isEmpty();
    }

    @Test
    void aJsonFileNamesSettingsWithoutPrefix() throws SettingsException {
        sources.property("mockserver.propertyFile", "settings.json").file("settings.json", """
                        {"serverPort": [1080, 1081], "logLevel": "WARN", "maxLogEntries": 5000, "devMode": true,
                         "livenessHttpGetPath": null, "corsAllowHeaders": {"a": 1, "b": "two"}}
                        """);

        Settings settings = sources.resolve().settings();

        assertThat(settings.get(SettingKeys.SERVER_PORT)).containsExactly(1080, 1081);
        assertThat(settings.get(SettingKeys.LOG_LEVEL)).isEqualTo(LogLevel.WARN);
        assertThat(settings.get(SettingKeys.MAX_LOG_ENTRIES)).isEqualTo(5000);
        assertThat(settings.get(SettingKeys.DEV_MODE)).isTrue();
        assertThat(settings.get(SettingKeys.CORS_ALLOW_HEADERS)).isEqualTo("a=1,b=two");
        assertThat(settings.isDefault(SettingKeys.LIVENESS_HTTP_GET_PATH)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[1]", "{\"logLevel\": }", "{\"logLevel\": \"WARN\"", "{} {}", "{\"a\": {\"b\": {}}}"})
    void aBrokenJsonFileStopsTheStartAndNamesTheFile(String text) {
        sources.property("mockserver.propertyFile", "settings.json").file("settings.json", text);

        assertThatThrownBy(sources::resolve)
                .isInstanceOf(SettingsException.class)
                .hasMessageContaining("mockserver.propertyFile is 'settings.json'");
    }

    @Test
    void aMalformedJsonFileIsReportedWithItsPosition() {
        sources.property("mockserver.propertyFile", "settings.json").file("settings.json", "{\n  \"logLevel\": ?\n}");

        assertThatThrownBy(sources::resolve).hasMessageContaining("line 2");
    }

    @Test
    void aFileThatCannotBeReadStopsTheStart() {
        SettingsSources unreadable = new SettingsSources(
                List.of(),
                Map.of("mockserver.propertyFile", "x.properties"),
                Map.of(),
                location -> {
                    throw new IOException("permission denied");
                },
                SourcesBuilder.MACHINE);

        assertThatThrownBy(() -> SettingsResolver.resolve(unreadable))
                .isInstanceOf(SettingsException.class)
                .hasMessageContaining("x.properties")
                .hasMessageContaining("permission denied");
    }

    @Test
    void aMissingFileIsAWarningOnlyWhenAUserNamedIt() throws SettingsException {
        assertThat(new SourcesBuilder().resolve().warnings()).isEmpty();
        assertThat(new SourcesBuilder()
                        .property("mockserver.propertyFile", "/config/mockserver.properties")
                        .resolve()
                        .warnings())
                .isEmpty();
        assertThat(new SourcesBuilder()
                        .property("mockserver.propertyFile", "gone.properties")
                        .resolve()
                        .warnings())
                .containsExactly("settings file gone.properties does not exist and is passed over");
    }

    @Test
    void aNameWithoutPrefixInAPropertiesFileIsAWarning() throws SettingsException {
        assertThat(sources.file("mockserver.properties", "maxLogEntries=5\nother.tool=1")
                        .resolve()
                        .warnings())
                .containsExactly("maxLogEntries in file mockserver.properties has no effect: did you mean"
                        + " mockserver.maxLogEntries?");
    }

    @Test
    void theLastOfSeveralEqualOptionsCounts() throws SettingsException {
        sources.option("mockserver.logLevel", "DEBUG", "-D").option("mockserver.logLevel", "ERROR", "-l");

        assertThat(sources.value(SettingKeys.LOG_LEVEL)).isEqualTo(LogLevel.ERROR);
    }

    @Test
    void valuesAreReadInTheirManySpellings() throws SettingsException {
        Settings settings = sources.property("mockserver.logLevel", "fine")
                .property("mockserver.serverPort", " 1080 , 1090,")
                .property("mockserver.matchersFailFast", "FALSE")
                .property("mockserver.corsAllowOrigin", "\"https://a.example\"")
                .property("mockserver.defaultResponseHeaders", "X-A=one|X-B = two=2|X-C=")
                .property("mockserver.responseFileRoots", "/a, /b")
                .resolve()
                .settings();

        assertThat(settings.get(SettingKeys.LOG_LEVEL)).isEqualTo(LogLevel.DEBUG);
        assertThat(settings.get(SettingKeys.SERVER_PORT)).containsExactly(1080, 1090);
        assertThat(settings.get(SettingKeys.MATCHERS_FAIL_FAST)).isFalse();
        assertThat(settings.get(SettingKeys.CORS_ALLOW_ORIGIN)).isEqualTo("https://a.example");
        assertThat(settings.get(SettingKeys.DEFAULT_RESPONSE_HEADERS))
                .containsExactly(
                        new HeaderPair("X-A", "one"), new HeaderPair("X-B", "two=2"), new HeaderPair("X-C", ""));
        assertThat(settings.get(SettingKeys.RESPONSE_FILE_ROOTS)).containsExactly("/a", "/b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"X A=1", "=1", "X-A", "X-A=a\nB: c"})
    void aHeaderThatCouldBreakAResponseIsRefused(String headers) {
        sources.property("mockserver.defaultResponseHeaders", headers);

        assertThatThrownBy(sources::resolve).isInstanceOf(SettingsException.class);
    }

    @Test
    void fixedSourcesLookAtNothingElse() throws SettingsException {
        Settings settings = SettingsResolver.resolve(SettingsSources.fixed(Map.of("maxLogEntries", "7")))
                .settings();

        assertThat(settings.get(SettingKeys.MAX_LOG_ENTRIES)).isEqualTo(7);
        assertThat(settings.isDefault(SettingKeys.LOG_LEVEL)).isTrue();
    }

    @Test
    void whatTemplatesCannotDoAnywayMayBeForbiddenButNotAllowed() throws Exception {
        assertThat(new SourcesBuilder()
                        .property("mockserver.javascriptDisallowedClasses", "java.lang.Runtime")
                        .property("mockserver.velocityDisallowClassLoading", "true")
                        .property("mockserver.javascriptAllowedClasses", " ")
                        .resolve()
                        .warnings())
                .isEmpty();
        assertThat(new SourcesBuilder()
                        .property("mockserver.velocityDisallowClassLoading", "false")
                        .resolve()
                        .warnings())
                .hasSize(1);
        assertThatThrownBy(() -> new SourcesBuilder()
                        .variable("MOCKSERVER_JAVASCRIPT_ALLOWED_CLASSES", "java.util.Date")
                        .resolve())
                .isInstanceOf(SettingsException.class)
                .hasMessageContaining("mockserver.javascriptAllowedClasses is 'java.util.Date'")
                .hasMessageContaining("must be left out, because JavaScript templates reach no Java classes");
    }
}
