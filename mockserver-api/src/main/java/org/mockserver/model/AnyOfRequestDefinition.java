package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** Requests that at least one of several definitions describes. */
public class AnyOfRequestDefinition extends RequestDefinition {

    private List<RequestDefinition> anyOf = new ArrayList<>();

    /** Requests that at least one of the given definitions describes. */
    public static AnyOfRequestDefinition requestAnyOf(RequestDefinition... definitions) {
        return new AnyOfRequestDefinition().withAnyOf(definitions);
    }

    /** Requests that at least one of the given definitions describes. */
    public static AnyOfRequestDefinition requestAnyOf(List<RequestDefinition> definitions) {
        return new AnyOfRequestDefinition().withAnyOf(definitions);
    }

    /** The alternatives. */
    public List<RequestDefinition> getAnyOf() {
        return anyOf;
    }

    /** Replaces the alternatives. */
    public AnyOfRequestDefinition withAnyOf(RequestDefinition... definitions) {
        return withAnyOf(List.of(definitions));
    }

    /** Replaces the alternatives. */
    public AnyOfRequestDefinition withAnyOf(List<RequestDefinition> definitions) {
        this.anyOf = new ArrayList<>(definitions);
        return this;
    }

    /** Sets whether the result is inverted. */
    @Override
    public AnyOfRequestDefinition withNot(@Nullable Boolean not) {
        setNot(not);
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "anyOf", anyOf);
    }
}
