package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** The name of an expectation. */
public class ExpectationId extends ValueObject {

    private @Nullable String id;

    /** The expectation of that id. */
    public static ExpectationId expectationId(String id) {
        return new ExpectationId().withId(id);
    }

    /** Sets the id; null for unset. */
    public ExpectationId withId(@Nullable String id) {
        this.id = id;
        return this;
    }

    /** The id; null if unset. */
    public @Nullable String getId() {
        return id;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"id", id};
    }
}
