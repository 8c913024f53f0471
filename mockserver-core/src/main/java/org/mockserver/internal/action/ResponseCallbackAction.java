package org.mockserver.internal.action;

import java.util.Objects;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpObjectCallback;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Lets a connected client answer: {@code httpResponseObjectCallback}. */
final class ResponseCallbackAction implements Action {

    private final String clientId;
    private final Pause delay;
    private final ActionOptions options;

    private ResponseCallbackAction(String clientId, Pause delay, ActionOptions options) {
        this.clientId = clientId;
        this.delay = delay;
        this.options = options;
    }

    static ResponseCallbackAction compile(Expectation expectation, ActionOptions options) {
        HttpObjectCallback spec = Objects.requireNonNull(expectation.getHttpResponseObjectCallback());
        String clientId = spec.getClientId();
        return new ResponseCallbackAction(
                clientId == null ? "" : clientId,
                Pauses.of(spec.getDelay(), "$.httpResponseObjectCallback.delay", options.random()),
                options);
    }

    @Override
    public void serve(ActionCall call) {
        call.later(
                delay.nanos(),
                () -> call.ask(clientId, new Callbacks.Question(call.requestSpec(), null), new Answer(call)));
    }

    private final class Answer implements Callbacks.Receiver {

        private final ActionCall call;

        Answer(ActionCall call) {
            this.call = call;
        }

        @Override
        public void responded(HttpResponse response) {
            UserDecision.respond(call, response, options);
        }

        @Override
        public void redirected(HttpRequest request) {
            CallbackFailures.answer(call, CallbackFailures.notAResponse(clientId), clientId, false);
        }

        @Override
        public void failed(Callbacks.Failure failure) {
            CallbackFailures.answer(call, failure, clientId, false);
        }
    }
}
