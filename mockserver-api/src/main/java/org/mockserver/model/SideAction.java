package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/**
 * Something that is done beside an answer: a request to another server, or a callback.
 *
 * @param <T> the implementing type, returned by the fluent methods
 */
public abstract class SideAction<T extends SideAction<T>> extends ValueObject {

    private @Nullable HttpRequest httpRequest;
    private @Nullable HttpTemplate httpRequestTemplate;
    private @Nullable HttpClassCallback httpClassCallback;
    private @Nullable HttpObjectCallback httpObjectCallback;
    private @Nullable Delay delay;
    private @Nullable Boolean blocking;
    private @Nullable Delay timeout;
    private @Nullable FailurePolicy failurePolicy;

    /** Sets the request to send to its socket address or Host; null for none. */
    public T withHttpRequest(@Nullable HttpRequest httpRequest) {
        this.httpRequest = httpRequest;
        return self();
    }

    /** The request to send, or null. */
    public @Nullable HttpRequest getHttpRequest() {
        return httpRequest;
    }

    /** Sets the template of the request to send; null for none. */
    public T withHttpRequestTemplate(@Nullable HttpTemplate httpRequestTemplate) {
        this.httpRequestTemplate = httpRequestTemplate;
        return self();
    }

    /** The template of the request to send, or null. */
    public @Nullable HttpTemplate getHttpRequestTemplate() {
        return httpRequestTemplate;
    }

    /** Sets the class that is told about the request; null for none. */
    public T withHttpClassCallback(@Nullable HttpClassCallback httpClassCallback) {
        this.httpClassCallback = httpClassCallback;
        return self();
    }

    /** The class that is told about the request, or null. */
    public @Nullable HttpClassCallback getHttpClassCallback() {
        return httpClassCallback;
    }

    /** Sets the connected client that is told about the request; null for none. */
    public T withHttpObjectCallback(@Nullable HttpObjectCallback httpObjectCallback) {
        this.httpObjectCallback = httpObjectCallback;
        return self();
    }

    /** The connected client that is told about the request, or null. */
    public @Nullable HttpObjectCallback getHttpObjectCallback() {
        return httpObjectCallback;
    }

    /** Sets how long to wait first; null for no wait. */
    public T withDelay(@Nullable Delay delay) {
        this.delay = delay;
        return self();
    }

    /** How long to wait first, or null. */
    public @Nullable Delay getDelay() {
        return delay;
    }

    /** Sets whether the answer waits for it (it does if unset); has a meaning only before the answer. */
    public T withBlocking(@Nullable Boolean blocking) {
        this.blocking = blocking;
        return self();
    }

    /** Whether the answer waits for it (it does if unset); null if unset. */
    public @Nullable Boolean getBlocking() {
        return blocking;
    }

    /** Sets how long the answer waits for it; null for what the settings say. */
    public T withTimeout(@Nullable Delay timeout) {
        this.timeout = timeout;
        return self();
    }

    /** How long the answer waits for it; null for what the settings say. */
    public @Nullable Delay getTimeout() {
        return timeout;
    }

    /** Sets what its failure means for the answer (nothing if unset). */
    public T withFailurePolicy(@Nullable FailurePolicy failurePolicy) {
        this.failurePolicy = failurePolicy;
        return self();
    }

    /** What its failure means for the answer (nothing if unset); null if unset. */
    public @Nullable FailurePolicy getFailurePolicy() {
        return failurePolicy;
    }

    /** Everything that was set to be done; a valid one has one element. */
    public List<Object> targets() {
        return given(httpRequest, httpRequestTemplate, httpClassCallback, httpObjectCallback);
    }

    static List<Object> given(@Nullable Object... targets) {
        List<Object> given = new ArrayList<>(1);
        for (Object target : targets) {
            if (target != null) {
                given.add(target);
            }
        }
        return given;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "httpRequest", httpRequest,
            "httpRequestTemplate", httpRequestTemplate,
            "httpClassCallback", httpClassCallback,
            "httpObjectCallback", httpObjectCallback,
            "delay", delay,
            "blocking", blocking,
            "timeout", timeout,
            "failurePolicy", failurePolicy
        };
    }

    @SuppressWarnings("unchecked") // T is the implementing type by the bound of the class
    private T self() {
        return (T) this;
    }
}
