package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** What a language model answers. */
public class Completion extends ValueObject {

    private @Nullable String text;
    private @Nullable List<ToolUse> toolCalls;
    private @Nullable String stopReason;
    private @Nullable Usage usage;
    private @Nullable Boolean streaming;
    private @Nullable StreamingPhysics streamingPhysics;
    private @Nullable String outputSchema;
    private @Nullable Boolean enforceOutputSchema;
    private @Nullable String model;
    private @Nullable String toolChoice;
    private @Nullable String reasoningText;
    private @Nullable String reasoningSignature;

    /** An empty one, to be filled. */
    public static Completion completion() {
        return new Completion();
    }

    /** Sets the text; null for none. */
    public Completion withText(@Nullable String text) {
        this.text = text;
        return this;
    }

    /** The text, or null. */
    public @Nullable String getText() {
        return text;
    }

    /** Sets the calls of tools it asks for; null for none. */
    public Completion withToolCalls(@Nullable List<ToolUse> toolCalls) {
        this.toolCalls = toolCalls == null ? null : new ArrayList<>(toolCalls);
        return this;
    }

    /** Sets the calls of tools it asks for. */
    public Completion withToolCalls(ToolUse... toolCalls) {
        return withToolCalls(List.of(toolCalls));
    }

    /** Adds to the calls of tools it asks for. */
    public Completion withToolCall(ToolUse toolCall) {
        List<ToolUse> all = toolCalls == null ? new ArrayList<>() : new ArrayList<>(toolCalls);
        all.add(toolCall);
        return withToolCalls(all);
    }

    /** The calls of tools it asks for, or null. */
    public @Nullable List<ToolUse> getToolCalls() {
        return toolCalls;
    }

    /** Sets why it stopped; null for what fits the rest. */
    public Completion withStopReason(@Nullable String stopReason) {
        this.stopReason = stopReason;
        return this;
    }

    /** Why it stopped, or null. */
    public @Nullable String getStopReason() {
        return stopReason;
    }

    /** Sets the tokens it says it used; null for none. */
    public Completion withUsage(@Nullable Usage usage) {
        this.usage = usage;
        return this;
    }

    /** The tokens it says it used, or null. */
    public @Nullable Usage getUsage() {
        return usage;
    }

    /** Sets whether the answer is a stream; null for it is not. */
    public Completion withStreaming(@Nullable Boolean streaming) {
        this.streaming = streaming;
        return this;
    }

    /** Whether the answer is a stream, or null. */
    public @Nullable Boolean getStreaming() {
        return streaming;
    }

    /** Sets how fast it streams; null for none. */
    public Completion withStreamingPhysics(@Nullable StreamingPhysics streamingPhysics) {
        this.streamingPhysics = streamingPhysics;
        return this;
    }

    /** How fast it streams, or null. */
    public @Nullable StreamingPhysics getStreamingPhysics() {
        return streamingPhysics;
    }

    /** Sets the JSON Schema the text must fit, as a text; null for none. */
    public Completion withOutputSchema(@Nullable String outputSchema) {
        this.outputSchema = outputSchema;
        return this;
    }

    /** The JSON Schema the text must fit, as a text, or null. */
    public @Nullable String getOutputSchema() {
        return outputSchema;
    }

    /** Sets whether a text that does not fit is an error; null for it is not. */
    public Completion withEnforceOutputSchema(@Nullable Boolean enforceOutputSchema) {
        this.enforceOutputSchema = enforceOutputSchema;
        return this;
    }

    /** Whether a text that does not fit is an error, or null. */
    public @Nullable Boolean getEnforceOutputSchema() {
        return enforceOutputSchema;
    }

    /** Sets the name of the model; null for none. */
    public Completion withModel(@Nullable String model) {
        this.model = model;
        return this;
    }

    /** The name of the model, or null. */
    public @Nullable String getModel() {
        return model;
    }

    /** Sets which tools it may ask for; null for none. */
    public Completion withToolChoice(@Nullable String toolChoice) {
        this.toolChoice = toolChoice;
        return this;
    }

    /** Which tools it may ask for, or null. */
    public @Nullable String getToolChoice() {
        return toolChoice;
    }

    /** Sets what it thought; null for none. */
    public Completion withReasoningText(@Nullable String reasoningText) {
        this.reasoningText = reasoningText;
        return this;
    }

    /** What it thought, or null. */
    public @Nullable String getReasoningText() {
        return reasoningText;
    }

    /** Sets the signature of what it thought; null for none. */
    public Completion withReasoningSignature(@Nullable String reasoningSignature) {
        this.reasoningSignature = reasoningSignature;
        return this;
    }

    /** The signature of what it thought, or null. */
    public @Nullable String getReasoningSignature() {
        return reasoningSignature;
    }

    /** Makes the answer a stream. */
    public Completion streaming() {
        return withStreaming(true);
    }

    /** Makes a text that does not fit the schema an error. */
    public Completion enforceOutputSchema() {
        return withEnforceOutputSchema(true);
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "text", text,
            "toolCalls", toolCalls,
            "stopReason", stopReason,
            "usage", usage,
            "streaming", streaming,
            "streamingPhysics", streamingPhysics,
            "outputSchema", outputSchema,
            "enforceOutputSchema", enforceOutputSchema,
            "model", model,
            "toolChoice", toolChoice,
            "reasoningText", reasoningText,
            "reasoningSignature", reasoningSignature
        };
    }
}
