package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** How many requests an expectation answers in a time; the others are told to come back later. */
public class RateLimit extends ValueObject {

    private @Nullable String name;
    private @Nullable Algorithm algorithm;
    private @Nullable Integer limit;
    private @Nullable Long windowMillis;
    private @Nullable Long burst;
    private @Nullable Double refillPerSecond;
    private @Nullable Integer errorStatus;
    private @Nullable String retryAfter;

    /** How requests are counted. */
    public enum Algorithm {
        /** So many in each window of time; the first request opens a window. */
        FIXED_WINDOW,
        /** Each takes a token from a bucket that fills steadily. */
        TOKEN_BUCKET
    }

    /** A limit that has to be filled. */
    public static RateLimit rateLimit() {
        return new RateLimit();
    }

    /** The name of the counter, or null for one of the expectation's own. */
    public @Nullable String getName() {
        return name;
    }

    /** Sets the name of the counter; expectations with the same name share it. */
    public RateLimit withName(@Nullable String name) {
        this.name = name;
        return this;
    }

    /** How requests are counted, or null if not set. */
    public @Nullable Algorithm getAlgorithm() {
        return algorithm;
    }

    /** Sets how requests are counted. */
    public RateLimit withAlgorithm(@Nullable Algorithm algorithm) {
        this.algorithm = algorithm;
        return this;
    }

    /** How requests are counted, a fixed window if nothing else was set. */
    public Algorithm effectiveAlgorithm() {
        return algorithm == null ? Algorithm.FIXED_WINDOW : algorithm;
    }

    /** Requests in each window, or null if not set. */
    public @Nullable Integer getLimit() {
        return limit;
    }

    /** Sets the requests in each window. */
    public RateLimit withLimit(@Nullable Integer limit) {
        this.limit = limit;
        return this;
    }

    /** Length of the window in milliseconds, or null if not set. */
    public @Nullable Long getWindowMillis() {
        return windowMillis;
    }

    /** Sets the length of the window in milliseconds. */
    public RateLimit withWindowMillis(@Nullable Long windowMillis) {
        this.windowMillis = windowMillis;
        return this;
    }

    /** Tokens in a full bucket, or null if not set. */
    public @Nullable Long getBurst() {
        return burst;
    }

    /** Sets the tokens in a full bucket. */
    public RateLimit withBurst(@Nullable Long burst) {
        this.burst = burst;
        return this;
    }

    /** Tokens that come back each second, or null if not set. */
    public @Nullable Double getRefillPerSecond() {
        return refillPerSecond;
    }

    /** Sets the tokens that come back each second. */
    public RateLimit withRefillPerSecond(@Nullable Double refillPerSecond) {
        this.refillPerSecond = refillPerSecond;
        return this;
    }

    /** The status for requests beyond the limit, or null for 429. */
    public @Nullable Integer getErrorStatus() {
        return errorStatus;
    }

    /** Sets the status for requests beyond the limit. */
    public RateLimit withErrorStatus(@Nullable Integer errorStatus) {
        this.errorStatus = errorStatus;
        return this;
    }

    /** The value of the header Retry-After, or null for the seconds that are left. */
    public @Nullable String getRetryAfter() {
        return retryAfter;
    }

    /** Sets the value of the header Retry-After. */
    public RateLimit withRetryAfter(@Nullable String retryAfter) {
        this.retryAfter = retryAfter;
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "name", name,
            "algorithm", algorithm,
            "limit", limit,
            "windowMillis", windowMillis,
            "burst", burst,
            "refillPerSecond", refillPerSecond,
            "errorStatus", errorStatus,
            "retryAfter", retryAfter
        };
    }
}
