package org.mockserver.internal.action;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.action.ExpectationCallback;
import org.mockserver.mock.action.ExpectationForwardAndResponseCallback;
import org.mockserver.model.HttpClassCallback;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Lets a class of the user decide what is passed on, and what becomes of the response: {@code httpForwardClassCallback}. */
final class ClassForwardAction implements Action {

    private static final OutgoingResponse BAD_GATEWAY =
            OutgoingResponse.status(502).build();
    private static final RequestChange UNCHANGED = new RequestChange(null, null, "$");

    private final CallbackClass callback;
    private final Pause delay;
    private final ActionOptions options;

    private ClassForwardAction(CallbackClass callback, Pause delay, ActionOptions options) {
        this.callback = callback;
        this.delay = delay;
        this.options = options;
    }

    static ClassForwardAction compile(Expectation expectation, ActionOptions options) {
        HttpClassCallback spec = Objects.requireNonNull(expectation.getHttpForwardClassCallback());
        String place = "$.httpForwardClassCallback";
        return new ClassForwardAction(
                CallbackClass.of(spec, options),
                Pauses.of(spec.getDelay(), place + ".delay", options.random()),
                options);
    }

    @Override
    public void serve(ActionCall call) {
        CallbackClass.Failure missing = callback.missing();
        if (missing == null) {
            call.later(delay.nanos(), () -> call.onWorker(() -> decide(call)));
            return;
        }
        call.warn(missing.getMessage() + "; the request is passed on to the server that it names", missing.getCause());
        ForwardAction.send(call, UNCHANGED.destination(call.request()), delay.nanos(), false, new Relay(call));
    }

    private void decide(ActionCall call) {
        HttpRequest request;
        try {
            request = callback.decide(
                    ExpectationCallback.class, user -> user.handle(call.requestSpec()), HttpRequest.class);
        } catch (CallbackClass.Failure failure) {
            refuse(call, failure);
            return;
        }
        boolean asksAgain = callback.is(ExpectationForwardAndResponseCallback.class);
        UserDecision.@Nullable Next next =
                asksAgain ? (passedOn, response) -> call.onWorker(() -> decideAgain(call, passedOn, response)) : null;
        UserDecision.passOn(call, request, next);
    }

    private void decideAgain(ActionCall call, HttpRequest passedOn, OutgoingResponse upstream) {
        HttpResponse response;
        try {
            response = callback.decide(
                    ExpectationForwardAndResponseCallback.class,
                    user -> user.handle(passedOn, call.responseSpec(upstream)),
                    HttpResponse.class);
        } catch (CallbackClass.Failure failure) {
            refuse(call, failure);
            return;
        }
        UserDecision.respondInstead(call, response, options);
    }

    private static void refuse(ActionCall call, CallbackClass.Failure failure) {
        call.warn(String.valueOf(failure.getMessage()), failure.getCause());
        call.refuse(BAD_GATEWAY);
    }
}
