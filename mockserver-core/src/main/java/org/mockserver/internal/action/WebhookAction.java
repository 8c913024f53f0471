package org.mockserver.internal.action;

import java.util.List;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Header;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;

/** Sends a request of its own to another server, with parts of the received one filled in. */
final class WebhookAction implements Action {

    private final Placeholders request;

    private WebhookAction(Placeholders request) {
        this.request = request;
    }

    static WebhookAction compile(HttpRequest spec, ActionOptions options) {
        return new WebhookAction(new Placeholders(spec, options.world()));
    }

    @Override
    public void serve(ActionCall call) {
        HttpRequest filled = request.fill(call.request());
        passMarkersOn(call.request(), filled);
        CompleteRequest complete = CompleteRequest.of(filled, call.forwardRules(), false);
        if (complete == null) {
            call.refuse(ForwardFailures.text(
                    404, "the webhook names no server, neither by socketAddress nor by its Host header"));
            return;
        }
        call.forward(complete.request(), complete.to(), 0, new Relay(call));
    }

    /* A webhook that leads back to its own expectation must end at some time. */
    private static void passMarkersOn(RequestView received, HttpRequest filled) {
        List<String> markers = received.headers().all(ForwardRules.MARKER_HEADER);
        if (!markers.isEmpty()) {
            filled.withHeader(new Header(
                    NottableString.string(ForwardRules.MARKER_HEADER, false),
                    markers.stream()
                            .map(marker -> NottableString.string(marker, false))
                            .toArray(NottableString[]::new)));
        }
    }
}
