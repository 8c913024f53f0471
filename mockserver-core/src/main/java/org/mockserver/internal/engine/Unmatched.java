package org.mockserver.internal.engine;

import org.mockserver.internal.action.ForwardFailures;
import org.mockserver.internal.events.AnswerKind;
import org.mockserver.internal.events.Journal;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;

/** What happens to requests that no rule takes: they are passed on, or answered with a 404 that may say why. */
final class Unmatched {

    private final Engine engine;
    private final Journal journal;
    private final Workers workers;
    private final Diagnostics diagnostics;

    Unmatched(Engine engine, Journal journal, Workers workers, Diagnostics diagnostics) {
        this.engine = engine;
        this.journal = journal;
        this.workers = workers;
        this.diagnostics = diagnostics;
    }

    void serve(Exchange exchange, RuleStore.Snapshot snapshot) {
        EngineOptions current = engine.options();
        Onward onward = exchange.mayBePassedOn()
                ? Onward.of(exchange.request(), current.proxy(), current.forward(), engine.upstream()::isOwnPort)
                : null;
        if (onward != null) {
            passOn(exchange, snapshot, onward);
            return;
        }
        boolean explain = current.closestMatchHint() || current.mismatchDiagnostic();
        if (!explain || (snapshot.index().size() == 0 && !current.mismatchDiagnostic())) {
            answer(exchange, snapshot, Replies.notFound());
            return;
        }
        long ticket = journal.received(exchange.request(), snapshot.version());
        boolean accepted = workers.tryExecute(
                () -> answered(exchange, ticket, snapshot, diagnostics.notFound(exchange.request(), current)));
        if (!accepted) {
            answered(exchange, ticket, snapshot, Replies.notFound());
        }
    }

    void answer(Exchange exchange, RuleStore.Snapshot snapshot, OutgoingResponse why) {
        OutgoingResponse sent = engine.options().decorate(why, exchange.request());
        journal.exchanged(exchange.request(), null, AnswerKind.NO_MATCH, sent, null, snapshot.version());
        exchange.reply(sent);
    }

    private void answered(Exchange exchange, long ticket, RuleStore.Snapshot snapshot, OutgoingResponse notFound) {
        OutgoingResponse sent = engine.options().decorate(notFound, exchange.request());
        journal.answered(ticket, exchange.request(), null, AnswerKind.NO_MATCH, sent, null, snapshot.version());
        exchange.reply(sent);
    }

    private void passOn(Exchange exchange, RuleStore.Snapshot snapshot, Onward onward) {
        Call call = new Call(engine, exchange, null, snapshot.version());
        call.forward(onward.request(), onward.to(), onward.limits(), 0, new Upstream.Receiver() {
            @Override
            public void answered(OutgoingResponse response) {
                call.relay(response);
            }

            @Override
            public void failed(UpstreamFailure failure) {
                if (failure.kind() != UpstreamFailure.Kind.SELF) {
                    call.refuse(ForwardFailures.response(failure));
                } else if (!workers.tryExecute(
                        () -> call.refuse(diagnostics.notFound(call.request(), engine.options())))) {
                    call.refuse(Replies.notFound());
                }
            }
        });
    }

    /** A message that is not HTTP: whoever has it decides what becomes of it. */
    void message(Exchange message, RuleStore.Snapshot snapshot) {
        if (message.mayBePassedOn()) {
            journal.received(message.request(), snapshot.version());
        } else {
            journal.exchanged(message.request(), null, AnswerKind.NO_MATCH, null, null, snapshot.version());
        }
    }
}
