package org.mockserver.mock.action;

import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Decides what is passed on, and what becomes of the response to it. */
public interface ExpectationForwardAndResponseCallback extends ExpectationForwardCallback {

    /** Passes the request on as it is. */
    @Override
    default HttpRequest handle(HttpRequest httpRequest) throws Exception {
        return httpRequest;
    }

    /**
     * Decides about the response to a request that was passed on.
     *
     * @param httpRequest what was passed on
     * @param httpResponse what came back
     * @return what the client gets
     * @throws Exception whatever goes wrong; the client is told
     */
    HttpResponse handle(HttpRequest httpRequest, HttpResponse httpResponse) throws Exception;
}
