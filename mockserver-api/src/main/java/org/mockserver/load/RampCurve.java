package org.mockserver.load;

/** How a value goes from its beginning to its end. */
public enum RampCurve {
    /** Steadily. */
    LINEAR,
    /** Slowly first. */
    QUADRATIC,
    /** Very slowly first. */
    EXPONENTIAL;

    private static final double STEEPNESS = 4;

    /** The value after that part of the way, 0 to 1; earlier and later is as the beginning and the end. */
    public double valueAt(double start, double end, double progress) {
        double way = Math.max(0, Math.min(1, progress));
        double part = switch (this) {
            case LINEAR -> way;
            case QUADRATIC -> way * way;
            case EXPONENTIAL -> Math.expm1(STEEPNESS * way) / Math.expm1(STEEPNESS);
        };
        return start + (end - start) * part;
    }
}
