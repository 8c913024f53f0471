package org.mockserver.load;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** Stages given by a shape. */
public class LoadShape extends ValueObject {

    private @Nullable Type type;
    private Metric metric = Metric.VU;
    private RampCurve curve = RampCurve.LINEAR;
    private @Nullable Double baseline;
    private @Nullable Double peak;
    private @Nullable Long rampUpMillis;
    private @Nullable Long holdMillis;
    private @Nullable Long rampDownMillis;
    private @Nullable Long recoveryHoldMillis;
    private @Nullable Double start;
    private @Nullable Double step;
    private @Nullable Integer steps;
    private @Nullable Long stepDurationMillis;
    private @Nullable Double target;
    private @Nullable Long rampMillis;

    /** The shapes. */
    public enum Type {
        /** Up to a peak and down again. */
        SPIKE,
        /** Up by equal stairs. */
        STAIRS,
        /** Up to a target, which is then held. */
        RAMP_HOLD
    }

    /** What the values of a shape mean. */
    public enum Metric {
        /** Virtual users. */
        VU,
        /** Iterations in a second. */
        RATE
    }

    /** From the baseline up to the peak, which is held, and down again. */
    public static LoadShape spike(
            Metric metric, double baseline, double peak, long rampUpMillis, long holdMillis, long rampDownMillis) {
        return new LoadShape()
                .withType(Type.SPIKE)
                .withMetric(metric)
                .withBaseline(baseline)
                .withPeak(peak)
                .withRampUpMillis(rampUpMillis)
                .withHoldMillis(holdMillis)
                .withRampDownMillis(rampDownMillis);
    }

    /** So many stairs, each higher than the one before by a step. */
    public static LoadShape stairs(Metric metric, double start, double step, int steps, long stepDurationMillis) {
        return new LoadShape()
                .withType(Type.STAIRS)
                .withMetric(metric)
                .withStart(start)
                .withStep(step)
                .withSteps(steps)
                .withStepDurationMillis(stepDurationMillis);
    }

    /** From nothing up to the target, which is then held. */
    public static LoadShape rampHold(Metric metric, double target, long rampMillis, long holdMillis) {
        return new LoadShape()
                .withType(Type.RAMP_HOLD)
                .withMetric(metric)
                .withTarget(target)
                .withRampMillis(rampMillis)
                .withHoldMillis(holdMillis);
    }

    /** An empty one, to be filled. */
    public static LoadShape loadShape() {
        return new LoadShape();
    }

    /** Sets the shape; null for none. */
    public LoadShape withType(@Nullable Type type) {
        this.type = type;
        return this;
    }

    /** The shape, or null. */
    public @Nullable Type getType() {
        return type;
    }

    /** Sets what the values mean. */
    public LoadShape withMetric(Metric metric) {
        this.metric = metric;
        return this;
    }

    /** What the values mean. */
    public Metric getMetric() {
        return metric;
    }

    /** Sets how ramps go from beginning to end. */
    public LoadShape withCurve(RampCurve curve) {
        this.curve = curve;
        return this;
    }

    /** How ramps go from beginning to end. */
    public RampCurve getCurve() {
        return curve;
    }

    /** Sets the value before and after a spike; null for none. */
    public LoadShape withBaseline(@Nullable Double baseline) {
        this.baseline = baseline;
        return this;
    }

    /** The value before and after a spike, or null. */
    public @Nullable Double getBaseline() {
        return baseline;
    }

    /** Sets the value of a spike; null for none. */
    public LoadShape withPeak(@Nullable Double peak) {
        this.peak = peak;
        return this;
    }

    /** The value of a spike, or null. */
    public @Nullable Double getPeak() {
        return peak;
    }

    /** Sets the time up to the peak, in milliseconds; null for none. */
    public LoadShape withRampUpMillis(@Nullable Long rampUpMillis) {
        this.rampUpMillis = rampUpMillis;
        return this;
    }

    /** The time up to the peak, in milliseconds, or null. */
    public @Nullable Long getRampUpMillis() {
        return rampUpMillis;
    }

    /** Sets the time at the peak or target, in milliseconds; null for none. */
    public LoadShape withHoldMillis(@Nullable Long holdMillis) {
        this.holdMillis = holdMillis;
        return this;
    }

    /** The time at the peak or target, in milliseconds, or null. */
    public @Nullable Long getHoldMillis() {
        return holdMillis;
    }

    /** Sets the time down from the peak, in milliseconds; null for none. */
    public LoadShape withRampDownMillis(@Nullable Long rampDownMillis) {
        this.rampDownMillis = rampDownMillis;
        return this;
    }

    /** The time down from the peak, in milliseconds, or null. */
    public @Nullable Long getRampDownMillis() {
        return rampDownMillis;
    }

    /** Sets the time after a spike, in milliseconds; null for none. */
    public LoadShape withRecoveryHoldMillis(@Nullable Long recoveryHoldMillis) {
        this.recoveryHoldMillis = recoveryHoldMillis;
        return this;
    }

    /** The time after a spike, in milliseconds, or null. */
    public @Nullable Long getRecoveryHoldMillis() {
        return recoveryHoldMillis;
    }

    /** Sets the value of the first stair; null for none. */
    public LoadShape withStart(@Nullable Double start) {
        this.start = start;
        return this;
    }

    /** The value of the first stair, or null. */
    public @Nullable Double getStart() {
        return start;
    }

    /** Sets the height of a stair; null for none. */
    public LoadShape withStep(@Nullable Double step) {
        this.step = step;
        return this;
    }

    /** The height of a stair, or null. */
    public @Nullable Double getStep() {
        return step;
    }

    /** Sets the number of stairs; null for none. */
    public LoadShape withSteps(@Nullable Integer steps) {
        this.steps = steps;
        return this;
    }

    /** The number of stairs, or null. */
    public @Nullable Integer getSteps() {
        return steps;
    }

    /** Sets the time on a stair, in milliseconds; null for none. */
    public LoadShape withStepDurationMillis(@Nullable Long stepDurationMillis) {
        this.stepDurationMillis = stepDurationMillis;
        return this;
    }

    /** The time on a stair, in milliseconds, or null. */
    public @Nullable Long getStepDurationMillis() {
        return stepDurationMillis;
    }

    /** Sets the value at the end of a ramp; null for none. */
    public LoadShape withTarget(@Nullable Double target) {
        this.target = target;
        return this;
    }

    /** The value at the end of a ramp, or null. */
    public @Nullable Double getTarget() {
        return target;
    }

    /** Sets the time of the ramp, in milliseconds; null for none. */
    public LoadShape withRampMillis(@Nullable Long rampMillis) {
        this.rampMillis = rampMillis;
        return this;
    }

    /** The time of the ramp, in milliseconds, or null. */
    public @Nullable Long getRampMillis() {
        return rampMillis;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "type", type,
            "metric", metric,
            "curve", curve,
            "baseline", baseline,
            "peak", peak,
            "rampUpMillis", rampUpMillis,
            "holdMillis", holdMillis,
            "rampDownMillis", rampDownMillis,
            "recoveryHoldMillis", recoveryHoldMillis,
            "start", start,
            "step", step,
            "steps", steps,
            "stepDurationMillis", stepDurationMillis,
            "target", target,
            "rampMillis", rampMillis
        };
    }
}
