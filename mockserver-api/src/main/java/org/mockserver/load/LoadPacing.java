package org.mockserver.load;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** How long a virtual user takes for an iteration at least. */
public class LoadPacing extends ValueObject {

    private Mode mode = Mode.NONE;
    private double value;

    /** How the time is given. */
    public enum Mode {
        /** Not at all: the next iteration begins at once. */
        NONE,
        /** As milliseconds of an iteration. */
        CONSTANT_PACING,
        /** As iterations of a virtual user in a second. */
        CONSTANT_THROUGHPUT
    }

    private static final double MILLIS_PER_SECOND = 1000;

    /** An iteration every so many milliseconds. */
    public static LoadPacing constantPacing(double cycleMillis) {
        return new LoadPacing().withMode(Mode.CONSTANT_PACING).withValue(cycleMillis);
    }

    /** So many iterations of a virtual user in a second. */
    public static LoadPacing constantThroughput(double iterationsPerSecond) {
        return new LoadPacing().withMode(Mode.CONSTANT_THROUGHPUT).withValue(iterationsPerSecond);
    }

    /** An empty one, to be filled. */
    public static LoadPacing loadPacing() {
        return new LoadPacing();
    }

    /** Sets how the time is given. */
    public LoadPacing withMode(Mode mode) {
        this.mode = mode;
        return this;
    }

    /** How the time is given. */
    public Mode getMode() {
        return mode;
    }

    /** Sets milliseconds of an iteration, or iterations of a virtual user in a second, as the mode says. */
    public LoadPacing withValue(double value) {
        this.value = value;
        return this;
    }

    /** Milliseconds of an iteration, or iterations of a virtual user in a second, as the mode says. */
    public double getValue() {
        return value;
    }

    /** The time of an iteration in milliseconds; 0 without pacing. */
    public double cycleMillis() {
        return switch (mode) {
            case NONE -> 0;
            case CONSTANT_PACING -> value;
            case CONSTANT_THROUGHPUT -> value <= 0 ? 0 : MILLIS_PER_SECOND / value;
        };
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "mode", mode,
            "value", value
        };
    }
}
