package org.mockserver.internal.action;

import org.mockserver.internal.exchange.OutgoingResponse;

/** The answers to requests about which a connected client could not be asked, or did not know what to do. */
final class CallbackFailures {

    private static final OutgoingResponse NOT_FOUND =
            OutgoingResponse.status(404).build();
    private static final OutgoingResponse BAD_GATEWAY =
            OutgoingResponse.status(502).build();

    private CallbackFailures() {}

    static Callbacks.Failure notAResponse(String clientId) {
        return new Callbacks.Failure(
                Callbacks.Failure.Kind.UNUSABLE,
                "callback client " + clientId + " answered with a request where a response was asked for");
    }

    /**
     * Answers and says why in the log. What the contract's servers answer stays as it is; for what they do not notice
     * the client gets a sentence.
     */
    static void answer(ActionCall call, Callbacks.Failure failure, String clientId, boolean forwarding) {
        String said = failure.message();
        switch (failure.kind()) {
            case UNKNOWN_CLIENT -> {
                call.warn("no callback client is connected as " + clientId, null);
                call.refuse(forwarding ? BAD_GATEWAY : NOT_FOUND);
            }
            case CALLBACK_FAILED -> {
                call.warn(
                        "the callback of client " + clientId + " failed: " + (said == null ? "no reason given" : said),
                        null);
                call.refuse(
                        said == null
                                ? NOT_FOUND
                                : OutgoingResponse.status(404).body(said).build());
            }
            case DISCONNECTED, UNUSABLE -> UserDecision.refuse(call, 502, String.valueOf(said));
            case TIMEOUT -> UserDecision.refuse(call, 504, String.valueOf(said));
            case OVERLOADED -> UserDecision.refuse(call, 503, String.valueOf(said));
        }
    }
}
