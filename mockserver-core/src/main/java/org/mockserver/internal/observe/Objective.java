package org.mockserver.internal.observe;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a service is expected to achieve.
 *
 * @param sli what is observed
 * @param comparator how it relates to the threshold
 * @param threshold milliseconds for a latency, a share from 0 to 1 for a rate
 */
public record Objective(Indicator sli, Comparator comparator, double threshold) {

    private static final double NANOS_PER_MILLI = 1_000_000;

    /** What can be observed. */
    public enum Indicator {
        /** The latency that half of the requests do not exceed. */
        LATENCY_P50(50),
        /** The latency that 95 percent of the requests do not exceed. */
        LATENCY_P95(95),
        /** The latency that 99 percent of the requests do not exceed. */
        LATENCY_P99(99),
        /** The share of requests that failed. */
        ERROR_RATE(0);

        private final int percent;

        Indicator(int percent) {
            this.percent = percent;
        }

        private double observed(List<ForwardSamples.Sample> samples) {
            int count = samples.size();
            if (this == ERROR_RATE) {
                long failed =
                        samples.stream().filter(ForwardSamples.Sample::failed).count();
                return (double) failed / count;
            }
            long[] sorted = samples.stream()
                    .mapToLong(ForwardSamples.Sample::latencyNanos)
                    .sorted()
                    .toArray();
            int rank = (int) (((long) percent * count + 99) / 100);
            return sorted[rank - 1] / NANOS_PER_MILLI;
        }
    }

    /** How the observed value has to relate to the threshold. */
    public enum Comparator {
        /** Below it. */
        LESS_THAN,
        /** Below it or equal. */
        LESS_THAN_OR_EQUAL,
        /** Above it. */
        GREATER_THAN,
        /** Above it or equal. */
        GREATER_THAN_OR_EQUAL;

        private boolean holds(double observed, double threshold) {
            return switch (this) {
                case LESS_THAN -> observed < threshold;
                case LESS_THAN_OR_EQUAL -> observed <= threshold;
                case GREATER_THAN -> observed > threshold;
                case GREATER_THAN_OR_EQUAL -> observed >= threshold;
            };
        }
    }

    /** What came out. */
    public enum Result {
        /** The objective is met. */
        PASS,
        /** It is not. */
        FAIL,
        /** Too little is known. */
        INCONCLUSIVE
    }

    /**
     * A judgement.
     *
     * @param result what came out
     * @param observed the observed value; null without samples
     * @param detail why nothing can be said, else null
     */
    public record Judgement(
            Result result,
            @Nullable Double observed,
            @Nullable String detail) {}

    /**
     * Judges samples.
     *
     * @param samples what happened
     * @param least the number of samples without which nothing can be said
     * @return never a pass or a failure without samples
     */
    public Judgement judge(List<ForwardSamples.Sample> samples, int least) {
        if (samples.isEmpty()) {
            return new Judgement(Result.INCONCLUSIVE, null, "there are no samples in the window");
        }
        double observed = sli.observed(samples);
        if (samples.size() < least) {
            return new Judgement(
                    Result.INCONCLUSIVE, observed, samples.size() + " samples are fewer than the " + least + " needed");
        }
        return new Judgement(comparator.holds(observed, threshold) ? Result.PASS : Result.FAIL, observed, null);
    }
}
