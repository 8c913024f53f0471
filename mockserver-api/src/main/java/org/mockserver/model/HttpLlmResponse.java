package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** Answers as a language model does, in the format of its provider. */
public class HttpLlmResponse extends Action<HttpLlmResponse> {

    private @Nullable Provider provider;
    private @Nullable String model;
    private @Nullable Completion completion;
    private @Nullable EmbeddingResponse embedding;
    private @Nullable RerankResponse rerank;
    private @Nullable ModerationResponse moderation;
    private @Nullable LlmContentFilter contentFilter;
    private @Nullable ConversationPredicates conversationPredicates;
    private @Nullable LlmChaosProfile chaos;

    /** An empty one, to be filled. */
    public static HttpLlmResponse llmResponse() {
        return new HttpLlmResponse();
    }

    /** Sets whose format is used; null for none. */
    public HttpLlmResponse withProvider(@Nullable Provider provider) {
        this.provider = provider;
        return this;
    }

    /** Whose format is used, or null. */
    public @Nullable Provider getProvider() {
        return provider;
    }

    /** Sets the name of the model; null for none. */
    public HttpLlmResponse withModel(@Nullable String model) {
        this.model = model;
        return this;
    }

    /** The name of the model, or null. */
    public @Nullable String getModel() {
        return model;
    }

    /** Sets a text or calls of tools; null for none. */
    public HttpLlmResponse withCompletion(@Nullable Completion completion) {
        this.completion = completion;
        return this;
    }

    /** A text or calls of tools, or null. */
    public @Nullable Completion getCompletion() {
        return completion;
    }

    /** Sets vectors; null for none. */
    public HttpLlmResponse withEmbedding(@Nullable EmbeddingResponse embedding) {
        this.embedding = embedding;
        return this;
    }

    /** Vectors, or null. */
    public @Nullable EmbeddingResponse getEmbedding() {
        return embedding;
    }

    /** Sets an order of documents; null for none. */
    public HttpLlmResponse withRerank(@Nullable RerankResponse rerank) {
        this.rerank = rerank;
        return this;
    }

    /** An order of documents, or null. */
    public @Nullable RerankResponse getRerank() {
        return rerank;
    }

    /** Sets what is offensive; null for none. */
    public HttpLlmResponse withModeration(@Nullable ModerationResponse moderation) {
        this.moderation = moderation;
        return this;
    }

    /** What is offensive, or null. */
    public @Nullable ModerationResponse getModeration() {
        return moderation;
    }

    /** Sets what a filter finds; null for none. */
    public HttpLlmResponse withContentFilter(@Nullable LlmContentFilter contentFilter) {
        this.contentFilter = contentFilter;
        return this;
    }

    /** What a filter finds, or null. */
    public @Nullable LlmContentFilter getContentFilter() {
        return contentFilter;
    }

    /** Sets what the conversation must look like; null for none. */
    public HttpLlmResponse withConversationPredicates(@Nullable ConversationPredicates conversationPredicates) {
        this.conversationPredicates = conversationPredicates;
        return this;
    }

    /** What the conversation must look like, or null. */
    public @Nullable ConversationPredicates getConversationPredicates() {
        return conversationPredicates;
    }

    /** Sets faults; null for none. */
    public HttpLlmResponse withChaos(@Nullable LlmChaosProfile chaos) {
        this.chaos = chaos;
        return this;
    }

    /** Faults, or null. */
    public @Nullable LlmChaosProfile getChaos() {
        return chaos;
    }

    @Override
    public Type getType() {
        return Type.LLM_RESPONSE;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "provider", provider,
            "model", model,
            "completion", completion,
            "embedding", embedding,
            "rerank", rerank,
            "moderation", moderation,
            "contentFilter", contentFilter,
            "conversationPredicates", conversationPredicates,
            "chaos", chaos
        };
        return append(super.namedFields(), own);
    }
}
