package org.mockserver.internal.action;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Carries out what user code decided about a request. */
final class UserDecision {

    private static final int NOT_MODIFIED = 304;
    private static final int BAD_GATEWAY = 502;
    private static final String NOWHERE =
            "the callback named no server to pass the request on to, neither by socketAddress nor by Host";

    private UserDecision() {}

    /** Sends a response with everything that an expectation's response can have. */
    static void respond(ActionCall call, HttpResponse response, ActionOptions options) {
        Action answer;
        try {
            answer = ResponseAction.compileAlone(response, "$", options);
        } catch (WireException unusable) {
            refuse(call, BAD_GATEWAY, "the response of the callback cannot be sent: " + unusable.getMessage());
            return;
        }
        answer.serve(call);
    }

    /** Sends what user code made of the response to a request that was passed on. */
    static void respondInstead(ActionCall call, HttpResponse response, ActionOptions options) {
        Integer status = response.getStatusCode();
        boolean describesAbsentBody =
                call.request().method().equals("HEAD") || (status != null && status == NOT_MODIFIED);
        if (response.getHeaders() != null && !describesAbsentBody) {
            /* They describe the body that came, not the one that goes. */
            response.getHeaders().remove("content-length");
            response.getHeaders().remove("transfer-encoding");
        }
        respond(new RelayedCall(call), response, options);
    }

    /** What to do with the response to a request that was passed on. */
    @FunctionalInterface
    interface Next {

        /** Takes the response, which has arrived completely. */
        void take(HttpRequest passedOn, OutgoingResponse response);
    }

    /**
     * Passes a request on.
     *
     * @param next gets the response; null to send it to the client
     */
    static void passOn(ActionCall call, HttpRequest spec, @Nullable Next next) {
        keepCoding(spec, call.request());
        CompleteRequest complete = CompleteRequest.of(spec, call.forwardRules(), next != null);
        if (complete == null) {
            refuse(call, BAD_GATEWAY, NOWHERE);
            return;
        }
        Upstream.Receiver receiver = next == null ? new Relay(call) : new Asking(call, spec, next);
        call.forward(complete.request(), complete.to(), 0, receiver);
    }

    private record Asking(ActionCall call, HttpRequest spec, Next next) implements Upstream.Receiver {

        @Override
        public void answered(OutgoingResponse response) {
            next.take(spec, response);
        }

        @Override
        public void failed(UpstreamFailure failure) {
            call.refuse(ForwardFailures.response(failure));
        }
    }

    /* Callbacks see bodies decoded. A body that comes back as it was goes out as it came in; another one has no
     * coding unless the callback took a request that had none. */
    private static void keepCoding(HttpRequest spec, RequestView received) {
        byte[] coded = received.originalBody();
        spec.withOriginalBody(null);
        if (coded == null) {
            return;
        }
        if (Arrays.equals(spec.getBodyAsRawBytes(), received.body())) {
            spec.withOriginalBody(coded);
        } else {
            spec.removeHeader("content-encoding");
        }
    }

    /** Says to the client and in the log why there is no answer. */
    static void refuse(ActionCall call, int status, String reason) {
        call.warn(reason, null);
        call.refuse(ForwardFailures.text(status, reason));
    }
}
