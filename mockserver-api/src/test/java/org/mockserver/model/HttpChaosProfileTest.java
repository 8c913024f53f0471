package org.mockserver.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpChaosProfile.httpChaosProfile;

import org.junit.jupiter.api.Test;

class HttpChaosProfileTest {

    @Test
    void valuesOutsideTheirRangeAreRefused() {
        assertThatThrownBy(() -> httpChaosProfile().withErrorStatus(7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("errorStatus must be between 100 and 599, got 7");
        assertThatThrownBy(() -> httpChaosProfile().withErrorProbability(Double.NaN))
                .hasMessage("errorProbability must be between 0.0 and 1.0, got NaN");
        assertThatThrownBy(() -> httpChaosProfile().withSlowResponseChunkSize(0))
                .hasMessage("slowResponseChunkSize must be >= 1, got 0");
        assertThatThrownBy(() -> httpChaosProfile().withQuotaWindowMillis(0L))
                .hasMessage("quotaWindowMillis must be >= 1, got 0");
        assertThat(httpChaosProfile().withErrorStatus(null)).isEqualTo(httpChaosProfile());
    }

    @Test
    void faultsOfSomeMatchesOnly() {
        HttpChaosProfile chaos = httpChaosProfile().withSucceedFirst(2).withFailRequestCount(3);

        assertThat(chaos.countWindowEligible(2)).isFalse();
        assertThat(chaos.countWindowEligible(3)).isTrue();
        assertThat(chaos.countWindowEligible(5)).isTrue();
        assertThat(chaos.countWindowEligible(6)).isFalse();
        assertThat(httpChaosProfile().countWindowEligible(1)).isTrue();
    }

    @Test
    void faultsForSomeTimeOnly() {
        HttpChaosProfile chaos = httpChaosProfile().withOutageAfterMillis(10L).withOutageDurationMillis(20L);

        assertThat(chaos.timeWindowEligible(1_000, 1_009)).isFalse();
        assertThat(chaos.timeWindowEligible(1_000, 1_010)).isTrue();
        assertThat(chaos.timeWindowEligible(1_000, 1_029)).isTrue();
        assertThat(chaos.timeWindowEligible(1_000, 1_030)).isFalse();
        assertThat(chaos.timeWindowEligible(0, 9)).isTrue();
    }

    @Test
    void chancesThatGrow() {
        HttpChaosProfile chaos = httpChaosProfile().withDegradationRampMillis(100L);

        assertThat(chaos.degradationFactor(1_000, 1_050)).isEqualTo(0.5);
        assertThat(chaos.degradationFactor(1_000, 900)).isZero();
        assertThat(chaos.degradationFactor(1_000, 2_000)).isEqualTo(1);
        assertThat(chaos.degradationFactor(0, 50)).isEqualTo(1);
        assertThat(httpChaosProfile().degradationFactor(1, 1)).isEqualTo(1);
    }

    @Test
    void aCopyIsOfItsOwn() {
        HttpChaosProfile chaos = httpChaosProfile().withQuotaName("q").withLatency(Delay.milliseconds(1));
        HttpChaosProfile copy = chaos.copy();

        assertThat(copy).isEqualTo(chaos);
        assertThat(copy.withQuotaName("other")).isNotEqualTo(chaos);
    }
}
