package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** Requests judged by one definition or another, as a third one decides. A definition that is null accepts everything. */
public class ConditionalRequestDefinition extends RequestDefinition {

    private @Nullable RequestDefinition guard;
    private @Nullable RequestDefinition then;
    private @Nullable RequestDefinition otherwise;

    /** Requests that go on to be judged if they fulfil the guard. */
    public static ConditionalRequestDefinition requestIf(RequestDefinition guard) {
        return new ConditionalRequestDefinition().withIf(guard);
    }

    /** Requests that fulfil the second definition if they fulfil the first. */
    public static ConditionalRequestDefinition requestIf(RequestDefinition guard, RequestDefinition then) {
        return requestIf(guard).withThen(then);
    }

    /** Requests that fulfil the second definition if they fulfil the first, and the third if not. */
    public static ConditionalRequestDefinition requestIf(
            RequestDefinition guard, RequestDefinition then, RequestDefinition otherwise) {
        return requestIf(guard, then).withElse(otherwise);
    }

    /** What decides, or null if none was set. */
    public @Nullable RequestDefinition getIf() {
        return guard;
    }

    /** Sets what decides. */
    public ConditionalRequestDefinition withIf(@Nullable RequestDefinition guard) {
        this.guard = guard;
        return this;
    }

    /** What requests must fulfil that fulfil the guard, or null for nothing. */
    public @Nullable RequestDefinition getThen() {
        return then;
    }

    /** Sets what requests must fulfil that fulfil the guard. */
    public ConditionalRequestDefinition withThen(@Nullable RequestDefinition then) {
        this.then = then;
        return this;
    }

    /** What the other requests must fulfil, or null for nothing. */
    public @Nullable RequestDefinition getElse() {
        return otherwise;
    }

    /** Sets what the other requests must fulfil. */
    public ConditionalRequestDefinition withElse(@Nullable RequestDefinition otherwise) {
        this.otherwise = otherwise;
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "if", guard, "then", then, "else", otherwise);
    }
}
