package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.wire.Redaction;

class LevelOverridesTest {

    private static LogLine line(LogType type, Severity severity) {
        LogLine.Subject subject = new LogLine.Subject(null, null, null, null, null, null);
        return new LogLine(0, severity, type, subject, "", List.of(), null, Redaction.NONE);
    }

    @Test
    void aTypeBeatsItsCategory() {
        LevelOverrides overrides = LevelOverrides.of(
                Map.of("MATCHING", Severity.WARN, "EXPECTATION_MATCHED", Severity.INFO, "UNKNOWN", Severity.ERROR));

        assertThat(overrides.shows(line(LogType.EXPECTATION_NOT_MATCHED, Severity.INFO)))
                .isFalse();
        assertThat(overrides.shows(line(LogType.EXPECTATION_NOT_MATCHED, Severity.WARN)))
                .isTrue();
        assertThat(overrides.shows(line(LogType.EXPECTATION_MATCHED, Severity.INFO)))
                .isTrue();
        assertThat(overrides.shows(line(LogType.RECEIVED_REQUEST, Severity.INFO)))
                .isTrue();
    }

    @Test
    void aTypeCanBeSilencedCompletely() {
        Map<String, @Nullable Severity> levels = new HashMap<>();
        levels.put("GENERAL", null);

        assertThat(LevelOverrides.of(levels).shows(line(LogType.EXCEPTION, Severity.ERROR)))
                .isFalse();
    }

    @Test
    void everyTypeHasACategory() {
        for (LogType type : LogType.values()) {
            assertThat(type.category()).isNotBlank();
        }
    }
}
