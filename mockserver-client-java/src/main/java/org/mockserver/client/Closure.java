package org.mockserver.client;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.CallbackMessage;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.mock.action.ExpectationForwardAndResponseCallback;
import org.mockserver.mock.action.ExpectationForwardCallback;
import org.mockserver.mock.action.ExpectationResponseCallback;
import org.mockserver.model.HttpMessage;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.serialization.model.StreamFrameDecisionDTO;

/** Code of the user that answers the questions of a server. Whatever it throws is told to the server. */
final class Closure {

    private static final String CONTENT_LENGTH = "content-length";

    private final Deciding<CallbackMessage.Request> requests;
    private final @Nullable Deciding<CallbackMessage.Exchange> exchanges;
    private final Deciding<CallbackMessage.Frame> frames;

    /** Answers one kind of question. */
    private interface Deciding<Q extends CallbackMessage> {
        CallbackMessage decide(Q question) throws Exception;
    }

    private Closure(
            Deciding<CallbackMessage.Request> requests,
            @Nullable Deciding<CallbackMessage.Exchange> exchanges,
            Deciding<CallbackMessage.Frame> frames) {
        this.requests = requests;
        this.exchanges = exchanges;
        this.frames = frames;
    }

    static Closure responding(ExpectationResponseCallback callback) {
        return new Closure(
                question -> response(question, required(callback.handle(question.request()), "response")),
                null,
                Closure::goOn);
    }

    /** Says what is passed on and, unless {@code change} is null, what becomes of the response to it. */
    static Closure forwarding(
            ExpectationForwardCallback callback, @Nullable ExpectationForwardAndResponseCallback change) {
        return new Closure(
                question -> request(question, required(callback.handle(question.request()), "request")),
                change == null
                        ? null
                        : question -> response(
                                question,
                                withTrueLength(
                                        required(change.handle(question.request(), question.response()), "response"))),
                Closure::goOn);
    }

    /** Says what becomes of what a breakpoint holds; where a handler is null, or gives null, it goes on as it is. */
    static Closure breaking(
            @Nullable BreakpointRequestHandler requests,
            @Nullable BreakpointResponseHandler responses,
            @Nullable BreakpointStreamFrameHandler frames) {
        return new Closure(
                question -> decided(question, requests == null ? null : requests.handle(question.request())),
                question -> {
                    HttpResponse decided =
                            responses == null ? null : responses.handle(question.request(), question.response());
                    return response(question, decided == null ? question.response() : withTrueLength(decided));
                },
                question -> {
                    StreamFrameDecisionDTO decided = frames == null ? null : frames.handle(question.frame());
                    return decided == null
                            ? goOn(question)
                            : new CallbackMessage.FrameDecision(decided.setCorrelationId(question.correlationId()));
                });
    }

    boolean changesResponses() {
        return exchanges != null;
    }

    /** The answer to a question; null for a message that is none. */
    @Nullable
    CallbackMessage answer(CallbackMessage message) {
        if (message instanceof CallbackMessage.Request question) {
            return answered(question, requests);
        }
        if (message instanceof CallbackMessage.Exchange question) {
            return exchanges == null ? response(question, question.response()) : answered(question, exchanges);
        }
        if (message instanceof CallbackMessage.Frame question) {
            return answered(question, frames);
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

    private static CallbackMessage request(CallbackMessage question, HttpRequest request) {
        return new CallbackMessage.Request(question.correlationId(), request);
    }

    private static CallbackMessage response(CallbackMessage question, HttpResponse response) {
        return new CallbackMessage.Response(question.correlationId(), response);
    }

    private static CallbackMessage decided(CallbackMessage.Request question, @Nullable HttpMessage<?, ?> decision) {
        if (decision instanceof HttpResponse response) {
            return response(question, response);
        }
        return request(question, decision instanceof HttpRequest request ? request : question.request());
    }

    private static CallbackMessage goOn(CallbackMessage.Frame question) {
        return new CallbackMessage.FrameDecision(new StreamFrameDecisionDTO()
                .setCorrelationId(question.correlationId())
                .setAction("CONTINUE"));
    }

    /* The length of the body that was replaced would make older servers cut the new one off. */
    private static HttpResponse withTrueLength(HttpResponse response) {
        byte[] body = response.getBodyAsRawBytes();
        boolean given = response.containsHeader(CONTENT_LENGTH);
        return given && body.length > 0
                ? response.clone().replaceHeader(CONTENT_LENGTH, String.valueOf(body.length))
                : response;
    }

    private static <T> T required(@Nullable T decided, String what) {
        if (decided == null) {
            throw new IllegalStateException("the callback returned null instead of a " + what);
        }
        return decided;
    }

    private static <Q extends CallbackMessage> CallbackMessage answered(Q question, Deciding<Q> deciding) {
        try {
            return deciding.decide(question);
        } catch (Exception | AssertionError | LinkageError failed) {
            return failure(question.correlationId(), failed);
        }
    }

    private static CallbackMessage failure(String correlationId, Throwable failed) {
        String said = failed.getMessage();
        return new CallbackMessage.Failure(correlationId, said == null ? failed.toString() : said);
    }
}
