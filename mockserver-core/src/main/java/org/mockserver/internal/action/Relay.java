package org.mockserver.internal.action;

import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;

/** Passes the outcome of a request that was sent on to the client. */
final class Relay implements Upstream.Receiver {

    private final ActionCall call;

    Relay(ActionCall call) {
        this.call = call;
    }

    @Override
    public void answered(OutgoingResponse response) {
        call.relay(response);
    }

    @Override
    public void failed(UpstreamFailure failure) {
        call.refuse(ForwardFailures.response(failure));
    }
}
