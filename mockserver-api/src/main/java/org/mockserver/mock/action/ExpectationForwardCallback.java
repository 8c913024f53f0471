package org.mockserver.mock.action;

import org.mockserver.model.HttpRequest;

/** Decides what is passed on for requests that an expectation matches, and where to. */
@FunctionalInterface
public interface ExpectationForwardCallback extends ExpectationCallback<HttpRequest> {

    @Override
    HttpRequest handle(HttpRequest httpRequest) throws Exception;
}
