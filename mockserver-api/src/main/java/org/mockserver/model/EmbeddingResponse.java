package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** The vectors that a language model makes of texts. */
public class EmbeddingResponse extends ValueObject {

    private @Nullable Integer dimensions;
    private @Nullable Boolean deterministicFromInput;
    private @Nullable Long seed;

    /** An empty one, to be filled. */
    public static EmbeddingResponse embedding() {
        return new EmbeddingResponse();
    }

    /** Sets the length of a vector; null for that of the provider. */
    public EmbeddingResponse withDimensions(@Nullable Integer dimensions) {
        this.dimensions = dimensions;
        return this;
    }

    /** The length of a vector, or null. */
    public @Nullable Integer getDimensions() {
        return dimensions;
    }

    /** Sets whether the same text gives the same vector; null for none. */
    public EmbeddingResponse withDeterministicFromInput(@Nullable Boolean deterministicFromInput) {
        this.deterministicFromInput = deterministicFromInput;
        return this;
    }

    /** Whether the same text gives the same vector, or null. */
    public @Nullable Boolean getDeterministicFromInput() {
        return deterministicFromInput;
    }

    /** Sets the number that the vectors depend on; null for none. */
    public EmbeddingResponse withSeed(@Nullable Long seed) {
        this.seed = seed;
        return this;
    }

    /** The number that the vectors depend on, or null. */
    public @Nullable Long getSeed() {
        return seed;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "dimensions", dimensions,
            "deterministicFromInput", deterministicFromInput,
            "seed", seed
        };
    }
}
