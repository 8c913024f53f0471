package org.mockserver.internal.action;

import java.util.Objects;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpOverrideForwardedRequest;

/** Passes a changed request on and a changed response back: {@code httpOverrideForwardedRequest}. */
final class OverrideAction implements Action {

    private final RequestChange requestChange;
    private final ResponseChange responseChange;
    private final Pause delay;

    private OverrideAction(RequestChange requestChange, ResponseChange responseChange, Pause delay) {
        this.requestChange = requestChange;
        this.responseChange = responseChange;
        this.delay = delay;
    }

    static OverrideAction compile(Expectation expectation, ActionOptions options) {
        HttpOverrideForwardedRequest spec = Objects.requireNonNull(expectation.getHttpOverrideForwardedRequest());
        String place = "$.httpOverrideForwardedRequest";
        return new OverrideAction(
                new RequestChange(spec.getRequestOverride(), spec.getRequestModifier(), place + ".requestModifier"),
                new ResponseChange(spec.getResponseOverride(), spec.getResponseModifier(), place),
                Pauses.of(spec.getDelay(), place + ".delay", options.random()));
    }

    @Override
    public void serve(ActionCall call) {
        Destination to = requestChange.destination(call.request());
        if (to == null) {
            call.refuse(ForwardAction.NOWHERE);
            return;
        }
        boolean wholeResponse = !responseChange.isEmpty();
        call.forward(
                requestChange.apply(call.request(), to, call.forwardRules(), wholeResponse),
                to,
                delay.nanos(),
                new Upstream.Receiver() {
                    @Override
                    public void answered(OutgoingResponse response) {
                        call.relay(responseChange.apply(response, call.request()));
                    }

                    @Override
                    public void failed(UpstreamFailure failure) {
                        call.refuse(ForwardFailures.response(failure));
                    }
                });
    }
}
