package org.mockserver.internal.action;

import java.util.Objects;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpTemplate;

/** Passes on the request that a template renders: {@code httpForwardTemplate}. */
final class TemplateForwardAction implements Action {

    private static final String WHAT = "forward";

    private final Rendering rendering;
    private final String template;
    private final ResponseChange change;
    private final Pause delay;

    private TemplateForwardAction(Rendering rendering, String template, ResponseChange change, Pause delay) {
        this.rendering = rendering;
        this.template = template;
        this.change = change;
        this.delay = delay;
    }

    static TemplateForwardAction compile(Expectation expectation, ActionOptions options) {
        HttpTemplate spec = Objects.requireNonNull(expectation.getHttpForwardTemplate());
        String place = "$.httpForwardTemplate";
        return new TemplateForwardAction(
                Rendering.compile(spec, place, options),
                spec.getTemplate() == null ? String.valueOf(spec.getTemplateFile()) : spec.getTemplate(),
                new ResponseChange(spec.getResponseOverride(), spec.getResponseModifier(), place, options.random()),
                Pauses.of(spec.getDelay(), place + ".delay", options.random()));
    }

    @Override
    public void serve(ActionCall call) {
        call.onWorker(() -> render(call));
    }

    private void render(ActionCall call) {
        HttpRequest rendered;
        try {
            rendered = RequestWire.readComplete(rendering.text(call.request(), null));
        } catch (TemplateException failure) {
            call.answer(rendering.failed(call, WHAT, failure), 0);
            return;
        } catch (WireException problem) {
            call.answer(rendering.unusable(call, WHAT, "request", problem), 0);
            return;
        }
        call.generated(rendered, template);
        Destination to = NewRequest.destination(rendered);
        if (to == null) {
            UserDecision.refuse(
                    call, 502, "the rendered request names no server, neither by socketAddress nor by its Host header");
            return;
        }
        boolean wholeResponse = !change.isEmpty();
        call.forward(
                NewRequest.of(rendered, call.forwardRules().marker(), wholeResponse),
                to,
                delay.nanos(),
                wholeResponse ? changing(call) : new Relay(call));
    }

    private Upstream.Receiver changing(ActionCall call) {
        return new Upstream.Receiver() {
            @Override
            public void answered(OutgoingResponse response) {
                call.relay(change.apply(response, call.request()));
            }

            @Override
            public void failed(UpstreamFailure failure) {
                call.refuse(ForwardFailures.response(failure));
            }
        };
    }
}
