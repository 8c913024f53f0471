package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** What a filter finds in an answer, by kind: safe, low, medium or high. */
public class LlmContentFilter extends ValueObject {

    private @Nullable String hate;
    private @Nullable String sexual;
    private @Nullable String violence;
    private @Nullable String selfHarm;

    /** Nothing. */
    public static final String SAFE = "safe";

    /** A little. */
    public static final String LOW = "low";

    /** Enough to be filtered out. */
    public static final String MEDIUM = "medium";

    /** Much. */
    public static final String HIGH = "high";

    /** An empty one, to be filled. */
    public static LlmContentFilter llmContentFilter() {
        return new LlmContentFilter();
    }

    /** Sets how much hate it finds; null for safe. */
    public LlmContentFilter withHate(@Nullable String hate) {
        this.hate = hate;
        return this;
    }

    /** How much hate it finds, or null. */
    public @Nullable String getHate() {
        return hate;
    }

    /** Sets how much sexual content it finds; null for safe. */
    public LlmContentFilter withSexual(@Nullable String sexual) {
        this.sexual = sexual;
        return this;
    }

    /** How much sexual content it finds, or null. */
    public @Nullable String getSexual() {
        return sexual;
    }

    /** Sets how much violence it finds; null for safe. */
    public LlmContentFilter withViolence(@Nullable String violence) {
        this.violence = violence;
        return this;
    }

    /** How much violence it finds, or null. */
    public @Nullable String getViolence() {
        return violence;
    }

    /** Sets how much harm to oneself it finds; null for safe. */
    public LlmContentFilter withSelfHarm(@Nullable String selfHarm) {
        this.selfHarm = selfHarm;
        return this;
    }

    /** How much harm to oneself it finds, or null. */
    public @Nullable String getSelfHarm() {
        return selfHarm;
    }

    /** The severity, safe for null. */
    public static String severityOrSafe(@Nullable String severity) {
        return severity == null ? SAFE : severity;
    }

    /** Whether an answer of that severity is filtered out. */
    public static boolean isFilteredSeverity(@Nullable String severity) {
        return MEDIUM.equalsIgnoreCase(severity) || HIGH.equalsIgnoreCase(severity);
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "hate", hate,
            "sexual", sexual,
            "violence", violence,
            "selfHarm", selfHarm
        };
    }
}
