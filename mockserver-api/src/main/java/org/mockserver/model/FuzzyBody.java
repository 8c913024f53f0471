package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A body whose text resembles another text, measured as Jaro–Winkler similarity between 0 and 1. */
public class FuzzyBody extends Body<String> {

    /** The similarity that is demanded where none is given. */
    public static final double DEFAULT_THRESHOLD = 0.8;

    /** Whether letter case is ignored where nothing is said about it. */
    public static final boolean DEFAULT_IGNORE_CASE = false;

    private final String fuzzy;
    private final double threshold;
    private final boolean ignoreCase;

    /** A body that resembles a text by at least {@link #DEFAULT_THRESHOLD}. */
    public FuzzyBody(String fuzzy) {
        this(fuzzy, DEFAULT_THRESHOLD);
    }

    /** A body that resembles a text by at least a threshold between 0 and 1. */
    public FuzzyBody(String fuzzy, double threshold) {
        this(fuzzy, threshold, DEFAULT_IGNORE_CASE);
    }

    /** The same; with {@code ignoreCase} neither letter case nor white space around the texts counts. */
    public FuzzyBody(String fuzzy, double threshold, boolean ignoreCase) {
        super(Type.FUZZY);
        this.fuzzy = fuzzy;
        this.threshold = threshold;
        this.ignoreCase = ignoreCase;
    }

    /** A body that resembles a text by at least {@link #DEFAULT_THRESHOLD}. */
    public static FuzzyBody fuzzy(String fuzzy) {
        return new FuzzyBody(fuzzy);
    }

    /** A body that resembles a text by at least a threshold between 0 and 1. */
    public static FuzzyBody fuzzy(String fuzzy, double threshold) {
        return new FuzzyBody(fuzzy, threshold);
    }

    /** The same; with {@code ignoreCase} neither letter case nor white space around the texts counts. */
    public static FuzzyBody fuzzy(String fuzzy, double threshold, boolean ignoreCase) {
        return new FuzzyBody(fuzzy, threshold, ignoreCase);
    }

    @Override
    public String getValue() {
        return fuzzy;
    }

    /** The least similarity, between 0 and 1. */
    public double getThreshold() {
        return threshold;
    }

    /** Whether letter case and white space around the texts are ignored. */
    public boolean isIgnoreCase() {
        return ignoreCase;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "threshold", threshold, "ignoreCase", ignoreCase);
    }
}
