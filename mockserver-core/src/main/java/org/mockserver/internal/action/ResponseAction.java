package org.mockserver.internal.action;

import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.model.FileBody;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RecoverAfter;

/** Sends a response whose bytes were made at registration: {@code httpResponse}. */
final class ResponseAction implements Action {

    private final OutgoingResponse response;
    private final Pause delay;

    private ResponseAction(OutgoingResponse response, Pause delay) {
        this.response = response;
        this.delay = delay;
    }

    /** Compiles a response with everything that can surround it. */
    static Action compile(HttpResponse spec, String path, ActionOptions options) {
        RecoverAfter recoverAfter = spec.getRecoverAfter();
        Action response = compileAlone(spec, path, options);
        return recoverAfter == null
                ? response
                : RecoverAfterAction.compile(recoverAfter, response, path + ".recoverAfter", options);
    }

    /** Compiles a response, not looking at its {@code recoverAfter}. */
    static Action compileAlone(HttpResponse spec, String path, ActionOptions options) {
        Pause delay = Pauses.of(spec.getDelay(), path + ".delay", options.random());
        VariableFraming framing =
                VariableFraming.of(spec.getConnectionOptions(), path + ".connectionOptions", options.random());
        if (spec.getBody() instanceof FileBody file) {
            return FileResponseAction.compile(spec, file, path, delay, framing, options);
        }
        OutgoingResponse response = ResponseCompiler.compile(spec, path, framing.now());
        return framing.isConstant()
                ? new ResponseAction(ResponseCompiler.prepared(response), delay)
                : call ->
                        call.answer(response.toBuilder().framing(framing.now()).build(), delay.nanos());
    }

    @Override
    public void serve(ActionCall call) {
        call.answer(response, delay.nanos());
    }
}
