package org.mockserver.internal.exchange;

/**
 * Something that is worked out from a request and asked for by many: parts of a form, claims of a token. Used as a
 * constant, or as a value that equals others of its kind; {@link RequestView#derived} keeps what it gives for each request.
 *
 * @param <T> what comes out; wrap it where it may be missing
 */
@FunctionalInterface
public interface Derivation<T> {

    /**
     * Works it out.
     *
     * @param request read on the calling thread
     * @return the result, never changed afterwards
     */
    T of(RequestView request);
}
