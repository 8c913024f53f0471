package org.mockserver.model;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.mockserver.internal.nulls.Nullable;

/**
 * A time to wait: fixed, or drawn from a distribution each time. Immutable.
 *
 * <p>Without a unit there is no wait, whatever the value; a negative value is no wait.
 */
public class Delay extends ValueObject {

    private static final double NANOS_PER_MILLI = 1_000_000;

    private final @Nullable TimeUnit timeUnit;
    private final long value;
    private final @Nullable DelayDistribution distribution;
    private final @Nullable String template;
    private final HttpTemplate.@Nullable TemplateType templateType;

    /** A fixed time; null for the unit means no wait. */
    public Delay(@Nullable TimeUnit timeUnit, long value) {
        this(timeUnit, value, null);
    }

    /** A time drawn from the distribution, or the fixed value if that is null. */
    public Delay(@Nullable TimeUnit timeUnit, long value, @Nullable DelayDistribution distribution) {
        this(timeUnit, value, distribution, null, null);
    }

    /** A time rendered from a template, in milliseconds; the other values hold where that gives no number. */
    public Delay(
            @Nullable TimeUnit timeUnit,
            long value,
            @Nullable DelayDistribution distribution,
            @Nullable String template,
            HttpTemplate.@Nullable TemplateType templateType) {
        this.timeUnit = timeUnit;
        this.value = value;
        this.distribution = distribution;
        this.template = template;
        this.templateType = templateType;
    }

    /** A time rendered from a template, in milliseconds. */
    public static Delay template(HttpTemplate.TemplateType templateType, String template) {
        return new Delay(TimeUnit.MILLISECONDS, 0, null, template, templateType);
    }

    /** A fixed time. */
    public static Delay milliseconds(long value) {
        return new Delay(TimeUnit.MILLISECONDS, value);
    }

    /** A fixed time. */
    public static Delay seconds(long value) {
        return new Delay(TimeUnit.SECONDS, value);
    }

    /** A fixed time. */
    public static Delay minutes(long value) {
        return new Delay(TimeUnit.MINUTES, value);
    }

    /** A fixed time. */
    public static Delay delay(TimeUnit timeUnit, long value) {
        return new Delay(timeUnit, value);
    }

    /** A time between both bounds, each equally likely. */
    public static Delay uniform(TimeUnit timeUnit, long min, long max) {
        return new Delay(timeUnit, 0, DelayDistribution.uniform(min, max));
    }

    /** A log-normal time given by its median and its 99th percentile. */
    public static Delay logNormal(TimeUnit timeUnit, long median, long p99) {
        return new Delay(timeUnit, 0, DelayDistribution.logNormal(median, p99));
    }

    /** A normal time given by mean and standard deviation, never below zero. */
    public static Delay gaussian(TimeUnit timeUnit, long mean, long stdDev) {
        return new Delay(timeUnit, 0, DelayDistribution.gaussian(mean, stdDev));
    }

    /** The unit of the value and of the distribution, or null for no wait. */
    public @Nullable TimeUnit getTimeUnit() {
        return timeUnit;
    }

    /** The fixed time in {@link #getTimeUnit()}. */
    public long getValue() {
        return value;
    }

    /** From what the time is drawn, or null if it is fixed. */
    public @Nullable DelayDistribution getDistribution() {
        return distribution;
    }

    /** Whether the time is rendered from a template. */
    public boolean hasTemplate() {
        return template != null && templateType != null;
    }

    /** The template of the time, or null. */
    public @Nullable String getTemplate() {
        return template;
    }

    /** The language of the template, or null. */
    public HttpTemplate.@Nullable TemplateType getTemplateType() {
        return templateType;
    }

    /** How long to wait this time, in milliseconds; a template counts for nothing here. */
    public long sampleValueMillis() {
        if (timeUnit == null) {
            return 0;
        }
        if (distribution == null) {
            return Math.max(0, timeUnit.toMillis(value));
        }
        double units = distribution.sampler(ThreadLocalRandom.current()).getAsDouble();
        return Math.max(0, (long) (units * timeUnit.toNanos(1) / NANOS_PER_MILLI));
    }

    /** Lets the calling thread wait {@linkplain #sampleValueMillis as long}, or until it is interrupted. */
    public void applyDelay() {
        try {
            new CountDownLatch(1).await(sampleValueMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "timeUnit", timeUnit,
            "value", value,
            "distribution", distribution,
            "template", template,
            "templateType", templateType
        };
    }
}
