package org.mockserver.load;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** A part of a load scenario: so many virtual users, or iterations in a second, for a time. */
public class LoadStage extends ValueObject {

    private LoadStageType type = LoadStageType.VU;
    private long durationMillis;
    private RampCurve curve = RampCurve.LINEAR;
    private @Nullable Integer vus;
    private @Nullable Integer startVus;
    private @Nullable Integer endVus;
    private @Nullable Double rate;
    private @Nullable Double startRate;
    private @Nullable Double endRate;
    private @Nullable Integer maxVus;

    /** So many virtual users for that time. */
    public static LoadStage constantVus(int vus, long durationMillis) {
        return new LoadStage().withVus(vus).withDurationMillis(durationMillis);
    }

    /** Steadily from so many virtual users to so many. */
    public static LoadStage rampVus(int startVus, int endVus, long durationMillis) {
        return new LoadStage().withStartVus(startVus).withEndVus(endVus).withDurationMillis(durationMillis);
    }

    /** From so many virtual users to so many. */
    public static LoadStage rampVus(int startVus, int endVus, long durationMillis, RampCurve curve) {
        return new LoadStage()
                .withStartVus(startVus)
                .withEndVus(endVus)
                .withDurationMillis(durationMillis)
                .withCurve(curve);
    }

    /** So many iterations in a second for that time. */
    public static LoadStage constantRate(double rate, long durationMillis) {
        return new LoadStage().withType(LoadStageType.RATE).withRate(rate).withDurationMillis(durationMillis);
    }

    /** Steadily from so many iterations in a second to so many. */
    public static LoadStage rampRate(double startRate, double endRate, long durationMillis) {
        return new LoadStage()
                .withType(LoadStageType.RATE)
                .withStartRate(startRate)
                .withEndRate(endRate)
                .withDurationMillis(durationMillis);
    }

    /** From so many iterations in a second to so many. */
    public static LoadStage rampRate(double startRate, double endRate, long durationMillis, RampCurve curve) {
        return new LoadStage()
                .withType(LoadStageType.RATE)
                .withStartRate(startRate)
                .withEndRate(endRate)
                .withDurationMillis(durationMillis)
                .withCurve(curve);
    }

    /** Nothing for that time. */
    public static LoadStage pause(long durationMillis) {
        return new LoadStage().withType(LoadStageType.PAUSE).withDurationMillis(durationMillis);
    }

    /** An empty one, to be filled. */
    public static LoadStage loadStage() {
        return new LoadStage();
    }

    /** Sets what it sets. */
    public LoadStage withType(LoadStageType type) {
        this.type = type;
        return this;
    }

    /** What it sets. */
    public LoadStageType getType() {
        return type;
    }

    /** Sets how long it lasts, in milliseconds. */
    public LoadStage withDurationMillis(long durationMillis) {
        this.durationMillis = durationMillis;
        return this;
    }

    /** How long it lasts, in milliseconds. */
    public long getDurationMillis() {
        return durationMillis;
    }

    /** Sets how it goes from beginning to end. */
    public LoadStage withCurve(RampCurve curve) {
        this.curve = curve;
        return this;
    }

    /** How it goes from beginning to end. */
    public RampCurve getCurve() {
        return curve;
    }

    /** Sets the virtual users all the time; null for none. */
    public LoadStage withVus(@Nullable Integer vus) {
        this.vus = vus;
        return this;
    }

    /** The virtual users all the time, or null. */
    public @Nullable Integer getVus() {
        return vus;
    }

    /** Sets the virtual users at the beginning; null for none. */
    public LoadStage withStartVus(@Nullable Integer startVus) {
        this.startVus = startVus;
        return this;
    }

    /** The virtual users at the beginning, or null. */
    public @Nullable Integer getStartVus() {
        return startVus;
    }

    /** Sets the virtual users at the end; null for none. */
    public LoadStage withEndVus(@Nullable Integer endVus) {
        this.endVus = endVus;
        return this;
    }

    /** The virtual users at the end, or null. */
    public @Nullable Integer getEndVus() {
        return endVus;
    }

    /** Sets the iterations in a second all the time; null for none. */
    public LoadStage withRate(@Nullable Double rate) {
        this.rate = rate;
        return this;
    }

    /** The iterations in a second all the time, or null. */
    public @Nullable Double getRate() {
        return rate;
    }

    /** Sets the iterations in a second at the beginning; null for none. */
    public LoadStage withStartRate(@Nullable Double startRate) {
        this.startRate = startRate;
        return this;
    }

    /** The iterations in a second at the beginning, or null. */
    public @Nullable Double getStartRate() {
        return startRate;
    }

    /** Sets the iterations in a second at the end; null for none. */
    public LoadStage withEndRate(@Nullable Double endRate) {
        this.endRate = endRate;
        return this;
    }

    /** The iterations in a second at the end, or null. */
    public @Nullable Double getEndRate() {
        return endRate;
    }

    /** Sets how many virtual users a rate may use at most; null for what the server allows. */
    public LoadStage withMaxVus(@Nullable Integer maxVus) {
        this.maxVus = maxVus;
        return this;
    }

    /** How many virtual users a rate may use at most, or null. */
    public @Nullable Integer getMaxVus() {
        return maxVus;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "type", type,
            "durationMillis", durationMillis,
            "curve", curve,
            "vus", vus,
            "startVus", startVus,
            "endVus", endVus,
            "rate", rate,
            "startRate", startRate,
            "endRate", endRate,
            "maxVus", maxVus
        };
    }
}
