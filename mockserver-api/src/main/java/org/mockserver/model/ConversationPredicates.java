package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.llm.ParsedMessage;

/** What a conversation with a language model must look like. */
public class ConversationPredicates extends ValueObject {

    private @Nullable Integer turnIndex;
    private @Nullable String latestMessageContains;
    private @Nullable String latestMessageMatches;
    private ParsedMessage.@Nullable Role latestMessageRole;
    private @Nullable String containsToolResultFor;
    private @Nullable String semanticMatchAgainst;
    private @Nullable NormalizationOptions normalization;

    /** An empty one, to be filled. */
    public static ConversationPredicates conversationPredicates() {
        return new ConversationPredicates();
    }

    /** Sets how often the model has answered before; null for none. */
    public ConversationPredicates withTurnIndex(@Nullable Integer turnIndex) {
        this.turnIndex = turnIndex;
        return this;
    }

    /** How often the model has answered before, or null. */
    public @Nullable Integer getTurnIndex() {
        return turnIndex;
    }

    /** Sets a part of the last message; null for none. */
    public ConversationPredicates withLatestMessageContains(@Nullable String latestMessageContains) {
        this.latestMessageContains = latestMessageContains;
        return this;
    }

    /** A part of the last message, or null. */
    public @Nullable String getLatestMessageContains() {
        return latestMessageContains;
    }

    /** Sets a regular expression for the last message; null for none. */
    public ConversationPredicates withLatestMessageMatches(@Nullable String latestMessageMatches) {
        this.latestMessageMatches = latestMessageMatches;
        return this;
    }

    /** A regular expression for the last message, or null. */
    public @Nullable String getLatestMessageMatches() {
        return latestMessageMatches;
    }

    /** Sets whose the last message is; null for none. */
    public ConversationPredicates withLatestMessageRole(ParsedMessage.@Nullable Role latestMessageRole) {
        this.latestMessageRole = latestMessageRole;
        return this;
    }

    /** Whose the last message is, or null. */
    public ParsedMessage.@Nullable Role getLatestMessageRole() {
        return latestMessageRole;
    }

    /** Sets the tool whose result the conversation has; null for none. */
    public ConversationPredicates withContainsToolResultFor(@Nullable String containsToolResultFor) {
        this.containsToolResultFor = containsToolResultFor;
        return this;
    }

    /** The tool whose result the conversation has, or null. */
    public @Nullable String getContainsToolResultFor() {
        return containsToolResultFor;
    }

    /** Sets what the last message means; null for none. */
    public ConversationPredicates withSemanticMatchAgainst(@Nullable String semanticMatchAgainst) {
        this.semanticMatchAgainst = semanticMatchAgainst;
        return this;
    }

    /** What the last message means, or null. */
    public @Nullable String getSemanticMatchAgainst() {
        return semanticMatchAgainst;
    }

    /** Sets what is made alike before messages are compared; null for none. */
    public ConversationPredicates withNormalization(@Nullable NormalizationOptions normalization) {
        this.normalization = normalization;
        return this;
    }

    /** What is made alike before messages are compared, or null. */
    public @Nullable NormalizationOptions getNormalization() {
        return normalization;
    }

    /** Whether anything is demanded. */
    public boolean hasAnyPredicate() {
        return turnIndex != null
                || latestMessageContains != null
                || latestMessageMatches != null
                || latestMessageRole != null
                || containsToolResultFor != null
                || semanticMatchAgainst != null;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "turnIndex", turnIndex,
            "latestMessageContains", latestMessageContains,
            "latestMessageMatches", latestMessageMatches,
            "latestMessageRole", latestMessageRole,
            "containsToolResultFor", containsToolResultFor,
            "semanticMatchAgainst", semanticMatchAgainst,
            "normalization", normalization
        };
    }
}
