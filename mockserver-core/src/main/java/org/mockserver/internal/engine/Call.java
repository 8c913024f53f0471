package org.mockserver.internal.engine;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.ActionCall;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.action.ForwardFailures;
import org.mockserver.internal.action.ForwardRules;
import org.mockserver.internal.events.AnswerKind;
import org.mockserver.internal.events.LogType;
import org.mockserver.internal.events.Note;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.events.Severity;
import org.mockserver.internal.exchange.BinaryAnswer;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.internal.match.MatchBudget;
import org.mockserver.internal.observe.ForwardSamples;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** One exchange being answered by the action of a rule, or passed on although no rule took it. */
final class Call implements ActionCall {

    /* An answer given at once is recorded together with the request: one publication for the whole exchange. As soon as
     * the answer has to wait, for a delay or for another thread, the request is recorded by itself, so that a
     * verification sees it while it waits; the answer follows under the request's ticket. `ticket` is written by the
     * connection's thread before any other thread gets to know the call. */

    private static final long NOT_RECORDED = Long.MIN_VALUE;
    private static final long RECORDED_WHOLE = Long.MIN_VALUE + 1;
    private static final int NO_STATUS = 0;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final String RESPONSE_TIME_HEADER = "x-mockserver-response-time-ms";

    private final Engine engine;
    private final Exchange exchange;
    private final @Nullable Rule rule;
    private final long matchNumber;
    private final long ruleVersion;
    private final AtomicBoolean answered = new AtomicBoolean();
    private long ticket = NOT_RECORDED;
    private long forwardedAtNanos;

    Call(Engine engine, Exchange exchange, @Nullable Rule rule, long ruleVersion) {
        this.engine = engine;
        this.exchange = exchange;
        this.rule = rule;
        this.ruleVersion = ruleVersion;
        this.matchNumber = rule == null ? 0 : rule.nextMatch();
    }

    @Override
    public RequestView request() {
        return exchange.request();
    }

    @Override
    public HttpRequest requestSpec() {
        return Recorded.request(exchange.request());
    }

    @Override
    public HttpResponse responseSpec(OutgoingResponse response) {
        return Recorded.response(response);
    }

    @Override
    public long matchNumber() {
        return matchNumber;
    }

    @Override
    public void answer(OutgoingResponse response, long delayNanos) {
        if (!answered.compareAndSet(false, true)) {
            return;
        }
        EngineOptions options = engine.options();
        OutgoingResponse sent = options.decorate(response, exchange.request());
        long wait = Math.max(0, delayNanos) + options.globalDelayNanos();
        if (wait == 0) {
            record(AnswerKind.RESPONSE, sent, null);
            exchange.reply(sent);
            return;
        }
        recordRequest();
        exchange.later(wait, () -> {
            record(AnswerKind.RESPONSE, sent, null);
            exchange.reply(sent);
        });
    }

    @Override
    public void fail(ConnectionFault fault, HttpError spec, long delayNanos) {
        if (answered.compareAndSet(false, true)) {
            end(delayNanos, () -> {
                record(AnswerKind.ERROR, null, spec);
                exchange.fail(fault);
            });
        }
    }

    @Override
    public void send(BinaryAnswer answer, long delayNanos) {
        if (answered.compareAndSet(false, true)) {
            end(delayNanos, () -> {
                record(AnswerKind.RESPONSE, answer.recorded(), null);
                exchange.send(answer);
            });
        }
    }

    @Override
    public void converse(Conversation conversation, long delayNanos) {
        if (answered.compareAndSet(false, true)) {
            end(delayNanos, () -> {
                record(AnswerKind.RESPONSE, Replies.SWITCHING, null);
                engine.crossings().accepted(request());
                exchange.converse(conversation);
            });
        }
    }

    /* Only what has to wait is recorded in two steps. */
    private void end(long delayNanos, Runnable step) {
        long wait = Math.max(0, delayNanos) + engine.options().globalDelayNanos();
        if (wait == 0) {
            step.run();
        } else {
            recordRequest();
            exchange.later(wait, step);
        }
    }

    @Override
    public ForwardRules forwardRules() {
        return engine.options().forward();
    }

    @Override
    public void forward(OutgoingRequest request, Destination to, long delayNanos, Upstream.Receiver receiver) {
        forward(request, to, Upstream.Limits.PERSISTENT, delayNanos, receiver);
    }

    void forward(
            OutgoingRequest request,
            Destination to,
            Upstream.Limits limits,
            long delayNanos,
            Upstream.Receiver receiver) {
        recordRequest();
        ForwardRules rules = forwardRules();
        if (rules.isLoop(exchange.request())) {
            receiver.failed(ForwardFailures.loop(rules.maxHops()));
            return;
        }
        Runnable send = () -> {
            forwardedAtNanos = System.nanoTime();
            engine.upstream().send(request, to, limits, exchange.loop(), new Guarded(receiver, to));
        };
        long wait =
                Math.max(0, delayNanos) + (rule == null ? 0 : engine.options().globalDelayNanos());
        if (wait == 0) {
            send.run();
        } else {
            exchange.later(wait, send);
        }
    }

    /** What actions make of a response runs in the upstream's callback; its failure is answered like any other. */
    private final class Guarded implements Upstream.Receiver {

        private final Upstream.Receiver receiver;
        private final Destination to;

        Guarded(Upstream.Receiver receiver, Destination to) {
            this.receiver = receiver;
            this.to = to;
        }

        @Override
        public void answered(OutgoingResponse response) {
            sample(response.status());
            engine.drift().answered(exchange.request(), rule, response);
            engine.guard(Call.this, () -> receiver.answered(response));
        }

        @Override
        public void failed(UpstreamFailure failure) {
            if (failure.kind().wasTried()) {
                sample(NO_STATUS);
            }
            engine.guard(Call.this, () -> receiver.failed(failure));
        }

        private void sample(int status) {
            ForwardSamples samples = engine.samples();
            if (samples.isTracking()) {
                long tookNanos = System.nanoTime() - forwardedAtNanos;
                samples.add(status, tookNanos, to.host(), to.port(), System.currentTimeMillis());
            }
        }
    }

    @Override
    public void relay(OutgoingResponse response) {
        if (answered.compareAndSet(false, true)) {
            OutgoingResponse sent = engine.options().decorate(response, exchange.request());
            BodySource body = sent.bodySource();
            if (body == null) {
                record(AnswerKind.FORWARDED, timed(sent), null);
                exchange.reply(sent);
                return;
            }
            OutgoingResponse head = timed(sent);
            int limit = forwardRules().captureBytes();
            exchange.reply(sent.toBuilder()
                    .bodySource(new CapturedBody(head, body, limit, this::relayed))
                    .build());
        }
    }

    private void relayed(OutgoingResponse captured) {
        record(AnswerKind.FORWARDED, captured, null);
        engine.drift().streamed(exchange.request(), rule, captured);
    }

    /* How long the other server took is told by the record only. */
    private OutgoingResponse timed(OutgoingResponse sent) {
        long tookMillis = (System.nanoTime() - forwardedAtNanos) / NANOS_PER_MILLI;
        return sent.toBuilder()
                .headers(sent.headers().and(RESPONSE_TIME_HEADER, Long.toString(tookMillis)))
                .build();
    }

    @Override
    public void refuse(OutgoingResponse response) {
        if (answered.compareAndSet(false, true)) {
            OutgoingResponse sent = engine.options().decorate(response, exchange.request());
            record(AnswerKind.NO_MATCH, sent, null);
            exchange.reply(sent);
        }
    }

    @Override
    public void ask(String clientId, Callbacks.Question question, Callbacks.Receiver receiver) {
        recordRequest();
        engine.callbacks().ask(clientId, question, new GuardedAnswer(receiver));
    }

    /** What actions make of the answer of a client runs on the thread of that client's connection. */
    private final class GuardedAnswer implements Callbacks.Receiver {

        private final Callbacks.Receiver receiver;

        GuardedAnswer(Callbacks.Receiver receiver) {
            this.receiver = receiver;
        }

        @Override
        public void responded(HttpResponse response) {
            engine.guard(Call.this, () -> receiver.responded(response));
        }

        @Override
        public void redirected(HttpRequest request) {
            engine.guard(Call.this, () -> receiver.redirected(request));
        }

        @Override
        public void failed(Callbacks.Failure failure) {
            engine.guard(Call.this, () -> receiver.failed(failure));
        }
    }

    @Override
    public void later(long delayNanos, Runnable work) {
        if (delayNanos <= 0) {
            engine.guard(this, work);
        } else {
            recordRequest();
            exchange.later(delayNanos, () -> engine.guard(this, work));
        }
    }

    @Override
    public void warn(String message, @Nullable Throwable cause) {
        engine.journal()
                .note(new Note(
                        LogType.WARN,
                        Severity.WARN,
                        requestSpec(),
                        rule == null ? null : rule.id(),
                        message.replace("{}", "{ }"),
                        List.of(),
                        cause));
    }

    @Override
    public void onWorker(Runnable work) {
        recordRequest();
        boolean accepted = engine.workers().tryExecute(() -> engine.guard(this, work));
        if (!accepted) {
            answer(Replies.busy(), 0);
        }
    }

    @Override
    public boolean compareApart(LongConsumer work) {
        long limitNanos = MatchBudget.limitNanos(engine.options().match().regexTimeoutMillis());
        return engine.workers().tryExecute(() -> work.accept(limitNanos));
    }

    @Override
    public void generated(HttpRequest rendered, String template) {
        HttpRequest received = requestSpec();
        engine.journal()
                .note(new Note(
                        LogType.TEMPLATE_GENERATED,
                        Severity.INFO,
                        received,
                        rule == null ? null : rule.id(),
                        "generated output:{}from template:{}for request:{}",
                        List.of(rendered, template, received),
                        null));
    }

    @Override
    public ActionCall aside(Outcome outcome) {
        recordRequest();
        return new AsideCall(engine, this, exchange.loop(), outcome);
    }

    private void recordRequest() {
        if (ticket == NOT_RECORDED) {
            ticket = engine.journal().received(exchange.request(), ruleVersion);
        }
    }

    private void record(AnswerKind kind, @Nullable OutgoingResponse response, @Nullable HttpError error) {
        if (ticket == NOT_RECORDED) {
            engine.journal().exchanged(exchange.request(), rule, kind, response, error, ruleVersion);
            ticket = RECORDED_WHOLE;
        } else {
            engine.journal().answered(ticket, exchange.request(), rule, kind, response, error, ruleVersion);
        }
    }
}
