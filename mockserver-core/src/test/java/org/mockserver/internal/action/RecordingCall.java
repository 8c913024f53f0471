package org.mockserver.internal.action;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Random;
import java.util.function.LongConsumer;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.exchange.BinaryAnswer;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** A call that remembers how it was answered; work for the pool runs at once. */
class RecordingCall implements ActionCall {

    static final ActionOptions OPTIONS =
            new ActionOptions(java.util.List.of(Path.of(System.getProperty("java.io.tmpdir"))), new Random(7));

    final RequestView request;
    final long matchNumber;
    OutgoingResponse response;
    ConnectionFault fault;
    HttpError error;
    long delayNanos = -1;
    boolean onWorker;
    OutgoingRequest forwarded;
    Destination destination;
    Upstream.Receiver outcome;
    boolean relayed;
    Callbacks.Question question;
    Callbacks.Receiver decision;
    String warning;
    HttpRequest generated;

    RecordingCall(long matchNumber, String... headers) {
        this.matchNumber = matchNumber;
        this.request = RequestView.of("GET", "/r", Pairs.of(headers), "");
    }

    /** Serves the action of an expectation as its first match. */
    static RecordingCall of(Expectation expectation) {
        return of(Actions.compile(expectation, OPTIONS), 1);
    }

    /** Serves a response. */
    static RecordingCall of(HttpResponse response) {
        return of(Expectation.when("GET", "/r").thenRespond(response));
    }

    static RecordingCall of(Action action, long matchNumber, String... headers) {
        RecordingCall call = new RecordingCall(matchNumber, headers);
        action.serve(call);
        return call;
    }

    String body() {
        return new String(response.body(), StandardCharsets.UTF_8);
    }

    @Override
    public RequestView request() {
        return request;
    }

    @Override
    public long matchNumber() {
        return matchNumber;
    }

    @Override
    public void answer(OutgoingResponse answer, long nanos) {
        response = answer;
        delayNanos = nanos;
    }

    @Override
    public void fail(ConnectionFault connectionFault, HttpError spec, long nanos) {
        fault = connectionFault;
        error = spec;
        delayNanos = nanos;
    }

    @Override
    public void onWorker(Runnable work) {
        onWorker = true;
        work.run();
    }

    @Override
    public ForwardRules forwardRules() {
        return ForwardRules.STANDARD;
    }

    @Override
    public void forward(OutgoingRequest outgoing, Destination to, long nanos, Upstream.Receiver receiver) {
        forwarded = outgoing;
        destination = to;
        delayNanos = nanos;
        outcome = receiver;
    }

    @Override
    public void relay(OutgoingResponse answer) {
        relayed = true;
        response = answer;
    }

    @Override
    public void refuse(OutgoingResponse answer) {
        response = answer;
    }

    @Override
    public HttpRequest requestSpec() {
        return Recorded.request(request);
    }

    @Override
    public HttpResponse responseSpec(OutgoingResponse answer) {
        return Recorded.response(answer);
    }

    @Override
    public void ask(String clientId, Callbacks.Question asked, Callbacks.Receiver receiver) {
        question = asked;
        decision = receiver;
    }

    @Override
    public void later(long nanos, Runnable work) {
        delayNanos = nanos;
        work.run();
    }

    @Override
    public boolean compareApart(LongConsumer work) {
        work.accept(Long.MAX_VALUE / 2);
        return true;
    }

    @Override
    public void generated(HttpRequest rendered, String template) {
        generated = rendered;
    }

    @Override
    public void warn(String message, Throwable cause) {
        warning = message;
    }

    @Override
    public ActionCall aside(Outcome outcome) {
        throw new UnsupportedOperationException("nothing is done beside this call");
    }

    @Override
    public void send(BinaryAnswer answer, long nanos) {
        throw new UnsupportedOperationException("no bytes are expected of this call");
    }

    @Override
    public void converse(Conversation conversation, long nanos) {
        throw new UnsupportedOperationException("nobody talks over this call");
    }
}
