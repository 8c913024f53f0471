package org.mockserver.internal.action;

import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.model.HttpObjectCallback;
import org.mockserver.model.HttpRequest;

/**
 * Asks the connected client that an expectation names.
 *
 * @param clientId under which it has connected; empty for one that cannot be there
 * @param delay before it is asked for the first time
 */
record ClientQuestion(String clientId, Pause delay) {

    static ClientQuestion compile(HttpObjectCallback spec, String place, ActionOptions options) {
        String clientId = spec.getClientId();
        return new ClientQuestion(
                clientId == null ? "" : clientId, Pauses.of(spec.getDelay(), place + ".delay", options.random()));
    }

    /** What to do with the request. */
    void ask(ActionCall call, Callbacks.Receiver receiver) {
        call.later(delay.nanos(), () -> call.ask(clientId, new Callbacks.Question(call.requestSpec(), null), receiver));
    }

    /** What to do with the response that it led to. */
    void askAgain(ActionCall call, HttpRequest passedOn, OutgoingResponse response, Callbacks.Receiver receiver) {
        call.ask(clientId, new Callbacks.Question(passedOn, call.responseSpec(response)), receiver);
    }
}
