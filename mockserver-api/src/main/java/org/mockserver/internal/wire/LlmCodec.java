package org.mockserver.internal.wire;

import org.jspecify.annotations.Nullable;
import org.mockserver.llm.ParsedMessage;
import org.mockserver.model.Completion;
import org.mockserver.model.ConversationPredicates;
import org.mockserver.model.EmbeddingResponse;
import org.mockserver.model.HttpLlmResponse;
import org.mockserver.model.LlmChaosProfile;
import org.mockserver.model.LlmContentFilter;
import org.mockserver.model.ModerationResponse;
import org.mockserver.model.NormalizationOptions;
import org.mockserver.model.Provider;
import org.mockserver.model.RerankResponse;
import org.mockserver.model.StreamingPhysics;
import org.mockserver.model.ToolUse;
import org.mockserver.model.Usage;
import tools.jackson.databind.JsonNode;

/** The tables of answers of language models, in alphabetical order. */
final class LlmCodec {

    private static final ObjectCodec<ToolUse> TOOL_USE = new ObjectCodec<ToolUse>()
            .text("arguments", ToolUse::withArguments, ToolUse::getArguments)
            .text("id", ToolUse::withId, ToolUse::getId)
            .text("name", ToolUse::withName, ToolUse::getName);

    private static final ObjectCodec<Usage> USAGE = new ObjectCodec<Usage>()
            .integer("cacheCreationTokens", Usage::withCacheCreationTokens, Usage::getCacheCreationTokens)
            .integer("cachedInputTokens", Usage::withCachedInputTokens, Usage::getCachedInputTokens)
            .integer("inputTokens", Usage::withInputTokens, Usage::getInputTokens)
            .integer("outputTokens", Usage::withOutputTokens, Usage::getOutputTokens)
            .integer("reasoningTokens", Usage::withReasoningTokens, Usage::getReasoningTokens);

    private static final ObjectCodec<StreamingPhysics> PHYSICS = new ObjectCodec<StreamingPhysics>()
            .number("jitter", StreamingPhysics::withJitter, StreamingPhysics::getJitter)
            .longInteger("seed", StreamingPhysics::withSeed, StreamingPhysics::getSeed)
            .bool("subwordStreaming", StreamingPhysics::withSubwordStreaming, StreamingPhysics::getSubwordStreaming)
            .delay("timeToFirstToken", StreamingPhysics::withTimeToFirstToken, StreamingPhysics::getTimeToFirstToken)
            .integer("tokensPerSecond", StreamingPhysics::withTokensPerSecond, StreamingPhysics::getTokensPerSecond);

    private static final ObjectCodec<Completion> COMPLETION = new ObjectCodec<Completion>()
            .bool("enforceOutputSchema", Completion::withEnforceOutputSchema, Completion::getEnforceOutputSchema)
            .text("model", Completion::withModel, Completion::getModel)
            .member(
                    "outputSchema",
                    LlmCodec::readSchema,
                    Json::string,
                    Completion::withOutputSchema,
                    Completion::getOutputSchema)
            .text("reasoningSignature", Completion::withReasoningSignature, Completion::getReasoningSignature)
            .text("reasoningText", Completion::withReasoningText, Completion::getReasoningText)
            .text("stopReason", Completion::withStopReason, Completion::getStopReason)
            .bool("streaming", Completion::withStreaming, Completion::getStreaming)
            .object(
                    "streamingPhysics",
                    PHYSICS,
                    StreamingPhysics::new,
                    Completion::withStreamingPhysics,
                    Completion::getStreamingPhysics)
            .text("text", Completion::withText, Completion::getText)
            .objects("toolCalls", TOOL_USE, ToolUse::new, Completion::withToolCalls, Completion::getToolCalls)
            .text("toolChoice", Completion::withToolChoice, Completion::getToolChoice)
            .object("usage", USAGE, Usage::new, Completion::withUsage, Completion::getUsage);

    private static final ObjectCodec<EmbeddingResponse> EMBEDDING = new ObjectCodec<EmbeddingResponse>()
            .bool(
                    "deterministicFromInput",
                    EmbeddingResponse::withDeterministicFromInput,
                    EmbeddingResponse::getDeterministicFromInput)
            .integer("dimensions", EmbeddingResponse::withDimensions, EmbeddingResponse::getDimensions)
            .longInteger("seed", EmbeddingResponse::withSeed, EmbeddingResponse::getSeed);

    private static final ObjectCodec<RerankResponse> RERANK = new ObjectCodec<RerankResponse>()
            .bool(
                    "deterministicFromInput",
                    RerankResponse::withDeterministicFromInput,
                    RerankResponse::getDeterministicFromInput)
            .longInteger("seed", RerankResponse::withSeed, RerankResponse::getSeed)
            .integer("topN", RerankResponse::withTopN, RerankResponse::getTopN);

    private static final ObjectCodec<ModerationResponse> MODERATION = new ObjectCodec<ModerationResponse>()
            .texts(
                    "flaggedCategories",
                    ModerationResponse::withFlaggedCategories,
                    ModerationResponse::getFlaggedCategories)
            .text("model", ModerationResponse::withModel, ModerationResponse::getModel);

    private static final ObjectCodec<LlmContentFilter> FILTER = new ObjectCodec<LlmContentFilter>()
            .text("hate", LlmContentFilter::withHate, LlmContentFilter::getHate)
            .text("selfHarm", LlmContentFilter::withSelfHarm, LlmContentFilter::getSelfHarm)
            .text("sexual", LlmContentFilter::withSexual, LlmContentFilter::getSexual)
            .text("violence", LlmContentFilter::withViolence, LlmContentFilter::getViolence);

    private static final ObjectCodec<NormalizationOptions> NORMALIZATION = new ObjectCodec<NormalizationOptions>()
            .bool(
                    "collapseWhitespace",
                    NormalizationOptions::withCollapseWhitespace,
                    NormalizationOptions::getCollapseWhitespace)
            .bool(
                    "dropBuiltInVolatileFields",
                    NormalizationOptions::withDropBuiltInVolatileFields,
                    NormalizationOptions::getDropBuiltInVolatileFields)
            .texts(
                    "dropVolatileFields",
                    NormalizationOptions::withDropVolatileFields,
                    NormalizationOptions::getDropVolatileFields)
            .bool("lowercase", NormalizationOptions::withLowercase, NormalizationOptions::getLowercase)
            .bool("sortJsonKeys", NormalizationOptions::withSortJsonKeys, NormalizationOptions::getSortJsonKeys);

    private static final ObjectCodec<ConversationPredicates> PREDICATES = new ObjectCodec<ConversationPredicates>()
            .text(
                    "containsToolResultFor",
                    ConversationPredicates::withContainsToolResultFor,
                    ConversationPredicates::getContainsToolResultFor)
            .text(
                    "latestMessageContains",
                    ConversationPredicates::withLatestMessageContains,
                    ConversationPredicates::getLatestMessageContains)
            .text(
                    "latestMessageMatches",
                    ConversationPredicates::withLatestMessageMatches,
                    ConversationPredicates::getLatestMessageMatches)
            .choice(
                    "latestMessageRole",
                    ParsedMessage.Role.class,
                    ConversationPredicates::withLatestMessageRole,
                    ConversationPredicates::getLatestMessageRole)
            .object(
                    "normalization",
                    NORMALIZATION,
                    NormalizationOptions::new,
                    ConversationPredicates::withNormalization,
                    ConversationPredicates::getNormalization)
            .text(
                    "semanticMatchAgainst",
                    ConversationPredicates::withSemanticMatchAgainst,
                    ConversationPredicates::getSemanticMatchAgainst)
            .integer("turnIndex", ConversationPredicates::withTurnIndex, ConversationPredicates::getTurnIndex);

    private static final ObjectCodec<LlmChaosProfile> CHAOS = new ObjectCodec<LlmChaosProfile>()
            .number(
                    "contentFilterBlockProbability",
                    LlmChaosProfile::withContentFilterBlockProbability,
                    LlmChaosProfile::getContentFilterBlockProbability)
            .text("errorKind", LlmChaosProfile::withErrorKind, LlmChaosProfile::getErrorKind)
            .number("errorProbability", LlmChaosProfile::withErrorProbability, LlmChaosProfile::getErrorProbability)
            .integer("errorStatus", LlmChaosProfile::withErrorStatus, LlmChaosProfile::getErrorStatus)
            .bool("malformedSse", LlmChaosProfile::withMalformedSse, LlmChaosProfile::getMalformedSse)
            .integer("quotaErrorStatus", LlmChaosProfile::withQuotaErrorStatus, LlmChaosProfile::getQuotaErrorStatus)
            .integer("quotaLimit", LlmChaosProfile::withQuotaLimit, LlmChaosProfile::getQuotaLimit)
            .text("quotaName", LlmChaosProfile::withQuotaName, LlmChaosProfile::getQuotaName)
            .longInteger(
                    "quotaWindowMillis", LlmChaosProfile::withQuotaWindowMillis, LlmChaosProfile::getQuotaWindowMillis)
            .text("retryAfter", LlmChaosProfile::withRetryAfter, LlmChaosProfile::getRetryAfter)
            .longInteger("seed", LlmChaosProfile::withSeed, LlmChaosProfile::getSeed)
            .longInteger("tokenQuotaLimit", LlmChaosProfile::withTokenQuotaLimit, LlmChaosProfile::getTokenQuotaLimit)
            .longInteger(
                    "tokenQuotaWindowMillis",
                    LlmChaosProfile::withTokenQuotaWindowMillis,
                    LlmChaosProfile::getTokenQuotaWindowMillis)
            .number(
                    "truncateAtFraction",
                    LlmChaosProfile::withTruncateAtFraction,
                    LlmChaosProfile::getTruncateAtFraction)
            .choice(
                    "truncateMode",
                    LlmChaosProfile.TruncateMode.class,
                    LlmChaosProfile::withTruncateMode,
                    LlmChaosProfile::getTruncateMode);

    private static final ObjectCodec<HttpLlmResponse> RESPONSE = new ObjectCodec<HttpLlmResponse>()
            .object("chaos", CHAOS, LlmChaosProfile::new, HttpLlmResponse::withChaos, HttpLlmResponse::getChaos)
            .object(
                    "completion",
                    COMPLETION,
                    Completion::new,
                    HttpLlmResponse::withCompletion,
                    HttpLlmResponse::getCompletion)
            .object(
                    "contentFilter",
                    FILTER,
                    LlmContentFilter::new,
                    HttpLlmResponse::withContentFilter,
                    HttpLlmResponse::getContentFilter)
            .object(
                    "conversationPredicates",
                    PREDICATES,
                    ConversationPredicates::new,
                    HttpLlmResponse::withConversationPredicates,
                    HttpLlmResponse::getConversationPredicates)
            .delay("delay", HttpLlmResponse::withDelay, HttpLlmResponse::getDelay)
            .object(
                    "embedding",
                    EMBEDDING,
                    EmbeddingResponse::new,
                    HttpLlmResponse::withEmbedding,
                    HttpLlmResponse::getEmbedding)
            .text("model", HttpLlmResponse::withModel, HttpLlmResponse::getModel)
            .object(
                    "moderation",
                    MODERATION,
                    ModerationResponse::new,
                    HttpLlmResponse::withModeration,
                    HttpLlmResponse::getModeration)
            .bool("primary", HttpLlmResponse::withPrimary, action -> action.isPrimary() ? true : null)
            .choice("provider", Provider.class, HttpLlmResponse::withProvider, HttpLlmResponse::getProvider)
            .object("rerank", RERANK, RerankResponse::new, HttpLlmResponse::withRerank, HttpLlmResponse::getRerank);

    private LlmCodec() {}

    static HttpLlmResponse read(At at) {
        return RESPONSE.read(at, new HttpLlmResponse());
    }

    static JsonNode write(HttpLlmResponse response) {
        return RESPONSE.write(response);
    }

    /** A schema that is a text stays as it is. */
    private static @Nullable String readSchema(At at) {
        return at.node().isString() ? at.text() : SchemaText.read(at);
    }
}
