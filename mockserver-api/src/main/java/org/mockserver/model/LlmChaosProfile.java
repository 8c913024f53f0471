package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** Faults that are put into the answers of language models. */
public class LlmChaosProfile extends ValueObject {

    private @Nullable Integer errorStatus;
    private @Nullable String retryAfter;
    private @Nullable Double errorProbability;
    private @Nullable TruncateMode truncateMode;
    private @Nullable Double truncateAtFraction;
    private @Nullable Boolean malformedSse;
    private @Nullable Long seed;
    private @Nullable String quotaName;
    private @Nullable Integer quotaLimit;
    private @Nullable Long quotaWindowMillis;
    private @Nullable Integer quotaErrorStatus;
    private @Nullable Long tokenQuotaLimit;
    private @Nullable Long tokenQuotaWindowMillis;
    private @Nullable String errorKind;
    private @Nullable Double contentFilterBlockProbability;

    /** Whether streams end early. */
    public enum TruncateMode {
        /** They do not. */
        NONE,
        /** They do, without an end. */
        MID_STREAM
    }

    /** An empty one, to be filled. */
    public static LlmChaosProfile llmChaosProfile() {
        return new LlmChaosProfile();
    }

    /** Sets the status of an answer that is an error, 100 to 599; null for none. */
    public LlmChaosProfile withErrorStatus(@Nullable Integer errorStatus) {
        this.errorStatus = Bounds.between("errorStatus", 100, 599, errorStatus);
        return this;
    }

    /** The status of an answer that is an error, 100 to 599, or null. */
    public @Nullable Integer getErrorStatus() {
        return errorStatus;
    }

    /** Sets the header Retry-After of an answer that is an error; null for none. */
    public LlmChaosProfile withRetryAfter(@Nullable String retryAfter) {
        this.retryAfter = retryAfter;
        return this;
    }

    /** The header Retry-After of an answer that is an error, or null. */
    public @Nullable String getRetryAfter() {
        return retryAfter;
    }

    /** Sets the chance of an error, 0 to 1; null for always. */
    public LlmChaosProfile withErrorProbability(@Nullable Double errorProbability) {
        this.errorProbability = Bounds.fraction("errorProbability", errorProbability);
        return this;
    }

    /** The chance of an error, 0 to 1, or null. */
    public @Nullable Double getErrorProbability() {
        return errorProbability;
    }

    /** Sets whether streams end early; null for none. */
    public LlmChaosProfile withTruncateMode(@Nullable TruncateMode truncateMode) {
        this.truncateMode = truncateMode;
        return this;
    }

    /** Whether streams end early, or null. */
    public @Nullable TruncateMode getTruncateMode() {
        return truncateMode;
    }

    /** Sets the share of a stream that is sent, 0 to 1; null for half of it. */
    public LlmChaosProfile withTruncateAtFraction(@Nullable Double truncateAtFraction) {
        this.truncateAtFraction = Bounds.fraction("truncateAtFraction", truncateAtFraction);
        return this;
    }

    /** The share of a stream that is sent, 0 to 1, or null. */
    public @Nullable Double getTruncateAtFraction() {
        return truncateAtFraction;
    }

    /** Sets whether streams have a damaged event; null for no. */
    public LlmChaosProfile withMalformedSse(@Nullable Boolean malformedSse) {
        this.malformedSse = malformedSse;
        return this;
    }

    /** Whether streams have a damaged event, or null. */
    public @Nullable Boolean getMalformedSse() {
        return malformedSse;
    }

    /** Sets the number that makes what is drawn repeatable; null for a different draw each time. */
    public LlmChaosProfile withSeed(@Nullable Long seed) {
        this.seed = seed;
        return this;
    }

    /** The number that makes what is drawn repeatable, or null. */
    public @Nullable Long getSeed() {
        return seed;
    }

    /** Sets the name of the quota; those of one name share it; null for none. */
    public LlmChaosProfile withQuotaName(@Nullable String quotaName) {
        this.quotaName = quotaName;
        return this;
    }

    /** The name of the quota; those of one name share it, or null. */
    public @Nullable String getQuotaName() {
        return quotaName;
    }

    /** Sets how many requests of a window are answered; null for all. */
    public LlmChaosProfile withQuotaLimit(@Nullable Integer quotaLimit) {
        this.quotaLimit = Bounds.atLeast("quotaLimit", 1, quotaLimit);
        return this;
    }

    /** How many requests of a window are answered, or null. */
    public @Nullable Integer getQuotaLimit() {
        return quotaLimit;
    }

    /** Sets the length of a window, in milliseconds; null for none. */
    public LlmChaosProfile withQuotaWindowMillis(@Nullable Long quotaWindowMillis) {
        this.quotaWindowMillis = Bounds.atLeast("quotaWindowMillis", 1L, quotaWindowMillis);
        return this;
    }

    /** The length of a window, in milliseconds, or null. */
    public @Nullable Long getQuotaWindowMillis() {
        return quotaWindowMillis;
    }

    /** Sets the status for requests beyond the quota, 100 to 599; null for 429. */
    public LlmChaosProfile withQuotaErrorStatus(@Nullable Integer quotaErrorStatus) {
        this.quotaErrorStatus = Bounds.between("quotaErrorStatus", 100, 599, quotaErrorStatus);
        return this;
    }

    /** The status for requests beyond the quota, 100 to 599, or null. */
    public @Nullable Integer getQuotaErrorStatus() {
        return quotaErrorStatus;
    }

    /** Sets how many tokens of a window are answered; null for all. */
    public LlmChaosProfile withTokenQuotaLimit(@Nullable Long tokenQuotaLimit) {
        this.tokenQuotaLimit = Bounds.atLeast("tokenQuotaLimit", 1L, tokenQuotaLimit);
        return this;
    }

    /** How many tokens of a window are answered, or null. */
    public @Nullable Long getTokenQuotaLimit() {
        return tokenQuotaLimit;
    }

    /** Sets the length of a window for tokens, in milliseconds; null for none. */
    public LlmChaosProfile withTokenQuotaWindowMillis(@Nullable Long tokenQuotaWindowMillis) {
        this.tokenQuotaWindowMillis = Bounds.atLeast("tokenQuotaWindowMillis", 1L, tokenQuotaWindowMillis);
        return this;
    }

    /** The length of a window for tokens, in milliseconds, or null. */
    public @Nullable Long getTokenQuotaWindowMillis() {
        return tokenQuotaWindowMillis;
    }

    /** Sets the kind of an error; null for none. */
    public LlmChaosProfile withErrorKind(@Nullable String errorKind) {
        this.errorKind = errorKind;
        return this;
    }

    /** The kind of an error, or null. */
    public @Nullable String getErrorKind() {
        return errorKind;
    }

    /** Sets the chance that a filter blocks the answer, 0 to 1; null for never. */
    public LlmChaosProfile withContentFilterBlockProbability(@Nullable Double contentFilterBlockProbability) {
        this.contentFilterBlockProbability =
                Bounds.fraction("contentFilterBlockProbability", contentFilterBlockProbability);
        return this;
    }

    /** The chance that a filter blocks the answer, 0 to 1, or null. */
    public @Nullable Double getContentFilterBlockProbability() {
        return contentFilterBlockProbability;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "errorStatus", errorStatus,
            "retryAfter", retryAfter,
            "errorProbability", errorProbability,
            "truncateMode", truncateMode,
            "truncateAtFraction", truncateAtFraction,
            "malformedSse", malformedSse,
            "seed", seed,
            "quotaName", quotaName,
            "quotaLimit", quotaLimit,
            "quotaWindowMillis", quotaWindowMillis,
            "quotaErrorStatus", quotaErrorStatus,
            "tokenQuotaLimit", tokenQuotaLimit,
            "tokenQuotaWindowMillis", tokenQuotaWindowMillis,
            "errorKind", errorKind,
            "contentFilterBlockProbability", contentFilterBlockProbability
        };
    }
}
