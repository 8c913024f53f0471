package org.mockserver.internal.action;

import java.util.Objects;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.FileBody;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.HttpTemplate;

/** Sends the response that a template renders: {@code httpResponseTemplate}. */
final class TemplateResponseAction implements Action {

    private static final String WHAT = "response";

    private final Rendering rendering;
    private final Pause delay;

    private TemplateResponseAction(Rendering rendering, Pause delay) {
        this.rendering = rendering;
        this.delay = delay;
    }

    static TemplateResponseAction compile(Expectation expectation, ActionOptions options) {
        HttpTemplate spec = Objects.requireNonNull(expectation.getHttpResponseTemplate());
        String place = "$.httpResponseTemplate";
        return new TemplateResponseAction(
                Rendering.compile(spec, place, options),
                Pauses.of(spec.getDelay(), place + ".delay", options.random()));
    }

    @Override
    public void serve(ActionCall call) {
        call.onWorker(() -> render(call));
    }

    private void render(ActionCall call) {
        long ownDelayNanos = delay.nanos();
        try {
            answer(call, ResponseWire.read(rendering.text(call.request(), null)), ownDelayNanos);
        } catch (TemplateException failure) {
            call.answer(rendering.failed(call, WHAT, failure), ownDelayNanos);
        } catch (WireException problem) {
            call.answer(rendering.unusable(call, WHAT, WHAT, problem), ownDelayNanos);
        }
    }

    private void answer(ActionCall call, HttpResponse rendered, long ownDelayNanos) {
        ActionOptions options = rendering.options();
        if (rendered.getBody() instanceof FileBody) {
            ResponseAction.compileAlone(rendered, "$", options).serve(call);
            return;
        }
        OutgoingResponse response = compiled(rendered, options);
        Pause own = Pauses.of(rendered.getDelay(), "$.delay", options.random());
        call.answer(response, ownDelayNanos + own.nanos());
    }

    /** The response that a template rendered, ready to be sent. */
    static OutgoingResponse compiled(HttpResponse rendered, ActionOptions options) {
        VariableFraming framing =
                VariableFraming.of(rendered.getConnectionOptions(), "$.connectionOptions", options.random());
        return ResponseCompiler.compile(rendered, "$", framing.now());
    }
}
