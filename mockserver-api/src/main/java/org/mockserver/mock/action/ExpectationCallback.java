package org.mockserver.mock.action;

import org.mockserver.model.HttpMessage;
import org.mockserver.model.HttpRequest;

/**
 * Decides about requests that an expectation matches. May be called by several threads at once.
 *
 * @param <T> what it gives: a response, or a request to pass on
 */
@FunctionalInterface
public interface ExpectationCallback<T extends HttpMessage<?, ?>> {

    /**
     * Decides about one request.
     *
     * @param httpRequest a copy of what was received
     * @return a response, or a complete request to pass on
     * @throws Exception whatever goes wrong; the client is told
     */
    T handle(HttpRequest httpRequest) throws Exception;
}
