package org.mockserver.internal.action;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpObjectCallback;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Lets a connected client decide what is passed on, and what becomes of the response: {@code httpForwardObjectCallback}. */
final class ForwardCallbackAction implements Action {

    private final ClientQuestion question;
    private final boolean asksAgain;
    private final ActionOptions options;

    private ForwardCallbackAction(ClientQuestion question, boolean asksAgain, ActionOptions options) {
        this.question = question;
        this.asksAgain = asksAgain;
        this.options = options;
    }

    static ForwardCallbackAction compile(Expectation expectation, ActionOptions options) {
        HttpObjectCallback spec = Objects.requireNonNull(expectation.getHttpForwardObjectCallback());
        return new ForwardCallbackAction(
                ClientQuestion.compile(spec, "$.httpForwardObjectCallback", options),
                Boolean.TRUE.equals(spec.getResponseCallback()),
                options);
    }

    @Override
    public void serve(ActionCall call) {
        question.ask(call, new Decision(call));
    }

    private final class Decision implements Callbacks.Receiver {

        private final ActionCall call;

        Decision(ActionCall call) {
            this.call = call;
        }

        @Override
        public void redirected(HttpRequest request) {
            UserDecision.@Nullable Next next = asksAgain ? this::askAgain : null;
            UserDecision.passOn(call, request, next);
        }

        private void askAgain(HttpRequest passedOn, OutgoingResponse response) {
            question.askAgain(call, passedOn, response, new LastWord(call));
        }

        @Override
        public void responded(HttpResponse response) {
            UserDecision.respond(call, response, options);
        }

        @Override
        public void failed(Callbacks.Failure failure) {
            CallbackFailures.answer(call, failure, question.clientId(), true);
        }
    }

    private final class LastWord implements Callbacks.Receiver {

        private final ActionCall call;

        LastWord(ActionCall call) {
            this.call = call;
        }

        @Override
        public void responded(HttpResponse response) {
            UserDecision.respondInstead(call, response, options);
        }

        @Override
        public void redirected(HttpRequest request) {
            String clientId = question.clientId();
            CallbackFailures.answer(call, CallbackFailures.notAResponse(clientId), clientId, true);
        }

        @Override
        public void failed(Callbacks.Failure failure) {
            CallbackFailures.answer(call, failure, question.clientId(), true);
        }
    }
}
