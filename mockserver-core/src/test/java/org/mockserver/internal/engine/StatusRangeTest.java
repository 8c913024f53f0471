package org.mockserver.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatusRangeTest {

    @ParameterizedTest
    @CsvSource({
        "2XX, 200, true",
        "2xx, 299, true",
        "2XX, 300, false",
        "2XX, 199, false",
        ">= 400, 400, true",
        ">= 400, 399, false",
        ">=400, 599, true",
        "< 300, 299, true",
        "< 300, 300, false",
        "> 300, 301, true",
        "> 300, 300, false",
        "<= 300, 300, true",
        "<= 300, 301, false",
        "== 201, 201, true",
        "==201, 200, false",
        "404, 404, true",
        "404, 405, false",
        "many, 200, false",
        "XX, 200, false",
        "0XX, 0, false",
        ">= x, 500, false",
        "'', 0, false",
    })
    void aRangeContains(String range, int code, boolean contained) {
        assertThat(StatusRange.of(range).contains(code)).isEqualTo(contained);
    }

    @Test
    void aStatusThatWasNotSetIsInNoRange() {
        assertThat(StatusRange.of(">= 0").contains(null)).isFalse();
    }
}
