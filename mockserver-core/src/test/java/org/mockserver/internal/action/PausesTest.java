package org.mockserver.internal.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.Delay;
import org.mockserver.model.DelayDistribution;

class PausesTest {

    @ParameterizedTest(name = "{1} {0}")
    @CsvSource({
        "NANOSECONDS,  7, 7",
        "MICROSECONDS, 7, 7000",
        "MILLISECONDS, 7, 7000000",
        "SECONDS,      7, 7000000000",
        "MINUTES,      7, 420000000000",
        "HOURS,        1, 3600000000000",
        "DAYS,         1, 86400000000000",
        "SECONDS,      0, 0",
        "SECONDS,     -5, 0",
        ",             5, 0"
    })
    void aValueIsReadInItsUnit(TimeUnit unit, long value, long nanos) {
        assertThat(pause(new Delay(unit, value)).nanos()).isEqualTo(nanos);
        assertThat(pause(new Delay(unit, value)).isConstant()).isTrue();
    }

    @Test
    void noDelayIsNoPause() {
        assertThat(pause(null)).isSameAs(Pauses.NONE);
    }

    @Test
    void aPauseIsBoundedSoThatSumsDoNotOverflow() {
        assertThat(pause(new Delay(TimeUnit.DAYS, Long.MAX_VALUE)).nanos() * 2).isPositive();
    }

    @Test
    void aDistributionWithoutUnitIsNoPause() {
        assertThat(pause(new Delay(null, 5, DelayDistribution.uniform(1, 2)))).isSameAs(Pauses.NONE);
    }

    @Test
    void uniformSamplesFillTheirRange() {
        long[] samples = samples(Delay.uniform(TimeUnit.MILLISECONDS, 200, 260));
        assertThat(samples[0]).isBetween(200_000_000L, 202_000_000L);
        assertThat(samples[samples.length - 1]).isBetween(258_000_000L, 260_000_000L);
        assertThat(median(samples)).isCloseTo(230_000_000, within(3_000_000L));
    }

    @Test
    void gaussianSamplesSurroundTheMeanAndAreNeverNegative() {
        long[] samples = samples(Delay.gaussian(TimeUnit.SECONDS, 10, 2));
        assertThat(median(samples)).isCloseTo(10_000_000_000L, within(200_000_000L));
        assertThat(samples[(int) (samples.length * 0.8413)]).isCloseTo(12_000_000_000L, within(300_000_000L));
        assertThat(samples(Delay.gaussian(TimeUnit.SECONDS, 0, 5))[0]).isZero();
    }

    @Test
    void logNormalSamplesHaveTheirMedianAndTheirTail() {
        long[] samples = samples(Delay.logNormal(TimeUnit.MILLISECONDS, 100, 500));
        assertThat(median(samples)).isCloseTo(100_000_000, within(5_000_000L));
        assertThat(samples[(int) (samples.length * 0.99)]).isCloseTo(500_000_000, within(60_000_000L));
    }

    @Test
    void aLogNormalWithoutSpreadIsItsMedian() {
        assertThat(pause(Delay.logNormal(TimeUnit.MILLISECONDS, 100, 50)).nanos())
                .isEqualTo(100_000_000);
        assertThat(pause(Delay.logNormal(TimeUnit.MILLISECONDS, 0, 50)).nanos()).isZero();
    }

    @Test
    void anUpsideDownRangeIsRefused() {
        assertThatThrownBy(() -> pause(Delay.uniform(TimeUnit.SECONDS, 2, 1)))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.delay.distribution.max: must not be less than min");
    }

    private static long[] samples(Delay delay) {
        Pause pause = pause(delay);
        assertThat(pause.isConstant()).isFalse();
        long[] samples = new long[5000];
        Arrays.setAll(samples, i -> pause.nanos());
        Arrays.sort(samples);
        return samples;
    }

    private static long median(long[] sorted) {
        return sorted[sorted.length / 2];
    }

    private static Pause pause(Delay delay) {
        return Pauses.of(delay, "$.delay", new Random(42));
    }
}
