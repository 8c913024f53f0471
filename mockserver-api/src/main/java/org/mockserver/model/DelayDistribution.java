package org.mockserver.model;

import java.util.function.DoubleSupplier;
import java.util.random.RandomGenerator;
import org.mockserver.internal.nulls.Nullable;

/** From what a delay is drawn; the numbers are in the unit of the {@link Delay}. Immutable. */
public class DelayDistribution extends ValueObject {

    /** How many deviations above the mean the 99th percentile of a normal distribution lies. */
    private static final double Z99 = 2.3263478740408408;

    private final Type type;
    private final @Nullable Long first;
    private final @Nullable Long second;

    /** The kinds of distribution and the names of their two numbers. */
    public enum Type {
        /** Equally likely between two bounds. */
        UNIFORM("min", "max"),
        /** Log-normal. */
        LOG_NORMAL("median", "p99"),
        /** Normal, never below zero. */
        GAUSSIAN("mean", "stdDev");

        private final String first;
        private final String second;

        Type(String first, String second) {
            this.first = first;
            this.second = second;
        }

        /** The name of the first number. */
        public String firstName() {
            return first;
        }

        /** The name of the second number. */
        public String secondName() {
            return second;
        }
    }

    /**
     * A distribution.
     *
     * @param type its kind, which names both numbers
     * @param first the first number, null counts as zero
     * @param second the second number, null counts as zero
     */
    public DelayDistribution(Type type, @Nullable Long first, @Nullable Long second) {
        this.type = type;
        this.first = first;
        this.second = second;
    }

    /** Equally likely between both bounds, inclusive. */
    public static DelayDistribution uniform(long min, long max) {
        return new DelayDistribution(Type.UNIFORM, min, max);
    }

    /** Log-normal with that median and 99th percentile. */
    public static DelayDistribution logNormal(long median, long p99) {
        return new DelayDistribution(Type.LOG_NORMAL, median, p99);
    }

    /** Normal with that mean and standard deviation. */
    public static DelayDistribution gaussian(long mean, long stdDev) {
        return new DelayDistribution(Type.GAUSSIAN, mean, stdDev);
    }

    /**
     * Draws numbers in the unit of the delay; they may be negative, which is no wait. Both numbers must be there.
     *
     * @throws IllegalArgumentException if the upper bound is below the lower one
     */
    public DoubleSupplier sampler(RandomGenerator random) {
        double one = first == null ? 0 : first;
        double two = second == null ? 0 : second;
        return switch (type) {
            case UNIFORM -> {
                if (two < one) {
                    throw new IllegalArgumentException("max must not be less than min");
                }
                yield () -> one + random.nextDouble() * (two - one);
            }
            case GAUSSIAN -> () -> one + random.nextGaussian() * two;
            case LOG_NORMAL -> logNormal(one, two, random);
        };
    }

    /* ln X is normal with mean ln(median); its deviation is what puts 99 % of the samples below p99. */
    private static DoubleSupplier logNormal(double median, double p99, RandomGenerator random) {
        if (median <= 0) {
            return () -> 0;
        }
        double deviation = Math.max(0, Math.log(p99 / median) / Z99);
        return () -> median * Math.exp(random.nextGaussian() * deviation);
    }

    /** The kind. */
    public Type getType() {
        return type;
    }

    /** The number named by {@link Type#firstName()}, or null if it was not given. */
    public @Nullable Long getFirst() {
        return first;
    }

    /** The number named by {@link Type#secondName()}, or null if it was not given. */
    public @Nullable Long getSecond() {
        return second;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"type", type, type.firstName(), first, type.secondName(), second};
    }
}
