package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** Faults that come with a probability or when a quota is used up. */
abstract class ChaosProfile<T extends ChaosProfile<T>> extends ValueObject {

    private @Nullable Integer errorStatus;
    private @Nullable String retryAfter;
    private @Nullable Double errorProbability;
    private @Nullable Long seed;
    private @Nullable String quotaName;
    private @Nullable Integer quotaLimit;
    private @Nullable Long quotaWindowMillis;
    private @Nullable Integer quotaErrorStatus;

    /** Sets the status of an answer that is an error, 100 to 599; null for none. */
    public T withErrorStatus(@Nullable Integer errorStatus) {
        this.errorStatus = Bounds.between("errorStatus", 100, 599, errorStatus);
        return self();
    }

    /** The status of an answer that is an error, 100 to 599, or null. */
    public @Nullable Integer getErrorStatus() {
        return errorStatus;
    }

    /** Sets the header Retry-After of an answer that is an error; null for none. */
    public T withRetryAfter(@Nullable String retryAfter) {
        this.retryAfter = retryAfter;
        return self();
    }

    /** The header Retry-After of an answer that is an error, or null. */
    public @Nullable String getRetryAfter() {
        return retryAfter;
    }

    /** Sets the chance of an error, 0 to 1; null for always. */
    public T withErrorProbability(@Nullable Double errorProbability) {
        this.errorProbability = Bounds.fraction("errorProbability", errorProbability);
        return self();
    }

    /** The chance of an error, 0 to 1, or null. */
    public @Nullable Double getErrorProbability() {
        return errorProbability;
    }

    /** Sets the number that makes what is drawn repeatable; null for a different draw each time. */
    public T withSeed(@Nullable Long seed) {
        this.seed = seed;
        return self();
    }

    /** The number that makes what is drawn repeatable, or null. */
    public @Nullable Long getSeed() {
        return seed;
    }

    /** Sets the name of the quota; those of one name share it; null for none. */
    public T withQuotaName(@Nullable String quotaName) {
        this.quotaName = quotaName;
        return self();
    }

    /** The name of the quota; those of one name share it, or null. */
    public @Nullable String getQuotaName() {
        return quotaName;
    }

    /** Sets how many requests of a window are answered; null for all. */
    public T withQuotaLimit(@Nullable Integer quotaLimit) {
        this.quotaLimit = Bounds.atLeast("quotaLimit", 1, quotaLimit);
        return self();
    }

    /** How many requests of a window are answered, or null. */
    public @Nullable Integer getQuotaLimit() {
        return quotaLimit;
    }

    /** Sets the length of a window, in milliseconds; null for none. */
    public T withQuotaWindowMillis(@Nullable Long quotaWindowMillis) {
        this.quotaWindowMillis = Bounds.atLeast("quotaWindowMillis", 1L, quotaWindowMillis);
        return self();
    }

    /** The length of a window, in milliseconds, or null. */
    public @Nullable Long getQuotaWindowMillis() {
        return quotaWindowMillis;
    }

    /** Sets the status for requests beyond the quota, 100 to 599; null for 429. */
    public T withQuotaErrorStatus(@Nullable Integer quotaErrorStatus) {
        this.quotaErrorStatus = Bounds.between("quotaErrorStatus", 100, 599, quotaErrorStatus);
        return self();
    }

    /** The status for requests beyond the quota, 100 to 599, or null. */
    public @Nullable Integer getQuotaErrorStatus() {
        return quotaErrorStatus;
    }

    /** Sets everything that is said here as another profile has it. */
    final void takeFrom(ChaosProfile<?> other) {
        errorStatus = other.errorStatus;
        retryAfter = other.retryAfter;
        errorProbability = other.errorProbability;
        seed = other.seed;
        quotaName = other.quotaName;
        quotaLimit = other.quotaLimit;
        quotaWindowMillis = other.quotaWindowMillis;
        quotaErrorStatus = other.quotaErrorStatus;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "errorStatus", errorStatus,
            "retryAfter", retryAfter,
            "errorProbability", errorProbability,
            "seed", seed,
            "quotaName", quotaName,
            "quotaLimit", quotaLimit,
            "quotaWindowMillis", quotaWindowMillis,
            "quotaErrorStatus", quotaErrorStatus
        };
    }

    @SuppressWarnings("unchecked") // T is the implementing type by the bound of the class
    private T self() {
        return (T) this;
    }
}
