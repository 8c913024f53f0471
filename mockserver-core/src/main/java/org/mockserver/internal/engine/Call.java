package org.mockserver.internal.engine;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.ActionCall;
import org.mockserver.internal.events.AnswerKind;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpError;

/** One exchange being answered by the action of a rule. */
final class Call implements ActionCall {

    /* An answer given at once is recorded together with the request: one publication for the whole exchange. As soon as
     * the answer has to wait, for a delay or for another thread, the request is recorded by itself, so that a
     * verification sees it while it waits; the answer follows under the request's ticket. `ticket` is written by the
     * connection's thread before any other thread gets to know the call. */

    private static final long NOT_RECORDED = Long.MIN_VALUE;

    private final Engine engine;
    private final Exchange exchange;
    private final Rule rule;
    private final long matchNumber;
    private final long ruleVersion;
    private final AtomicBoolean answered = new AtomicBoolean();
    private long ticket = NOT_RECORDED;

    Call(Engine engine, Exchange exchange, Rule rule, long ruleVersion) {
        this.engine = engine;
        this.exchange = exchange;
        this.rule = rule;
        this.ruleVersion = ruleVersion;
        this.matchNumber = rule.nextMatch();
    }

    @Override
    public RequestView request() {
        return exchange.request();
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
        if (!answered.compareAndSet(false, true)) {
            return;
        }
        long wait = Math.max(0, delayNanos) + engine.options().globalDelayNanos();
        if (wait == 0) {
            record(AnswerKind.ERROR, null, spec);
            exchange.fail(fault);
            return;
        }
        recordRequest();
        exchange.later(wait, () -> {
            record(AnswerKind.ERROR, null, spec);
            exchange.fail(fault);
        });
    }

    @Override
    public void onWorker(Runnable work) {
        recordRequest();
        boolean accepted = engine.workers().tryExecute(() -> engine.guard(this, work));
        if (!accepted) {
            answer(Replies.busy(), 0);
        }
    }

    private void recordRequest() {
        if (ticket == NOT_RECORDED) {
            ticket = engine.journal().received(exchange.request(), ruleVersion);
        }
    }

    private void record(AnswerKind kind, @Nullable OutgoingResponse response, @Nullable HttpError error) {
        if (ticket == NOT_RECORDED) {
            engine.journal().exchanged(exchange.request(), rule, kind, response, error, ruleVersion);
        } else {
            engine.journal().answered(ticket, exchange.request(), rule, kind, response, error, ruleVersion);
        }
    }
}
