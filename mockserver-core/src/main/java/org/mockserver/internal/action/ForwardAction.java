package org.mockserver.internal.action;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpForward;

/** Passes the request on to another server: {@code httpForward}. */
final class ForwardAction implements Action {

    static final OutgoingResponse NOWHERE = OutgoingResponse.status(404).build();

    private final @Nullable Destination to;
    private final Pause delay;

    private ForwardAction(@Nullable Destination to, Pause delay) {
        this.to = to;
        this.delay = delay;
    }

    static ForwardAction compile(Expectation expectation, ActionOptions options) {
        HttpForward spec = Objects.requireNonNull(expectation.getHttpForward());
        return new ForwardAction(
                destination(spec), Pauses.of(spec.getDelay(), "$.httpForward.delay", options.random()));
    }

    /* Without a host there is nowhere to go, which the client learns when it asks. */
    static @Nullable Destination destination(HttpForward spec) {
        String host = spec.getHost();
        return host == null || host.isBlank()
                ? null
                : new Destination(host.strip(), spec.getPort(), spec.getScheme() == HttpForward.Scheme.HTTPS);
    }

    @Override
    public void serve(ActionCall call) {
        send(call, to, delay.nanos(), false, new Relay(call));
    }

    /** Sends the request of a call on as it is. */
    static void send(
            ActionCall call,
            @Nullable Destination to,
            long delayNanos,
            boolean wholeResponse,
            Upstream.Receiver receiver) {
        if (to == null) {
            call.refuse(NOWHERE);
            return;
        }
        RequestView request = call.request();
        ForwardRules rules = call.forwardRules();
        OutgoingRequest outgoing = ForwardedRequest.of(
                request, rules.host(request.headers().first("host"), to), rules.marker(), wholeResponse);
        call.forward(outgoing, to, delayNanos, receiver);
    }
}
