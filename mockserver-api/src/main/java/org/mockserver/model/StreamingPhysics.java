package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** How fast a language model streams its answer. */
public class StreamingPhysics extends ValueObject {

    private @Nullable Delay timeToFirstToken;
    private @Nullable Integer tokensPerSecond;
    private @Nullable Double jitter;
    private @Nullable Long seed;
    private @Nullable Boolean subwordStreaming;

    /** An empty one, to be filled. */
    public static StreamingPhysics streamingPhysics() {
        return new StreamingPhysics();
    }

    /** Sets the time before the first token; null for none. */
    public StreamingPhysics withTimeToFirstToken(@Nullable Delay timeToFirstToken) {
        this.timeToFirstToken = timeToFirstToken;
        return this;
    }

    /** The time before the first token, or null. */
    public @Nullable Delay getTimeToFirstToken() {
        return timeToFirstToken;
    }

    /** Sets the tokens in a second, 1 to 10000; null for all at once. */
    public StreamingPhysics withTokensPerSecond(@Nullable Integer tokensPerSecond) {
        this.tokensPerSecond = Bounds.between("tokensPerSecond", 1, 10_000, tokensPerSecond);
        return this;
    }

    /** The tokens in a second, 1 to 10000, or null. */
    public @Nullable Integer getTokensPerSecond() {
        return tokensPerSecond;
    }

    /** Sets how much the time between tokens varies, 0 to 1; null for not at all. */
    public StreamingPhysics withJitter(@Nullable Double jitter) {
        this.jitter = Bounds.fraction("jitter", jitter);
        return this;
    }

    /** How much the time between tokens varies, 0 to 1, or null. */
    public @Nullable Double getJitter() {
        return jitter;
    }

    /** Sets the number that makes the variation repeatable; null for another variation each time. */
    public StreamingPhysics withSeed(@Nullable Long seed) {
        this.seed = seed;
        return this;
    }

    /** The number that makes the variation repeatable, or null. */
    public @Nullable Long getSeed() {
        return seed;
    }

    /** Sets whether words are cut into several tokens; null for they are. */
    public StreamingPhysics withSubwordStreaming(@Nullable Boolean subwordStreaming) {
        this.subwordStreaming = subwordStreaming;
        return this;
    }

    /** Whether words are cut into several tokens, or null. */
    public @Nullable Boolean getSubwordStreaming() {
        return subwordStreaming;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "timeToFirstToken", timeToFirstToken,
            "tokensPerSecond", tokensPerSecond,
            "jitter", jitter,
            "seed", seed,
            "subwordStreaming", subwordStreaming
        };
    }
}
