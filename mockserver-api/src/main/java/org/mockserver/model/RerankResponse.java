package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** The order that a language model puts documents in. */
public class RerankResponse extends ValueObject {

    private @Nullable Integer topN;
    private @Nullable Boolean deterministicFromInput;
    private @Nullable Long seed;

    /** An empty one, to be filled. */
    public static RerankResponse rerank() {
        return new RerankResponse();
    }

    /** Sets how many documents are kept; null for all. */
    public RerankResponse withTopN(@Nullable Integer topN) {
        this.topN = topN;
        return this;
    }

    /** How many documents are kept, or null. */
    public @Nullable Integer getTopN() {
        return topN;
    }

    /** Sets whether the same documents get the same order; null for none. */
    public RerankResponse withDeterministicFromInput(@Nullable Boolean deterministicFromInput) {
        this.deterministicFromInput = deterministicFromInput;
        return this;
    }

    /** Whether the same documents get the same order, or null. */
    public @Nullable Boolean getDeterministicFromInput() {
        return deterministicFromInput;
    }

    /** Sets the number that the order depends on; null for none. */
    public RerankResponse withSeed(@Nullable Long seed) {
        this.seed = seed;
        return this;
    }

    /** The number that the order depends on, or null. */
    public @Nullable Long getSeed() {
        return seed;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "topN", topN,
            "deterministicFromInput", deterministicFromInput,
            "seed", seed
        };
    }
}
