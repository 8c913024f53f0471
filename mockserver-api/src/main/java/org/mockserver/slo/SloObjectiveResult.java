package org.mockserver.slo;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** What came of one objective. */
public class SloObjectiveResult extends ValueObject {

    private SloObjective.@Nullable Sli sli;
    private SloObjective.@Nullable Comparator comparator;
    private double threshold;
    private @Nullable Double observedValue;
    private SloVerdict.@Nullable Result result;
    private @Nullable String detail;

    /** Sets what was measured; null for none. */
    public SloObjectiveResult withSli(SloObjective.@Nullable Sli sli) {
        this.sli = sli;
        return this;
    }

    /** What was measured, or null. */
    public SloObjective.@Nullable Sli getSli() {
        return sli;
    }

    /** Sets how the measured value was compared; null for none. */
    public SloObjectiveResult withComparator(SloObjective.@Nullable Comparator comparator) {
        this.comparator = comparator;
        return this;
    }

    /** How the measured value was compared, or null. */
    public SloObjective.@Nullable Comparator getComparator() {
        return comparator;
    }

    /** Sets the value it was compared with. */
    public SloObjectiveResult withThreshold(double threshold) {
        this.threshold = threshold;
        return this;
    }

    /** The value it was compared with. */
    public double getThreshold() {
        return threshold;
    }

    /** Sets the measured value; null for none. */
    public SloObjectiveResult withObservedValue(@Nullable Double observedValue) {
        this.observedValue = observedValue;
        return this;
    }

    /** The measured value, or null. */
    public @Nullable Double getObservedValue() {
        return observedValue;
    }

    /** Sets whether it was reached; null for none. */
    public SloObjectiveResult withResult(SloVerdict.@Nullable Result result) {
        this.result = result;
        return this;
    }

    /** Whether it was reached, or null. */
    public SloVerdict.@Nullable Result getResult() {
        return result;
    }

    /** Sets why there is no verdict; null for none. */
    public SloObjectiveResult withDetail(@Nullable String detail) {
        this.detail = detail;
        return this;
    }

    /** Why there is no verdict, or null. */
    public @Nullable String getDetail() {
        return detail;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "sli", sli,
            "comparator", comparator,
            "threshold", threshold,
            "observedValue", observedValue,
            "result", result,
            "detail", detail
        };
    }
}
