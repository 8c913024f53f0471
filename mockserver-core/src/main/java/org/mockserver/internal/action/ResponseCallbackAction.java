package org.mockserver.internal.action;

import java.util.Objects;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpObjectCallback;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Lets a connected client answer: {@code httpResponseObjectCallback}. */
final class ResponseCallbackAction implements Action {

    private final ClientQuestion question;
    private final ActionOptions options;

    private ResponseCallbackAction(ClientQuestion question, ActionOptions options) {
        this.question = question;
        this.options = options;
    }

    static ResponseCallbackAction compile(Expectation expectation, ActionOptions options) {
        HttpObjectCallback spec = Objects.requireNonNull(expectation.getHttpResponseObjectCallback());
        return new ResponseCallbackAction(
                ClientQuestion.compile(spec, "$.httpResponseObjectCallback", options), options);
    }

    @Override
    public void serve(ActionCall call) {
        question.ask(call, new Answer(call));
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
            String clientId = question.clientId();
            CallbackFailures.answer(call, CallbackFailures.notAResponse(clientId), clientId, false);
        }

        @Override
        public void failed(Callbacks.Failure failure) {
            CallbackFailures.answer(call, failure, question.clientId(), false);
        }
    }
}
