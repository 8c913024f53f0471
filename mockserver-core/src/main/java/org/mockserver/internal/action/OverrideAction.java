package org.mockserver.internal.action;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpOverrideForwardedRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.HttpTemplate;

/** Passes a changed request on and a changed response back: {@code httpOverrideForwardedRequest}. */
final class OverrideAction implements Action {

    private final RequestChange requestChange;
    private final ResponseChange responseChange;
    private final @Nullable Rendering responseTemplate;
    private final Pause delay;

    private OverrideAction(
            RequestChange requestChange,
            ResponseChange responseChange,
            @Nullable Rendering responseTemplate,
            Pause delay) {
        this.requestChange = requestChange;
        this.responseChange = responseChange;
        this.responseTemplate = responseTemplate;
        this.delay = delay;
    }

    static OverrideAction compile(Expectation expectation, ActionOptions options) {
        HttpOverrideForwardedRequest spec = Objects.requireNonNull(expectation.getHttpOverrideForwardedRequest());
        String place = "$.httpOverrideForwardedRequest";
        HttpTemplate template = spec.getResponseTemplate();
        return new OverrideAction(
                new RequestChange(spec.getRequestOverride(), spec.getRequestModifier(), place + ".requestModifier"),
                new ResponseChange(spec.getResponseOverride(), spec.getResponseModifier(), place, options.random()),
                template == null ? null : Rendering.compile(template, place + ".responseTemplate", options),
                Pauses.of(spec.getDelay(), place + ".delay", options.random()));
    }

    @Override
    public void serve(ActionCall call) {
        Destination to = requestChange.destination(call.request());
        if (to == null) {
            call.refuse(ForwardAction.NOWHERE);
            return;
        }
        boolean wholeResponse = responseTemplate != null || !responseChange.isEmpty();
        call.forward(
                requestChange.apply(call.request(), to, call.forwardRules(), wholeResponse),
                to,
                delay.nanos(),
                new Upstream.Receiver() {
                    @Override
                    public void answered(OutgoingResponse response) {
                        OutgoingResponse changed = responseChange.apply(response, call.request());
                        if (responseTemplate == null) {
                            call.relay(changed);
                        } else {
                            call.onWorker(() -> render(call, responseTemplate, changed));
                        }
                    }

                    @Override
                    public void failed(UpstreamFailure failure) {
                        call.refuse(ForwardFailures.response(failure));
                    }
                });
    }

    private static void render(ActionCall call, Rendering template, OutgoingResponse response) {
        try {
            HttpResponse rendered = ResponseWire.read(template.text(call.request(), response));
            call.relay(TemplateResponseAction.compiled(rendered, template.options()));
        } catch (TemplateException failure) {
            call.answer(template.failed(call, "response", failure), 0);
        } catch (WireException problem) {
            call.answer(template.unusable(call, "response", "response", problem), 0);
        }
    }
}
