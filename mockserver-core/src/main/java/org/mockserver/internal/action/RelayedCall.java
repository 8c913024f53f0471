package org.mockserver.internal.action;

import org.mockserver.internal.exchange.OutgoingResponse;

/** A call whose answer takes the place of a response that came from another server, and is recorded as such. */
final class RelayedCall extends WrappedCall {

    RelayedCall(ActionCall call) {
        super(call);
    }

    @Override
    public void answer(OutgoingResponse response, long delayNanos) {
        call.later(delayNanos, () -> call.relay(response));
    }
}
