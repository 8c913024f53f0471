package org.mockserver.internal.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.observe.ForwardSamples.Limits;
import org.mockserver.internal.observe.ForwardSamples.Sample;
import org.mockserver.internal.observe.Objective.Comparator;
import org.mockserver.internal.observe.Objective.Indicator;
import org.mockserver.internal.observe.Objective.Result;

class ForwardSamplesTest {

    private final ForwardSamples samples = new ForwardSamples();

    private void add(int status, long millis, long atMillis) {
        samples.add(status, millis * 1_000_000, "host", 80, atMillis);
    }

    @Test
    void nothingIsKeptUnlessToldTo() {
        add(200, 1, 5);
        assertThat(samples.isTracking()).isFalse();
        assertThat(samples.between(0, 10, 10)).isEmpty();
    }

    @Test
    void theOldestGiveWay() {
        samples.keep(new Limits(true, 1_000, 3));
        for (int at = 1; at <= 5; at++) {
            add(200, 1, at);
        }
        assertThat(samples.between(0, 10, 10)).extracting(Sample::atMillis).containsExactlyInAnyOrder(3L, 4L, 5L);
    }

    @Test
    void whatIsTooOldOrOutsideOfTheWindowDoesNotCount() {
        samples.keep(new Limits(true, 10, 100));
        for (int at = 1; at <= 30; at++) {
            add(200, 1, at);
        }
        assertThat(samples.between(0, 22, 30)).extracting(Sample::atMillis).containsExactlyInAnyOrder(20L, 21L, 22L);
    }

    @Test
    void clearingForgetsAndGoesOn() {
        samples.keep(new Limits(true, 1_000, 3));
        add(200, 1, 1);
        samples.clear();
        add(200, 1, 2);
        assertThat(samples.between(0, 10, 10)).extracting(Sample::atMillis).containsExactly(2L);
    }

    @Test
    void theSameLimitsKeepWhatThereIs() {
        samples.keep(new Limits(true, 1_000, 3));
        add(200, 1, 1);
        samples.keep(new Limits(true, 1_000, 3));
        assertThat(samples.between(0, 10, 10)).hasSize(1);
        samples.keep(new Limits(false, 1_000, 3));
        assertThat(samples.isTracking()).isFalse();
    }

    @Test
    void manyThreadsLoseNoSample() throws Exception {
        samples.keep(new Limits(true, 1_000, 8_000));
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Thread thread = new Thread(() -> {
                for (int j = 0; j < 1_000; j++) {
                    add(200, 1, 1);
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(samples.between(0, 1, 1)).hasSize(8_000);
    }

    @Test
    void aServerIsNamedWithOrWithoutItsPort() {
        Sample sample = new Sample(1, 1, false, "Api.Example", 8080);
        assertThat(sample.isAbout("api.example")).isTrue();
        assertThat(sample.isAbout("api.example:8080")).isTrue();
        assertThat(sample.isAbout("api.example:80")).isFalse();
    }

    private static Objective.Judgement judge(Indicator sli, Comparator comparator, double threshold, int... millis) {
        List<Sample> samples = new ArrayList<>();
        for (int one : millis) {
            samples.add(new Sample(1, one * 1_000_000L, one > 50, "h", 1));
        }
        return new Objective(sli, comparator, threshold).judge(samples, 2);
    }

    @Test
    void aPercentileIsTheSmallestValueThatEnoughSamplesDoNotExceed() {
        int[] hundred = java.util.stream.IntStream.rangeClosed(1, 100).toArray();
        assertThat(judge(Indicator.LATENCY_P50, Comparator.LESS_THAN, 1, hundred)
                        .observed())
                .isEqualTo(50);
        assertThat(judge(Indicator.LATENCY_P95, Comparator.LESS_THAN, 1, hundred)
                        .observed())
                .isEqualTo(95);
        assertThat(judge(Indicator.LATENCY_P99, Comparator.LESS_THAN, 1, hundred)
                        .observed())
                .isEqualTo(99);
        assertThat(judge(Indicator.LATENCY_P50, Comparator.LESS_THAN, 1, 3, 1, 2)
                        .observed())
                .isEqualTo(2);
        assertThat(judge(Indicator.LATENCY_P99, Comparator.LESS_THAN, 1, 3, 1, 2)
                        .observed())
                .isEqualTo(3);
    }

    @Test
    void everyComparatorDecidesAtTheThreshold() {
        assertThat(judge(Indicator.ERROR_RATE, Comparator.LESS_THAN, 0.5, 1, 99).result())
                .isEqualTo(Result.FAIL);
        assertThat(judge(Indicator.ERROR_RATE, Comparator.LESS_THAN_OR_EQUAL, 0.5, 1, 99)
                        .result())
                .isEqualTo(Result.PASS);
        assertThat(judge(Indicator.ERROR_RATE, Comparator.GREATER_THAN, 0.5, 1, 99)
                        .result())
                .isEqualTo(Result.FAIL);
        assertThat(judge(Indicator.ERROR_RATE, Comparator.GREATER_THAN_OR_EQUAL, 0.5, 1, 99)
                        .result())
                .isEqualTo(Result.PASS);
    }

    @Test
    void tooFewSamplesSayNothing() {
        assertThat(judge(Indicator.LATENCY_P50, Comparator.LESS_THAN, 10).result())
                .isEqualTo(Result.INCONCLUSIVE);
        assertThat(judge(Indicator.LATENCY_P50, Comparator.LESS_THAN, 10, 1)).satisfies(judgement -> {
            assertThat(judgement.result()).isEqualTo(Result.INCONCLUSIVE);
            assertThat(judgement.observed()).isEqualTo(1);
            assertThat(judgement.detail()).contains("2");
        });
    }
}
