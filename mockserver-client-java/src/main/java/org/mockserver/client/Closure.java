package org.mockserver.client;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.CallbackMessage;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.mock.action.ExpectationForwardAndResponseCallback;
import org.mockserver.mock.action.ExpectationForwardCallback;
import org.mockserver.mock.action.ExpectationResponseCallback;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Code of the user that answers the questions of one callback socket. Whatever it throws is told to the server. */
final class Closure {

    private static final String CONTENT_LENGTH = "content-length";

    private final @Nullable ExpectationResponseCallback respond;
    private final @Nullable ExpectationForwardCallback forward;
    private final @Nullable ExpectationForwardAndResponseCallback change;

    private Closure(
            @Nullable ExpectationResponseCallback respond,
            @Nullable ExpectationForwardCallback forward,
            @Nullable ExpectationForwardAndResponseCallback change) {
        this.respond = respond;
        this.forward = forward;
        this.change = change;
    }

    static Closure responding(ExpectationResponseCallback callback) {
        return new Closure(callback, null, null);
    }

    /** Says what is passed on and, unless {@code change} is null, what becomes of the response to it. */
    static Closure forwarding(
            ExpectationForwardCallback callback, @Nullable ExpectationForwardAndResponseCallback change) {
        return new Closure(null, callback, change);
    }

    boolean changesResponses() {
        return change != null;
    }

    /** The answer to a question, as a message; null for a message that is none. */
    @Nullable
    String answer(CallbackMessage message) {
        if (message instanceof CallbackMessage.Request question) {
            return answered(question.correlationId(), () -> decide(question));
        }
        if (message instanceof CallbackMessage.Exchange question) {
            return answered(question.correlationId(), () -> decide(question));
        }
        if (message instanceof CallbackMessage.Unusable question) {
            return CallbackWire.failure(
                    "the request could not be read: " + question.problem(), question.correlationId());
        }
        return null;
    }

    private String decide(CallbackMessage.Request question) throws Exception {
        if (respond != null) {
            HttpResponse response = respond.handle(question.request());
            return CallbackWire.response(required(response, "response"), question.correlationId());
        }
        if (forward != null) {
            HttpRequest request = forward.handle(question.request());
            return CallbackWire.request(required(request, "request"), question.correlationId());
        }
        throw new IllegalStateException("this callback answers no requests");
    }

    private String decide(CallbackMessage.Exchange question) throws Exception {
        if (change == null) {
            return CallbackWire.response(question.response(), question.correlationId());
        }
        HttpResponse response = change.handle(question.request(), question.response());
        return CallbackWire.response(withTrueLength(required(response, "response")), question.correlationId());
    }

    /* The length of the body that was replaced would make older servers cut the new one off. */
    private static HttpResponse withTrueLength(HttpResponse response) {
        byte[] body = response.getBodyAsRawBytes();
        boolean given = response.containsHeader(CONTENT_LENGTH);
        return given && body.length > 0
                ? response.replaceHeader(CONTENT_LENGTH, String.valueOf(body.length))
                : response;
    }

    private static <T> T required(@Nullable T decided, String what) {
        if (decided == null) {
            throw new IllegalStateException("the callback returned null instead of a " + what);
        }
        return decided;
    }

    private interface Decision {
        String make() throws Exception;
    }

    private static String answered(String correlationId, Decision decision) {
        try {
            return decision.make();
        } catch (Exception | AssertionError | LinkageError failed) {
            String said = failed.getMessage();
            return CallbackWire.failure(said == null ? failed.toString() : said, correlationId);
        }
    }
}
