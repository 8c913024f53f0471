package org.mockserver.internal.action;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpForward;
import org.mockserver.model.HttpForwardWithFallback;
import org.mockserver.model.HttpResponse;

/** Passes the request on and answers itself when that fails: {@code httpForwardWithFallback}. */
final class FallbackAction implements Action {

    private static final int FIRST_SERVER_ERROR = 500;
    private static final int LAST_SERVER_ERROR = 599;

    private final @Nullable Destination to;
    private final Action fallback;
    private final @Nullable List<Integer> statuses;
    private final boolean onSilence;
    private final Pause delay;

    private FallbackAction(
            @Nullable Destination to,
            Action fallback,
            @Nullable List<Integer> statuses,
            boolean onSilence,
            Pause delay) {
        this.to = to;
        this.fallback = fallback;
        this.statuses = statuses;
        this.onSilence = onSilence;
        this.delay = delay;
    }

    static FallbackAction compile(Expectation expectation, ActionOptions options) {
        HttpForwardWithFallback spec = Objects.requireNonNull(expectation.getHttpForwardWithFallback());
        HttpForward forward = spec.getForward();
        HttpResponse fallback = spec.getFallback();
        String place = "$.httpForwardWithFallback";
        if (forward == null || fallback == null) {
            throw new WireException(place, "needs httpForward and fallbackResponse");
        }
        return new FallbackAction(
                ForwardAction.destination(forward),
                ResponseAction.compile(fallback, place + ".fallbackResponse", options),
                spec.getFallbackOnStatusCodes(),
                !Boolean.FALSE.equals(spec.getFallbackOnTimeout()),
                Pauses.of(spec.getDelay(), place + ".delay", options.random()));
    }

    @Override
    public void serve(ActionCall call) {
        ForwardAction.send(call, to, delay.nanos(), false, new Upstream.Receiver() {
            @Override
            public void answered(OutgoingResponse response) {
                if (isFailure(response.status())) {
                    BodySource unread = response.bodySource();
                    if (unread != null) {
                        unread.abandon();
                    }
                    fallback.serve(call);
                } else {
                    call.relay(response);
                }
            }

            @Override
            public void failed(UpstreamFailure failure) {
                if (onSilence) {
                    fallback.serve(call);
                } else {
                    call.refuse(ForwardFailures.response(failure));
                }
            }
        });
    }

    private boolean isFailure(int status) {
        return statuses == null || statuses.isEmpty()
                ? status >= FIRST_SERVER_ERROR && status <= LAST_SERVER_ERROR
                : statuses.contains(status);
    }
}
