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

    private final String clientId;
    private final boolean asksAgain;
    private final Pause delay;
    private final ActionOptions options;

    private ForwardCallbackAction(String clientId, boolean asksAgain, Pause delay, ActionOptions options) {
        this.clientId = clientId;
        this.asksAgain = asksAgain;
        this.delay = delay;
        this.options = options;
    }

    static ForwardCallbackAction compile(Expectation expectation, ActionOptions options) {
        HttpObjectCallback spec = Objects.requireNonNull(expectation.getHttpForwardObjectCallback());
        String clientId = spec.getClientId();
        return new ForwardCallbackAction(
                clientId == null ? "" : clientId,
                Boolean.TRUE.equals(spec.getResponseCallback()),
                Pauses.of(spec.getDelay(), "$.httpForwardObjectCallback.delay", options.random()),
                options);
    }

    @Override
    public void serve(ActionCall call) {
        call.later(
                delay.nanos(),
                () -> call.ask(clientId, new Callbacks.Question(call.requestSpec(), null), new Decision(call)));
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
            Callbacks.Question question = new Callbacks.Question(passedOn, call.responseSpec(response));
            call.ask(clientId, question, new LastWord(call));
        }

        @Override
        public void responded(HttpResponse response) {
            UserDecision.respond(call, response, options);
        }

        @Override
        public void failed(Callbacks.Failure failure) {
            CallbackFailures.answer(call, failure, clientId, true);
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
            CallbackFailures.answer(call, CallbackFailures.notAResponse(clientId), clientId, true);
        }

        @Override
        public void failed(Callbacks.Failure failure) {
            CallbackFailures.answer(call, failure, clientId, true);
        }
    }
}
