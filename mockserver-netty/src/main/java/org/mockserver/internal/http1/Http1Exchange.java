package org.mockserver.internal.http1;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;

/** One HTTP/1 request in flight. */
final class Http1Exchange extends Slot implements Exchange {

    private static final AtomicIntegerFieldUpdater<Http1Exchange> ENDED =
            AtomicIntegerFieldUpdater.newUpdater(Http1Exchange.class, "ended");

    private final Http1Connection connection;
    private final RequestView request;

    /* Written by whichever thread answers first, through ENDED. */
    @SuppressWarnings("UnusedVariable")
    private volatile int ended;

    Http1Exchange(Http1Connection connection, RequestView request, boolean chunksAllowed) {
        super(
                request.origin().keepAlive(),
                request.method().equals("HEAD"),
                chunksAllowed,
                Methods.isSafe(request.method()));
        this.connection = connection;
        this.request = request;
    }

    @Override
    public RequestView request() {
        return request;
    }

    @Override
    public void reply(OutgoingResponse answer) {
        end(answer, null);
    }

    @Override
    public void fail(ConnectionFault how) {
        end(null, how);
    }

    private void end(@Nullable OutgoingResponse answer, @Nullable ConnectionFault how) {
        if (ENDED.compareAndSet(this, 0, 1)) {
            connection.answer(this, answer, how);
        }
    }

    @Override
    public void converse(Conversation conversation) {
        if (ENDED.compareAndSet(this, 0, 1)) {
            connection.converse(this, conversation);
        }
    }

    @Override
    public void later(long delayNanos, Runnable task) {
        connection.later(this, delayNanos, task);
    }

    @Override
    public Executor loop() {
        return connection.loop();
    }
}
