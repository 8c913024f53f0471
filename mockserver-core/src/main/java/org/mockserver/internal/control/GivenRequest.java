package org.mockserver.internal.control;

import org.mockserver.internal.engine.RequestExample;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;

/** The request that a diagnostic call is about, described in its body as definitions are. */
final class GivenRequest {

    private GivenRequest() {}

    /**
     * Reads it.
     *
     * @param call without a body for the simplest of all requests
     * @return the request as if it had come over the wire, all texts taken literally
     * @throws Refusal with status 400 if the body is no request
     */
    static RequestView read(ControlCall call) {
        if (call.hasNoBody()) {
            return RequestExample.of(HttpRequest.request());
        }
        try {
            RequestDefinition definition = RequestWire.read(call.body());
            if (definition instanceof HttpRequest request) {
                return RequestExample.of(request);
            }
        } catch (WireException invalid) {
            throw Refusal.text(400, invalid.toText("request", call.body()));
        }
        throw Refusal.text(400, "a request is required");
    }
}
