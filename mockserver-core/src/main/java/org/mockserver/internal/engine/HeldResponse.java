package org.mockserver.internal.engine;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.DelegatingExchange;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/**
 * An exchange whose response a client decides about before it is sent: as a whole, or frame by frame if it is made while it
 * is sent.
 */
final class HeldResponse extends DelegatingExchange {

    private final Breakpoints breakpoints;
    private final @Nullable Breakpoint whole;
    private final @Nullable Breakpoint frames;
    private final AtomicBoolean answered = new AtomicBoolean();

    /**
     * An exchange that goes on as another one.
     *
     * @param whole decides about responses that are there as a whole; null for nobody
     * @param frames decides about frames; null for nobody
     */
    HeldResponse(Exchange exchange, Breakpoints breakpoints, @Nullable Breakpoint whole, @Nullable Breakpoint frames) {
        super(exchange);
        this.breakpoints = breakpoints;
        this.whole = whole;
        this.frames = frames;
    }

    @Override
    public void reply(OutgoingResponse response) {
        if (!answered.compareAndSet(false, true)) {
            return;
        }
        BodySource source = response.bodySource();
        if (source != null) {
            send(framed(response, source));
        } else if (whole == null || !whole.spec().response().holds(response) || !hold(response, whole)) {
            send(response);
        }
    }

    /* The length is that of the frames as they came. */
    private OutgoingResponse framed(OutgoingResponse response, BodySource source) {
        if (frames == null
                || request().method().equals("HEAD")
                || !frames.spec().response().holdsStatus(response.status())) {
            return response;
        }
        Pairs.Builder headers = new Pairs.Builder(response.headers().size());
        for (int i = 0; i < response.headers().size(); i++) {
            if (!response.headers().name(i).equalsIgnoreCase("content-length")) {
                headers.add(response.headers().name(i), response.headers().value(i));
            }
        }
        return response.toBuilder()
                .headers(headers.build())
                .bodySource(new HeldStream(this, breakpoints, frames, Frames.of(response), source))
                .build();
    }

    private boolean hold(OutgoingResponse response, Breakpoint breakpoint) {
        HttpRequest request = HeldRequest.marked(Recorded.request(request()), request(), breakpoint);
        Callbacks.Question question = new Callbacks.Question(request, Recorded.response(response));
        Hold.Decision decision = new Hold.Decision() {
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
        };
        return breakpoints.hold(this, breakpoint, question, decision) != null;
    }

    private void send(OutgoingResponse response) {
        super.reply(response);
    }
}
