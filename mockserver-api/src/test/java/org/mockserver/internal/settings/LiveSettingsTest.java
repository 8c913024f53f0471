package org.mockserver.internal.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LiveSettingsTest {
    private LiveSettings live;

    @BeforeEach
    void start() throws SettingsException {
        live = new LiveSettings(new SourcesBuilder().resolve());
    }

    @Test
    void aChangeIsInForceAtOnceAndListenersHearOfIt() throws SettingsException {
        List<Settings> heard = new ArrayList<>();
        live.onChange(heard::add);

        Settings changed = live.update(Map.of("logLevel", "WARN", "maxLogEntries", 20000, "corsAllowOrigin", "*"));

        assertThat(live.current()).isSameAs(changed);
        assertThat(changed.get(SettingKeys.LOG_LEVEL)).isEqualTo(LogLevel.WARN);
        assertThat(changed.get(SettingKeys.MAX_LOG_ENTRIES)).isEqualTo(20000);
        assertThat(changed.get(SettingKeys.CORS_ALLOW_ORIGIN)).isEqualTo("*");
        assertThat(heard).containsExactly(changed);
    }

    @Test
    void oneBadValueRejectsTheWholeChangeAndAllBadValuesAreNamed() {
        Settings before = live.current();
        List<Settings> heard = new ArrayList<>();
        live.onChange(heard::add);

        SettingsException thrown = catchThrowableOfType(
                SettingsException.class,
                () -> live.update(Map.of("corsMaxAgeInSeconds", 9, "maxLogEntries", -1, "maxRequestBodySize", "many")));

        assertThat(thrown.problems())
                .extracting(SettingsProblem::setting)
                .containsExactlyInAnyOrder("maxLogEntries", "maxRequestBodySize");
        assertThat(live.current()).isSameAs(before);
        assertThat(heard).isEmpty();
    }

    @Test
    void aStartUpSettingIsEchoedButNotInForce() throws SettingsException {
        live.update(Map.of("maxExpectations", 7));

        assertThat(live.current().get(SettingKeys.MAX_EXPECTATIONS)).isEqualTo(15000);
        assertThat(RestView.of(live)).containsEntry("maxExpectations", 7);
    }

    @Test
    void changesAddUp() throws SettingsException {
        live.update(Map.of("maxExpectations", 7, "matchExactCase", true));
        live.update(Map.of("matchersFailFast", false));

        assertThat(RestView.of(live))
                .containsEntry("maxExpectations", 7)
                .containsEntry("matchExactCase", true)
                .containsEntry("matchersFailFast", false);
    }

    @Test
    void unknownNamesNullsAndPropertySpellingsAreIgnored() throws SettingsException {
        Map<String, Object> changes = new HashMap<>();
        changes.put("noSuchOption", 1);
        changes.put("logLevel", null);
        changes.put("connectionDelayMillis", 50);

        Settings changed = live.update(changes);

        assertThat(changed.isDefault(SettingKeys.LOG_LEVEL)).isTrue();
        assertThat(changed.isDefault(SettingKeys.CONNECTION_DELAY_MILLIS)).isTrue();
    }

    @Test
    void theConnectionDelayIsADelayObject() throws SettingsException {
        assertThat(RestView.of(live)).doesNotContainKeys("connectionDelay", "globalResponseDelayMillis");

        live.update(Map.of("connectionDelay", Map.of("timeUnit", "SECONDS", "value", 2)));

        assertThat(live.current().get(SettingKeys.CONNECTION_DELAY_MILLIS)).isEqualTo(2000);
        assertThat(RestView.of(live))
                .containsEntry("connectionDelay", Map.of("timeUnit", "MILLISECONDS", "value", 2000L));
    }

    @ParameterizedTest
    @ValueSource(strings = {"OFF", "FINE", "LOUD", ""})
    void onlyTheFiveLevelsAreAcceptedOverRest(String level) {
        assertThatThrownBy(() -> live.update(Map.of("logLevel", level)))
                .hasMessageContaining("one of TRACE, DEBUG, INFO, WARN, ERROR");
    }

    @Test
    void structuresAreRefusedWhereATextIsMeant() {
        assertThatThrownBy(() -> live.update(Map.of("corsAllowOrigin", List.of("*"))))
                .isInstanceOf(SettingsException.class);
        assertThatThrownBy(() -> live.update(Map.of("connectionDelay", Map.of("timeUnit", "SECONDS"))))
                .isInstanceOf(SettingsException.class);
        assertThatThrownBy(() -> live.update(Map.of("maxLogEntries", 1.5))).isInstanceOf(SettingsException.class);
    }

    @Test
    void derivedDefaultsFollowAChange() throws SettingsException {
        Settings changed = live.update(Map.of("devMode", true, "logLevel", "DEBUG"));

        assertThat(changed.get(SettingKeys.MAX_LOG_ENTRIES)).isEqualTo(1000);
        assertThat(changed.get(SettingKeys.MAX_EVENT_LOG_SIZE_IN_BYTES)).isEqualTo(87730176);
    }

    @Test
    void theServerCanSetAValueItself() {
        live.set(SettingKeys.ATTEMPT_TO_PROXY_IF_NO_MATCHING_EXPECTATION, false);

        assertThat(live.current().get(SettingKeys.ATTEMPT_TO_PROXY_IF_NO_MATCHING_EXPECTATION))
                .isFalse();
        assertThatThrownBy(() -> live.set(SettingKeys.MAX_LOG_ENTRIES, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("maxLogEntries");
    }

    @Test
    void theRestViewHasWhatClientsLookFor() {
        assertThat(RestView.of(live))
                .containsEntry("logLevel", "INFO")
                .containsEntry("maxSocketTimeoutInMillis", 20000L)
                .containsEntry("metricsEnabled", false)
                .containsEntry("maxRequestBodySize", 10485760)
                .containsEntry("defaultResponseHeaders", "")
                .doesNotContainKeys("serverPort", "propertyFile", "responseFileRoots")
                .isInstanceOf(java.util.SortedMap.class);
    }
}
