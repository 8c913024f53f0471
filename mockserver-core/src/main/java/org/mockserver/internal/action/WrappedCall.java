package org.mockserver.internal.action;

import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.BinaryAnswer;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** A call with some of its ends changed. */
abstract class WrappedCall implements ActionCall {

    final ActionCall call;

    WrappedCall(ActionCall call) {
        this.call = call;
    }

    @Override
    public void answer(OutgoingResponse response, long delayNanos) {
        call.answer(response, delayNanos);
    }

    @Override
    public RequestView request() {
        return call.request();
    }

    @Override
    public HttpRequest requestSpec() {
        return call.requestSpec();
    }

    @Override
    public HttpResponse responseSpec(OutgoingResponse response) {
        return call.responseSpec(response);
    }

    @Override
    public long matchNumber() {
        return call.matchNumber();
    }

    @Override
    public void fail(ConnectionFault fault, HttpError spec, long delayNanos) {
        call.fail(fault, spec, delayNanos);
    }

    @Override
    public void send(BinaryAnswer answer, long delayNanos) {
        call.send(answer, delayNanos);
    }

    @Override
    public void converse(Conversation conversation, long delayNanos) {
        call.converse(conversation, delayNanos);
    }

    @Override
    public ForwardRules forwardRules() {
        return call.forwardRules();
    }

    @Override
    public void forward(OutgoingRequest request, Destination to, long delayNanos, Upstream.Receiver receiver) {
        call.forward(request, to, delayNanos, receiver);
    }

    @Override
    public void relay(OutgoingResponse response) {
        call.relay(response);
    }

    @Override
    public void refuse(OutgoingResponse response) {
        call.refuse(response);
    }

    @Override
    public void ask(String clientId, Callbacks.Question question, Callbacks.Receiver receiver) {
        call.ask(clientId, question, receiver);
    }

    @Override
    public void later(long delayNanos, Runnable work) {
        call.later(delayNanos, work);
    }

    @Override
    public void onWorker(Runnable work) {
        call.onWorker(work);
    }

    @Override
    public boolean compareApart(LongConsumer work) {
        return call.compareApart(work);
    }

    @Override
    public void generated(HttpRequest rendered, String template) {
        call.generated(rendered, template);
    }

    @Override
    public void warn(String message, @Nullable Throwable cause) {
        call.warn(message, cause);
    }

    @Override
    public ActionCall aside(Outcome outcome) {
        return call.aside(outcome);
    }
}
