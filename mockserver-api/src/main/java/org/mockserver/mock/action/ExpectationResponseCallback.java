package org.mockserver.mock.action;

import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Answers requests that an expectation matches. */
@FunctionalInterface
public interface ExpectationResponseCallback extends ExpectationCallback<HttpResponse> {

    @Override
    HttpResponse handle(HttpRequest httpRequest) throws Exception;
}
