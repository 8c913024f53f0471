package org.mockserver.internal.engine;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.ActionCall;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.action.ForwardFailures;
import org.mockserver.internal.action.ForwardRules;
import org.mockserver.internal.exchange.BinaryAnswer;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Something done beside the answer to a request: its own answer is dropped, and nothing of it is recorded. */
final class AsideCall implements ActionCall {

    private static final int FIRST_SERVER_ERROR = 500;

    private final Engine engine;
    private final Call main;
    private final Executor loop;
    private final Outcome outcome;
    private final AtomicBoolean over = new AtomicBoolean();

    AsideCall(Engine engine, Call main, Executor loop, Outcome outcome) {
        this.engine = engine;
        this.main = main;
        this.loop = loop;
        this.outcome = outcome;
    }

    private void done() {
        if (over.compareAndSet(false, true)) {
            outcome.done();
        }
    }

    private void failed(String reason) {
        if (over.compareAndSet(false, true)) {
            outcome.failed(reason);
        }
    }

    private void guard(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException failure) {
            engine.failed("something beside the answer to " + main.request(), failure);
            failed(String.valueOf(failure.getMessage()));
        }
    }

    @Override
    public RequestView request() {
        return main.request();
    }

    @Override
    public HttpRequest requestSpec() {
        return main.requestSpec();
    }

    @Override
    public HttpResponse responseSpec(OutgoingResponse response) {
        return main.responseSpec(response);
    }

    @Override
    public long matchNumber() {
        return main.matchNumber();
    }

    @Override
    public ForwardRules forwardRules() {
        return main.forwardRules();
    }

    @Override
    public void answer(OutgoingResponse response, long delayNanos) {
        if (response.status() < FIRST_SERVER_ERROR) {
            done();
        } else {
            refuse(response);
        }
    }

    @Override
    public void fail(ConnectionFault fault, HttpError spec, long delayNanos) {
        done();
    }

    @Override
    public void send(BinaryAnswer answer, long delayNanos) {
        done();
    }

    @Override
    public void converse(Conversation conversation, long delayNanos) {
        done();
    }

    @Override
    public void relay(OutgoingResponse response) {
        BodySource body = response.bodySource();
        if (body != null) {
            body.abandon();
        }
        done();
    }

    @Override
    public void refuse(OutgoingResponse response) {
        String said = main.responseSpec(response).getBodyAsString();
        failed(said == null || said.isEmpty() ? "status " + response.status() : said);
    }

    @Override
    public void forward(OutgoingRequest request, Destination to, long delayNanos, Upstream.Receiver receiver) {
        ForwardRules rules = forwardRules();
        if (rules.isLoop(request())) {
            receiver.failed(ForwardFailures.loop(rules.maxHops()));
            return;
        }
        later(
                delayNanos,
                () -> engine.upstream().send(request, to, Upstream.Limits.ORDINARY, loop, new Upstream.Receiver() {
                    @Override
                    public void answered(OutgoingResponse response) {
                        guard(() -> receiver.answered(response));
                    }

                    @Override
                    public void failed(UpstreamFailure failure) {
                        guard(() -> receiver.failed(failure));
                    }
                }));
    }

    @Override
    public void ask(String clientId, Callbacks.Question question, Callbacks.Receiver receiver) {
        engine.callbacks().ask(clientId, question, new Callbacks.Receiver() {
            @Override
            public void responded(HttpResponse response) {
                guard(() -> receiver.responded(response));
            }

            @Override
            public void redirected(HttpRequest request) {
                guard(() -> receiver.redirected(request));
            }

            @Override
            public void failed(Callbacks.Failure failure) {
                guard(() -> receiver.failed(failure));
            }
        });
    }

    /* Not a timer of the connection, which may be gone by then. */
    @Override
    public void later(long delayNanos, Runnable work) {
        if (delayNanos <= 0) {
            guard(work);
        } else {
            CompletableFuture.delayedExecutor(delayNanos, TimeUnit.NANOSECONDS, loop)
                    .execute(() -> guard(work));
        }
    }

    @Override
    public void onWorker(Runnable work) {
        if (!engine.workers().tryExecute(() -> guard(work))) {
            failed("too much work is waiting for a worker thread");
        }
    }

    @Override
    public void warn(String message, @Nullable Throwable cause) {
        main.warn(message, cause);
    }

    @Override
    public boolean compareApart(LongConsumer work) {
        return main.compareApart(work);
    }

    @Override
    public void generated(HttpRequest rendered, String template) {
        main.generated(rendered, template);
    }

    @Override
    public ActionCall aside(Outcome further) {
        return new AsideCall(engine, main, loop, further);
    }
}
