package org.mockserver.load;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;
import org.mockserver.slo.SloObjective;

/** What a run of a load scenario must reach. */
public class LoadThreshold extends ValueObject {

    private @Nullable Metric metric;
    private SloObjective.@Nullable Comparator comparator;
    private double threshold;

    /** What is measured. */
    public enum Metric {
        /** The median of the latencies, in milliseconds. */
        LATENCY_P50,
        /** The 95th percentile of the latencies, in milliseconds. */
        LATENCY_P95,
        /** The 99th percentile of the latencies, in milliseconds. */
        LATENCY_P99,
        /** The 99.9th percentile of the latencies, in milliseconds. */
        LATENCY_P999,
        /** The share of requests that failed, 0 to 1. */
        ERROR_RATE,
        /** The requests in a second. */
        THROUGHPUT_RPS,
        /** The share of checks that failed, 0 to 1. */
        CHECK_FAILURE_RATE
    }

    /** An empty one, to be filled. */
    public static LoadThreshold loadThreshold() {
        return new LoadThreshold();
    }

    /** Sets what is measured; null for none. */
    public LoadThreshold withMetric(@Nullable Metric metric) {
        this.metric = metric;
        return this;
    }

    /** What is measured, or null. */
    public @Nullable Metric getMetric() {
        return metric;
    }

    /** Sets how the measured value is compared; null for none. */
    public LoadThreshold withComparator(SloObjective.@Nullable Comparator comparator) {
        this.comparator = comparator;
        return this;
    }

    /** How the measured value is compared, or null. */
    public SloObjective.@Nullable Comparator getComparator() {
        return comparator;
    }

    /** Sets the value it is compared with: milliseconds for latencies, 0 to 1 for rates of failure. */
    public LoadThreshold withThreshold(double threshold) {
        this.threshold = threshold;
        return this;
    }

    /** The value it is compared with: milliseconds for latencies, 0 to 1 for rates of failure. */
    public double getThreshold() {
        return threshold;
    }

    /** Whether a measured value is good enough; it never is without a comparator. */
    public boolean satisfiedBy(double observed) {
        return comparator != null && comparator.test(observed, threshold);
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "metric", metric,
            "comparator", comparator,
            "threshold", threshold
        };
    }
}
