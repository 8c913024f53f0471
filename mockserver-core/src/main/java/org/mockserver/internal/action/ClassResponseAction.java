package org.mockserver.internal.action;

import java.util.Objects;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.action.ExpectationCallback;
import org.mockserver.model.HttpClassCallback;
import org.mockserver.model.HttpResponse;

/** Lets a class of the user answer: {@code httpResponseClassCallback}. */
final class ClassResponseAction implements Action {

    private static final OutgoingResponse NOT_FOUND =
            OutgoingResponse.status(404).build();

    private final CallbackClass callback;
    private final Pause delay;
    private final ActionOptions options;

    private ClassResponseAction(CallbackClass callback, Pause delay, ActionOptions options) {
        this.callback = callback;
        this.delay = delay;
        this.options = options;
    }

    static ClassResponseAction compile(Expectation expectation, ActionOptions options) {
        HttpClassCallback spec = Objects.requireNonNull(expectation.getHttpResponseClassCallback());
        String place = "$.httpResponseClassCallback";
        return new ClassResponseAction(
                CallbackClass.of(spec, options),
                Pauses.of(spec.getDelay(), place + ".delay", options.random()),
                options);
    }

    @Override
    public void serve(ActionCall call) {
        call.later(delay.nanos(), () -> call.onWorker(() -> decide(call)));
    }

    private void decide(ActionCall call) {
        HttpResponse response;
        try {
            response = callback.decide(
                    ExpectationCallback.class, user -> user.handle(call.requestSpec()), HttpResponse.class);
        } catch (CallbackClass.Failure failure) {
            call.warn(String.valueOf(failure.getMessage()), failure.getCause());
            call.refuse(NOT_FOUND);
            return;
        }
        UserDecision.respond(call, response, options);
    }
}
