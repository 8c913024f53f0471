package org.mockserver.internal.action;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.TrafficRules;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpForward;
import org.mockserver.model.HttpForwardValidateAction;

/**
 * Passes requests on that fit a specification, and responses back that do: {@code httpForwardValidateAction}. A worker
 * judges them, because schemas and bodies can be large.
 */
final class ValidateAction implements Action {

    private static final String PLACE = "$.httpForwardValidateAction";

    private final TrafficRules rules;
    private final @Nullable Destination to;
    private final Pause delay;
    private final boolean judgesRequests;
    private final boolean judgesResponses;
    private final boolean strict;

    private ValidateAction(HttpForwardValidateAction spec, TrafficRules rules, Pause delay) {
        this.rules = rules;
        this.delay = delay;
        this.to = ForwardAction.destination(HttpForward.forward()
                .withHost(spec.getHost())
                .withPort(spec.getPort())
                .withScheme(spec.getScheme()));
        this.judgesRequests = spec.getValidateRequest();
        this.judgesResponses = spec.getValidateResponse();
        this.strict = spec.getValidationMode() == HttpForwardValidateAction.ValidationMode.STRICT;
    }

    static ValidateAction compile(Expectation expectation, ActionOptions options) {
        HttpForwardValidateAction spec = Objects.requireNonNull(expectation.getHttpForwardValidateAction());
        String text = spec.getSpecUrlOrPayload();
        TrafficRules rules = options.specifications().rules(text == null ? "" : text, PLACE + ".specUrlOrPayload");
        return new ValidateAction(spec, rules, Pauses.of(spec.getDelay(), PLACE + ".delay", options.random()));
    }

    @Override
    public void serve(ActionCall call) {
        if (judgesRequests) {
            call.onWorker(() -> judgeRequest(call));
        } else {
            send(call);
        }
    }

    private void judgeRequest(ActionCall call) {
        if (passes(call, rules.objections(call.request()), "request", 400)) {
            send(call);
        }
    }

    private void send(ActionCall call) {
        ForwardAction.send(call, to, delay.nanos(), judgesResponses, new Upstream.Receiver() {
            @Override
            public void answered(OutgoingResponse response) {
                if (judgesResponses) {
                    call.onWorker(() -> judgeResponse(call, response));
                } else {
                    call.relay(response);
                }
            }

            @Override
            public void failed(UpstreamFailure failure) {
                call.refuse(ForwardFailures.response(failure));
            }
        });
    }

    private void judgeResponse(ActionCall call, OutgoingResponse response) {
        if (passes(call, rules.objections(call.request(), response), "response", 502)) {
            call.relay(response);
        }
    }

    private boolean passes(ActionCall call, List<String> objections, String what, int status) {
        if (objections.isEmpty()) {
            return true;
        }
        String text = "OpenAPI " + what + " validation failed: " + String.join("; ", objections);
        if (strict) {
            call.refuse(ForwardFailures.text(status, text));
        } else {
            call.warn(text, null);
        }
        return !strict;
    }
}
