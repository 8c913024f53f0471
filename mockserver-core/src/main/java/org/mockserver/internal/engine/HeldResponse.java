package org.mockserver.internal.engine;

import java.util.concurrent.atomic.AtomicBoolean;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.exchange.DelegatingExchange;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/**
 * An exchange whose response a client decides about before it is sent. A response that is made while it is sent is not
 * held, since it is never there as a whole.
 */
final class HeldResponse extends DelegatingExchange {

    private final Breakpoints breakpoints;
    private final Breakpoint breakpoint;
    private final AtomicBoolean answered = new AtomicBoolean();

    HeldResponse(Exchange exchange, Breakpoints breakpoints, Breakpoint breakpoint) {
        super(exchange);
        this.breakpoints = breakpoints;
        this.breakpoint = breakpoint;
    }

    @Override
    public void reply(OutgoingResponse response) {
        if (!answered.compareAndSet(false, true)) {
            return;
        }
        boolean wanted =
                response.bodySource() == null && breakpoint.spec().response().holds(response);
        if (!wanted || !hold(response)) {
            super.reply(response);
        }
    }

    private boolean hold(OutgoingResponse response) {
        HttpRequest request = HeldRequest.marked(Recorded.request(request()), request(), breakpoint);
        Callbacks.Question question = new Callbacks.Question(request, Recorded.response(response));
        return breakpoints.hold(this, breakpoint, question, new Hold.Decision() {
            @Override
            public void unchanged() {
                send(response);
            }

            @Override
            public void redirected(HttpRequest ignored) {
                send(response);
            }

            @Override
            public void responded(HttpResponse decided) {
                OutgoingResponse compiled = HeldRequest.compiled(decided);
                send(compiled == null ? response : compiled);
            }
        });
    }

    private void send(OutgoingResponse response) {
        super.reply(response);
    }
}
