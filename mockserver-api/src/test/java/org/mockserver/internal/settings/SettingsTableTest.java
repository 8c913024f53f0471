package org.mockserver.internal.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTableTest {
    private static final List<Setting<?>> ALL = SettingsTable.STANDARD.settings();

    @Test
    void everyRowHasOneKey() {
        List<Object> keys = Arrays.stream(SettingKeys.class.getFields())
                .filter(field -> Modifier.isStatic(field.getModifiers()))
                .map(field -> {
                    try {
                        return field.get(null);
                    } catch (IllegalAccessException impossible) {
                        throw new AssertionError(impossible);
                    }
                })
                .toList();

        assertThat(keys).containsExactlyInAnyOrderElementsOf(ALL);
    }

    @Test
    void noVariableAndNoRestNameIsUsedTwice() {
        Set<String> seen = new HashSet<>();
        for (Setting<?> setting : ALL) {
            setting.row()
                    .environmentNames()
                    .forEach(name -> assertThat(seen.add(name)).as(name).isTrue());
            String restName = setting.row().restName();
            assertThat(restName == null || seen.add("rest " + restName))
                    .as(restName)
                    .isTrue();
        }
    }

    @Test
    void everyRowExplainsItself() {
        for (Setting<?> setting : ALL) {
            assertThat(setting.row().sentence()).as(setting.name()).endsWith(".");
            assertThat(setting.row().group()).as(setting.name()).isNotEmpty();
            assertThat(setting.row().since()).as(setting.name()).isIn("7", "9", "own");
        }
    }

    @Test
    void aNameIsEitherSupportedOrAnnouncedForLater() {
        KnownNames names = new KnownNames(SettingsTable.STANDARD);

        assertThat(ALL).noneMatch(setting -> names.isLater(setting.name()));
        assertThat(names.isLater("metricsEnabled")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "enableCORSForAPI, MOCKSERVER_ENABLE_CORS_FOR_API",
        "enableCORSForAllResponses, MOCKSERVER_ENABLE_CORS_FOR_ALL_RESPONSES",
        "http1PipeliningInOrder, MOCKSERVER_HTTP1_PIPELINING_IN_ORDER",
        "localBoundIP, MOCKSERVER_LOCAL_BOUND_IP",
        "maxEventLogSizeInBytes, MOCKSERVER_MAX_EVENT_LOG_SIZE_IN_BYTES",
        "maximumNumberOfRequestToReturnInVerificationFailure,"
                + " MOCKSERVER_MAXIMUM_NUMBER_OF_REQUESTS_TO_RETURN_IN_VERIFICATION_FAILURE",
        "serverPort, MOCKSERVER_SERVER_PORT",
        "serverPort, SERVER_PORT"
    })
    void variablesAreNamedAsUsersKnowThem(String setting, String variable) {
        assertThat(SettingsTable.STANDARD.find(setting).row().environmentNames())
                .contains(variable);
    }

    @Test
    void aRowWithAMissingColumnIsRefused() {
        assertThatThrownBy(() -> SettingsTable.parse("port | int | 1 | -"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("port")
                .hasMessageContaining("4 columns");
    }
}
