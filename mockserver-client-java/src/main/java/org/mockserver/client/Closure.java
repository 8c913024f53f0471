package org.mockserver.client;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.CallbackMessage;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.mock.action.ExpectationForwardAndResponseCallback;
import org.mockserver.mock.action.ExpectationForwardCallback;
import org.mockserver.mock.action.ExpectationResponseCallback;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Code of the user that answers the questions of a server. Whatever it throws is told to the server. */
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

    /** The answer to a question; null for a message that is none. */
    @Nullable
    CallbackMessage answer(CallbackMessage message) {
        if (message instanceof CallbackMessage.Request question) {
            return answered(question.correlationId(), () -> decide(question));
        }
        if (message instanceof CallbackMessage.Exchange question) {
            return answered(question.correlationId(), () -> decide(question));
        }
        if (message instanceof CallbackMessage.Unusable question) {
            return new CallbackMessage.Failure(
                    question.correlationId(), "the request could not be read: " + question.problem());
        }
        return null;
    }

    /** As {@link #answer}, as text. */
    @Nullable
    String text(CallbackMessage message) {
        CallbackMessage answer = answer(message);
        if (answer == null) {
            return null;
        }
        try {
            return CallbackWire.write(answer);
        } catch (RuntimeException unwritable) {
            return CallbackWire.write(failure(message.correlationId(), unwritable));
        }
    }

    private CallbackMessage decide(CallbackMessage.Request question) throws Exception {
        if (respond != null) {
            HttpResponse response = respond.handle(question.request());
            return new CallbackMessage.Response(question.correlationId(), required(response, "response"));
        }
        if (forward != null) {
            HttpRequest request = forward.handle(question.request());
            return new CallbackMessage.Request(question.correlationId(), required(request, "request"));
        }
        throw new IllegalStateException("this callback answers no requests");
    }

    private CallbackMessage decide(CallbackMessage.Exchange question) throws Exception {
        if (change == null) {
            return new CallbackMessage.Response(question.correlationId(), question.response());
        }
        HttpResponse response = change.handle(question.request(), question.response());
        return new CallbackMessage.Response(question.correlationId(), withTrueLength(required(response, "response")));
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
        CallbackMessage make() throws Exception;
    }

    private static CallbackMessage answered(String correlationId, Decision decision) {
        try {
            return decision.make();
        } catch (Exception | AssertionError | LinkageError failed) {
            return failure(correlationId, failed);
        }
    }

    private static CallbackMessage failure(String correlationId, Throwable failed) {
        String said = failed.getMessage();
        return new CallbackMessage.Failure(correlationId, said == null ? failed.toString() : said);
    }
}
