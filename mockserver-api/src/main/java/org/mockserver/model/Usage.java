package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** How many tokens a language model says it used. */
public class Usage extends ValueObject {

    private @Nullable Integer inputTokens;
    private @Nullable Integer outputTokens;
    private @Nullable Integer cachedInputTokens;
    private @Nullable Integer cacheCreationTokens;
    private @Nullable Integer reasoningTokens;

    /** So many tokens of the request. */
    public static Usage inputTokens(int inputTokens) {
        return new Usage().withInputTokens(inputTokens);
    }

    /** So many tokens of the answer. */
    public static Usage outputTokens(int outputTokens) {
        return new Usage().withOutputTokens(outputTokens);
    }

    /** An empty one, to be filled. */
    public static Usage usage() {
        return new Usage();
    }

    /** Sets the tokens of the request; null for none. */
    public Usage withInputTokens(@Nullable Integer inputTokens) {
        this.inputTokens = Bounds.atLeast("inputTokens", 0, inputTokens);
        return this;
    }

    /** The tokens of the request, or null. */
    public @Nullable Integer getInputTokens() {
        return inputTokens;
    }

    /** Sets the tokens of the answer; null for none. */
    public Usage withOutputTokens(@Nullable Integer outputTokens) {
        this.outputTokens = Bounds.atLeast("outputTokens", 0, outputTokens);
        return this;
    }

    /** The tokens of the answer, or null. */
    public @Nullable Integer getOutputTokens() {
        return outputTokens;
    }

    /** Sets the tokens of the request that were cached; null for none. */
    public Usage withCachedInputTokens(@Nullable Integer cachedInputTokens) {
        this.cachedInputTokens = Bounds.atLeast("cachedInputTokens", 0, cachedInputTokens);
        return this;
    }

    /** The tokens of the request that were cached, or null. */
    public @Nullable Integer getCachedInputTokens() {
        return cachedInputTokens;
    }

    /** Sets the tokens that were put into the cache; null for none. */
    public Usage withCacheCreationTokens(@Nullable Integer cacheCreationTokens) {
        this.cacheCreationTokens = Bounds.atLeast("cacheCreationTokens", 0, cacheCreationTokens);
        return this;
    }

    /** The tokens that were put into the cache, or null. */
    public @Nullable Integer getCacheCreationTokens() {
        return cacheCreationTokens;
    }

    /** Sets the tokens of thinking; null for none. */
    public Usage withReasoningTokens(@Nullable Integer reasoningTokens) {
        this.reasoningTokens = Bounds.atLeast("reasoningTokens", 0, reasoningTokens);
        return this;
    }

    /** The tokens of thinking, or null. */
    public @Nullable Integer getReasoningTokens() {
        return reasoningTokens;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "inputTokens", inputTokens,
            "outputTokens", outputTokens,
            "cachedInputTokens", cachedInputTokens,
            "cacheCreationTokens", cacheCreationTokens,
            "reasoningTokens", reasoningTokens
        };
    }
}
