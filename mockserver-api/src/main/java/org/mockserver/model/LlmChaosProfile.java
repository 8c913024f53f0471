package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** Faults that are put into the answers of language models. */
public class LlmChaosProfile extends ChaosProfile<LlmChaosProfile> {

    private @Nullable TruncateMode truncateMode;
    private @Nullable Double truncateAtFraction;
    private @Nullable Boolean malformedSse;
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
        @Nullable
        Object[] own = {
            "truncateMode", truncateMode,
            "truncateAtFraction", truncateAtFraction,
            "malformedSse", malformedSse,
            "tokenQuotaLimit", tokenQuotaLimit,
            "tokenQuotaWindowMillis", tokenQuotaWindowMillis,
            "errorKind", errorKind,
            "contentFilterBlockProbability", contentFilterBlockProbability
        };
        return append(super.namedFields(), own);
    }
}
