package org.mockserver.slo;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** The time in which requests count. */
public class SloWindow extends ValueObject {

    private @Nullable Type type;
    private @Nullable Long fromEpochMillis;
    private @Nullable Long toEpochMillis;
    private @Nullable Long lookbackMillis;

    /** How the time is given. */
    public enum Type {
        /** By beginning and end. */
        EXPLICIT,
        /** By its length until now. */
        LOOKBACK
    }

    /** From that to that moment, in milliseconds since 1970. */
    public static SloWindow explicit(long fromEpochMillis, long toEpochMillis) {
        return new SloWindow()
                .withType(Type.EXPLICIT)
                .withFromEpochMillis(fromEpochMillis)
                .withToEpochMillis(toEpochMillis);
    }

    /** The last milliseconds. */
    public static SloWindow lookback(long millis) {
        return new SloWindow().withType(Type.LOOKBACK).withLookbackMillis(millis);
    }

    /** Sets how the time is given; null for none. */
    public SloWindow withType(@Nullable Type type) {
        this.type = type;
        return this;
    }

    /** How the time is given, or null. */
    public @Nullable Type getType() {
        return type;
    }

    /** Sets its beginning, in milliseconds since 1970; null for none. */
    public SloWindow withFromEpochMillis(@Nullable Long fromEpochMillis) {
        this.fromEpochMillis = fromEpochMillis;
        return this;
    }

    /** Its beginning, in milliseconds since 1970, or null. */
    public @Nullable Long getFromEpochMillis() {
        return fromEpochMillis;
    }

    /** Sets its end, in milliseconds since 1970; null for none. */
    public SloWindow withToEpochMillis(@Nullable Long toEpochMillis) {
        this.toEpochMillis = toEpochMillis;
        return this;
    }

    /** Its end, in milliseconds since 1970, or null. */
    public @Nullable Long getToEpochMillis() {
        return toEpochMillis;
    }

    /** Sets how long it reaches back from now, in milliseconds; null for none. */
    public SloWindow withLookbackMillis(@Nullable Long lookbackMillis) {
        this.lookbackMillis = lookbackMillis;
        return this;
    }

    /** How long it reaches back from now, in milliseconds, or null. */
    public @Nullable Long getLookbackMillis() {
        return lookbackMillis;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "type", type,
            "fromEpochMillis", fromEpochMillis,
            "toEpochMillis", toEpochMillis,
            "lookbackMillis", lookbackMillis
        };
    }
}
