package org.mockserver.internal.action;

import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.ConnectionFault.Ending;
import org.mockserver.model.HttpError;

/** Ends the exchange without an HTTP response: {@code httpError}. */
final class ErrorAction implements Action {

    private final ConnectionFault fault;
    private final HttpError spec;
    private final Pause delay;

    private ErrorAction(ConnectionFault fault, HttpError spec, Pause delay) {
        this.fault = fault;
        this.spec = spec;
        this.delay = delay;
    }

    static ErrorAction compile(HttpError spec, ActionOptions options) {
        return new ErrorAction(fault(spec), spec, Pauses.of(spec.getDelay(), "$.httpError.delay", options.random()));
    }

    /* A reset wins over a stream error, that over a drop. An error that asks for nothing keeps the client waiting. */
    private static ConnectionFault fault(HttpError spec) {
        if (Boolean.TRUE.equals(spec.getResetConnection())) {
            return new ConnectionFault(spec.getResponseBytes(), Ending.RESET, -1);
        }
        Long streamError = spec.getStreamError();
        if (streamError != null) {
            return new ConnectionFault(spec.getResponseBytes(), Ending.CLOSE, streamError);
        }
        Ending ending = Boolean.TRUE.equals(spec.getDropConnection()) ? Ending.CLOSE : Ending.OPEN;
        return new ConnectionFault(spec.getResponseBytes(), ending, -1);
    }

    @Override
    public void serve(ActionCall call) {
        call.fail(fault, spec, delay.nanos());
    }
}
