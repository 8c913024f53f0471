package org.mockserver.model;

import java.util.concurrent.TimeUnit;
import org.mockserver.internal.nulls.Nullable;

/**
 * What an expectation does when it matches.
 *
 * @param <T> the implementing type, returned by the fluent methods
 */
public abstract class Action<T extends Action<T>> extends ValueObject {

    private @Nullable Delay delay;
    private @Nullable Boolean primary;

    /** The kinds of action; not every server performs all of them. */
    public enum Type {
        /** Answer. */
        RESPONSE,
        /** Answer with what a template renders. */
        RESPONSE_TEMPLATE,
        /** Pass the request on. */
        FORWARD,
        /** Pass on the request that a template renders. */
        FORWARD_TEMPLATE,
        /** Answer with a stream of events. */
        SSE_RESPONSE,
        /** Accept a WebSocket. */
        WEBSOCKET_RESPONSE,
        /** Let a class answer. */
        RESPONSE_CLASS_CALLBACK,
        /** Let a connected client answer. */
        RESPONSE_OBJECT_CALLBACK,
        /** Let a class decide what is passed on. */
        FORWARD_CLASS_CALLBACK,
        /** Let a connected client decide what is passed on. */
        FORWARD_OBJECT_CALLBACK,
        /** Pass a changed request on. */
        FORWARD_REPLACE,
        /** Pass on what fits a specification. */
        FORWARD_VALIDATE,
        /** Pass the request on, or answer. */
        FORWARD_WITH_FALLBACK,
        /** Answer a message that is not HTTP. */
        BINARY_RESPONSE,
        /** Answer as a language model does. */
        LLM_RESPONSE,
        /** Answer a gRPC call with a stream of messages. */
        GRPC_STREAM_RESPONSE,
        /** Answer the messages of a gRPC client. */
        GRPC_BIDI_RESPONSE,
        /** Answer a DNS query. */
        DNS_RESPONSE,
        /** Break the connection or write garbage. */
        ERROR
    }

    /** The kind of action. */
    public abstract Type getType();

    /** Sets how long to wait first; null for no wait. */
    public T withDelay(@Nullable Delay delay) {
        this.delay = delay;
        return self();
    }

    /** Sets how long to wait first. */
    public T withDelay(TimeUnit timeUnit, long value) {
        return withDelay(new Delay(timeUnit, value));
    }

    /** How long to wait first, or null. */
    public @Nullable Delay getDelay() {
        return delay;
    }

    /** Sets whether this one answers when an expectation has several actions. */
    public T withPrimary(boolean primary) {
        this.primary = primary;
        return self();
    }

    /** Whether this one answers when an expectation has several actions. */
    public boolean isPrimary() {
        return Boolean.TRUE.equals(primary);
    }

    /** The flag as it was set, or null if it never was. */
    public @Nullable Boolean getPrimary() {
        return primary;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"delay", delay, "primary", isPrimary() ? Boolean.TRUE : null};
    }

    @SuppressWarnings("unchecked") // T is the implementing type by the bound of the class
    final T self() {
        return (T) this;
    }
}
