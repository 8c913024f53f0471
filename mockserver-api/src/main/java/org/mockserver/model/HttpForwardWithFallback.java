package org.mockserver.model;

import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** An action that passes the request on and answers itself when that fails. */
public class HttpForwardWithFallback extends Action<HttpForwardWithFallback> {

    private @Nullable HttpForward forward;
    private @Nullable HttpResponse fallback;
    private @Nullable List<Integer> fallbackOnStatusCodes;
    private @Nullable Boolean fallbackOnTimeout;

    /** An action in which nothing is set. */
    public static HttpForwardWithFallback forwardWithFallback() {
        return new HttpForwardWithFallback();
    }

    /** Sets the statuses of the other server that count as failures. */
    public HttpForwardWithFallback withFallbackOnStatusCodes(Integer... statuses) {
        return withFallbackOnStatusCodes(List.of(statuses));
    }

    @Override
    public Type getType() {
        return Type.FORWARD_WITH_FALLBACK;
    }

    /** Sets where the request is passed on to; null for none. */
    public HttpForwardWithFallback withForward(@Nullable HttpForward forward) {
        this.forward = forward;
        return this;
    }

    /** Where the request is passed on to, or null. */
    public @Nullable HttpForward getForward() {
        return forward;
    }

    /** Sets what answers instead; null for none. */
    public HttpForwardWithFallback withFallback(@Nullable HttpResponse fallback) {
        this.fallback = fallback;
        return this;
    }

    /** What answers instead, or null. */
    public @Nullable HttpResponse getFallback() {
        return fallback;
    }

    /** Sets the statuses of the other server that count as failures (500 to 599 if unset); null for none. */
    public HttpForwardWithFallback withFallbackOnStatusCodes(@Nullable List<Integer> fallbackOnStatusCodes) {
        this.fallbackOnStatusCodes = fallbackOnStatusCodes;
        return this;
    }

    /** The statuses of the other server that count as failures (500 to 599 if unset), or null. */
    public @Nullable List<Integer> getFallbackOnStatusCodes() {
        return fallbackOnStatusCodes;
    }

    /** Sets whether no response at all counts as a failure (true if unset); null for none. */
    public HttpForwardWithFallback withFallbackOnTimeout(@Nullable Boolean fallbackOnTimeout) {
        this.fallbackOnTimeout = fallbackOnTimeout;
        return this;
    }

    /** Whether no response at all counts as a failure (true if unset), or null. */
    public @Nullable Boolean getFallbackOnTimeout() {
        return fallbackOnTimeout;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "forward",
            forward,
            "fallback",
            fallback,
            "fallbackOnStatusCodes",
            fallbackOnStatusCodes,
            "fallbackOnTimeout",
            fallbackOnTimeout
        };
        return append(super.namedFields(), own);
    }
}
