package org.mockserver.internal.http2;

import io.netty.handler.codec.http2.Http2RemoteFlowController;
import io.netty.handler.codec.http2.Http2Stream;
import io.netty.util.concurrent.Future;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.inbound.RequestParts;

/**
 * One stream: first the parts of a request, then the exchange that is to be answered. Everything but the calls of whoever
 * answers happens on the connection's event loop.
 */
final class StreamExchange implements Exchange {

    private static final AtomicIntegerFieldUpdater<StreamExchange> ENDED =
            AtomicIntegerFieldUpdater.newUpdater(StreamExchange.class, "ended");

    private static final ConnectionFault NO_WEBSOCKET = new ConnectionFault(null, ConnectionFault.Ending.CLOSE, -1);

    final Http2Stream stream;

    /** When the head of the request arrived, on the event loop's clock. */
    final long sinceNanos;

    /** What has arrived of a request that is not complete; null before and after. */
    @Nullable
    RequestParts arriving;

    /** Bytes of a refused request that were read and thrown away. */
    long discardedBytes;

    /** Whether the request was refused and the rest of it is thrown away. */
    boolean discarding;

    /** A body that is not all there yet or goes out with pauses, from the time its head is written. */
    @Nullable
    StreamBody body;

    /** What the stream has become by a CONNECT request; null for an exchange. */
    StreamTunnels.@Nullable Tunnel tunnel;

    /** Whether the client wants to speak another protocol on the stream, and has not ended its half for that. */
    boolean wantsProtocol;

    /** Whether the answer is on its way, which ends with the stream. */
    boolean answering;

    /**
     * How long after the last byte of the answer the connection is closed; negative when it stays. Not before, because
     * Java's client gives up every stream when it hears of the end.
     */
    long closeDelayNanos = -1;

    private final ServerConnection connection;

    /** The window of the stream when it was last looked at, none at first, and when it had last changed by then. */
    private int windowBytes = Integer.MIN_VALUE;

    private long windowSinceNanos;
    private @Nullable RequestView request;
    private @Nullable Future<?> timer;

    /* Written by whichever thread answers first, through ENDED. */
    @SuppressWarnings("UnusedVariable")
    private volatile int ended;

    StreamExchange(ServerConnection connection, Http2Stream stream, long sinceNanos) {
        this.connection = connection;
        this.stream = stream;
        this.sinceNanos = sinceNanos;
    }

    /* The request is complete; to be called before the exchange is handed to anyone. */
    void complete(RequestView whole) {
        request = whole;
        arriving = null;
    }

    boolean isHead() {
        return request != null && request.method().equals("HEAD");
    }

    @Override
    public RequestView request() {
        RequestView whole = request;
        if (whole == null) {
            throw new IllegalStateException("the request is not complete");
        }
        return whole;
    }

    @Override
    public void reply(OutgoingResponse response) {
        if (ENDED.compareAndSet(this, 0, 1)) {
            connection.onLoop(() -> connection.responses().send(this, response));
        }
    }

    @Override
    public void fail(ConnectionFault fault) {
        if (ENDED.compareAndSet(this, 0, 1)) {
            connection.onLoop(() -> connection.responses().perform(this, fault));
        }
    }

    @Override
    public void converse(Conversation conversation) {
        if (ENDED.compareAndSet(this, 0, 1)) {
            connection.onLoop(() -> {
                if (!wantsProtocol || !connection.tunnels().converse(this, conversation)) {
                    connection.responses().perform(this, NO_WEBSOCKET);
                }
            });
        }
    }

    @Override
    public void later(long delayNanos, Runnable task) {
        connection.onLoop(() -> {
            if (stream.state() != Http2Stream.State.CLOSED) {
                timer = connection.schedule(delayNanos, task);
            }
        });
    }

    @Override
    public Executor loop() {
        return connection.loop();
    }

    /* Whether frames of the response wait for a window that has not changed for too long, or cannot grow any more. */
    boolean isStalled(boolean growing, long limitNanos, long nowNanos) {
        Http2RemoteFlowController windows = connection.encoder().flowController();
        int window = windows.windowSize(stream);
        boolean waiting = windows.hasFlowControlled(stream);
        if (waiting && !growing) {
            int ofAll = windows.windowSize(connection.connection().connectionStream());
            return Math.min(window, ofAll) <= 0;
        }
        if (window != windowBytes || !waiting) {
            windowBytes = window;
            windowSinceNanos = nowNanos;
            return false;
        }
        return limitNanos > 0 && nowNanos - windowSinceNanos >= limitNanos;
    }

    /* The stream has closed: an outstanding delay need not keep the request alive. */
    void abandon() {
        arriving = null;
        if (timer != null) {
            timer.cancel(false);
        }
        if (body != null) {
            body.abandon();
        }
        if (tunnel != null) {
            tunnel.channel().streamClosed();
        }
    }
}
