package org.mockserver.slo;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** What a service must reach. */
public class SloObjective extends ValueObject {

    private @Nullable Sli sli;
    private @Nullable Comparator comparator;
    private double threshold;
    private Scope scope = Scope.FORWARD;

    /** What is measured. */
    public enum Sli {
        /** The median of the latencies, in milliseconds. */
        LATENCY_P50,
        /** The 95th percentile of the latencies, in milliseconds. */
        LATENCY_P95,
        /** The 99th percentile of the latencies, in milliseconds. */
        LATENCY_P99,
        /** The share of requests that failed, 0 to 1. */
        ERROR_RATE
    }

    /** How a measured value is compared with the threshold. */
    public enum Comparator {
        /** Below it. */
        LESS_THAN,
        /** Not above it. */
        LESS_THAN_OR_EQUAL,
        /** Above it. */
        GREATER_THAN,
        /** Not below it. */
        GREATER_THAN_OR_EQUAL;

        /** Whether the measured value compares like that. */
        public boolean test(double observed, double threshold) {
            return switch (this) {
                case LESS_THAN -> observed < threshold;
                case LESS_THAN_OR_EQUAL -> observed <= threshold;
                case GREATER_THAN -> observed > threshold;
                case GREATER_THAN_OR_EQUAL -> observed >= threshold;
            };
        }
    }

    /** An empty one, to be filled. */
    public static SloObjective sloObjective() {
        return new SloObjective();
    }

    /** Sets what is measured; null for none. */
    public SloObjective withSli(@Nullable Sli sli) {
        this.sli = sli;
        return this;
    }

    /** What is measured, or null. */
    public @Nullable Sli getSli() {
        return sli;
    }

    /** Sets how the measured value is compared; null for none. */
    public SloObjective withComparator(@Nullable Comparator comparator) {
        this.comparator = comparator;
        return this;
    }

    /** How the measured value is compared, or null. */
    public @Nullable Comparator getComparator() {
        return comparator;
    }

    /** Sets the value it is compared with: milliseconds for latencies, 0 to 1 for rates. */
    public SloObjective withThreshold(double threshold) {
        this.threshold = threshold;
        return this;
    }

    /** The value it is compared with: milliseconds for latencies, 0 to 1 for rates. */
    public double getThreshold() {
        return threshold;
    }

    /** Sets which requests count. */
    public SloObjective withScope(Scope scope) {
        this.scope = scope;
        return this;
    }

    /** Which requests count. */
    public Scope getScope() {
        return scope;
    }

    /** Whether a measured value is good enough; it never is without a comparator. */
    public boolean satisfiedBy(double observed) {
        return comparator != null && comparator.test(observed, threshold);
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "sli", sli,
            "comparator", comparator,
            "threshold", threshold,
            "scope", scope
        };
    }
}
