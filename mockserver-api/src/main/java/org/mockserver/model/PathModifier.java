package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A change of the path: what matches an expression is replaced. */
public class PathModifier extends ValueObject {

    private @Nullable String regex;
    private @Nullable String substitution;

    /** Sets the regular expression; null for none. */
    public PathModifier withRegex(@Nullable String regex) {
        this.regex = regex;
        return this;
    }

    /** The regular expression, or null. */
    public @Nullable String getRegex() {
        return regex;
    }

    /** Sets what replaces each match, with references to groups; null for none. */
    public PathModifier withSubstitution(@Nullable String substitution) {
        this.substitution = substitution;
        return this;
    }

    /** What replaces each match, with references to groups, or null. */
    public @Nullable String getSubstitution() {
        return substitution;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"regex", regex, "substitution", substitution};
    }
}
