package org.mockserver.internal.action;

import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.Delay;
import org.mockserver.model.DelayDistribution;

/** Compiles delays. */
final class Pauses {

    /** No waiting. */
    static final Pause NONE = new Constant(0);

    /** Longer than any process lives, short enough that sums do not overflow. */
    private static final long MAX_NANOS = Long.MAX_VALUE / 4;

    private Pauses() {}

    /** Always the same time. */
    private record Constant(long nanos) implements Pause {
        @Override
        public boolean isConstant() {
            return true;
        }
    }

    /**
     * Compiles a delay. Without a unit there is no delay, whatever its value says.
     *
     * @param path where the delay stands, for errors
     */
    static Pause of(@Nullable Delay delay, String path, RandomGenerator random) {
        if (delay == null || delay.hasTemplate()) {
            if (delay != null && !path.matches("\\$\\.[A-Za-z]+\\.delay")) {
                throw new WireException(path + ".template", "is possible in the delay of an action only");
            }
            return NONE;
        }
        return fixed(delay, path, random);
    }

    /** The same without regard to a template, which {@link TemplateDelayAction} renders. */
    static Pause fixed(Delay delay, String path, RandomGenerator random) {
        TimeUnit unit = delay.getTimeUnit();
        if (unit == null) {
            return NONE;
        }
        DelayDistribution distribution = delay.getDistribution();
        if (distribution != null) {
            return sampled(distribution, unit.toNanos(1), path + ".distribution", random);
        }
        long nanos = Math.min(unit.toNanos(delay.getValue()), MAX_NANOS);
        return nanos <= 0 ? NONE : new Constant(nanos);
    }

    private static Pause sampled(DelayDistribution distribution, long unitNanos, String path, RandomGenerator random) {
        DelayDistribution.Type type = distribution.getType();
        long first = parameter(distribution.getFirst(), path, type.firstName());
        long second = parameter(distribution.getSecond(), path, type.secondName());
        if (type == DelayDistribution.Type.UNIFORM && second < first) {
            throw new WireException(path + ".max", "must not be less than min");
        }
        DoubleSupplier units = distribution.sampler(random);
        return () -> bounded(units.getAsDouble() * unitNanos);
    }

    private static long parameter(@Nullable Long value, String path, String name) {
        if (value == null) {
            throw new WireException(path + "." + name, "is required for this type of distribution");
        }
        return value;
    }

    private static long bounded(double nanos) {
        return nanos <= 0 ? 0 : Math.min((long) nanos, MAX_NANOS);
    }
}
