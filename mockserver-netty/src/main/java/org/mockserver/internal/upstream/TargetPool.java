package org.mockserver.internal.upstream;

import io.netty.channel.Channel;
import io.netty.channel.EventLoop;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.internal.exchange.UpstreamFailure.Kind;

/** The connections of one event loop to one destination, and the requests that wait for one. Used on that loop only. */
final class TargetPool {

    private final Destination to;
    private final @Nullable Hop hop;
    private final EventLoop loop;
    private final Dialer dialer;
    private final Set<UpstreamConnection> open = new LinkedHashSet<>();
    /** Most recently used first, so that surplus connections grow old. */
    private final Deque<UpstreamConnection> idle = new ArrayDeque<>();

    private final Deque<Job> waiting = new ArrayDeque<>();
    private final Set<Attempt> attempts = new LinkedHashSet<>();

    TargetPool(Destination to, EventLoop loop, Dialer dialer) {
        this.to = to;
        this.hop = dialer.hop(to);
        this.loop = loop;
        this.dialer = dialer;
    }

    Destination to() {
        return to;
    }

    /** The proxy on the way; null for none. */
    @Nullable
    Hop hop() {
        return hop;
    }

    boolean isEmpty() {
        return open.isEmpty() && attempts.isEmpty() && waiting.isEmpty();
    }

    void send(Job job) {
        UpstreamConnection ready = idle.pollFirst();
        if (ready != null) {
            ready.start(job);
        } else if (hasRoom(job.options)) {
            connect(job);
        } else {
            waiting.add(job);
        }
    }

    private boolean hasRoom(UpstreamOptions options) {
        return open.size() + attempts.size() < options.pool().maxTotal();
    }

    private void connect(Job job) {
        Attempt attempt = new Attempt(job);
        attempts.add(attempt);
        dialer.connect(Wish.of(job), loop, attempt);
    }

    /** A connection being made for a request. */
    private final class Attempt implements Dialer.Outcome {

        private final Job job;

        Attempt(Job job) {
            this.job = job;
        }

        @Override
        public void connected(Channel channel) {
            attempts.remove(this);
            if (!channel.isActive()) {
                job.fail(Kind.CLOSED, "the upstream closed the connection without a response");
                serveWaiting();
                return;
            }
            UpstreamConnection connection = new UpstreamConnection(TargetPool.this, channel);
            open.add(connection);
            connection.install();
            if (job.isOver()) {
                connection.rest(job.options);
            } else {
                connection.start(job);
            }
        }

        @Override
        public void failed(UpstreamFailure failure) {
            attempts.remove(this);
            job.fail(failure.kind(), failure.message());
            serveWaiting();
        }
    }

    /** A connection has become free. */
    void released(UpstreamConnection connection, UpstreamOptions options) {
        Job next = waiting.pollFirst();
        if (next != null) {
            connection.start(next);
        } else if (idle.size() < options.pool().maxIdle()) {
            idle.addFirst(connection);
        } else {
            connection.close();
        }
    }

    /** A connection has closed. */
    void closed(UpstreamConnection connection) {
        open.remove(connection);
        idle.remove(connection);
        serveWaiting();
    }

    /** Sends a request once more, on a connection that has not been used before. */
    void repeat(Job job) {
        connect(job);
    }

    private void serveWaiting() {
        Job next = waiting.peekFirst();
        if (next != null && hasRoom(next.options)) {
            waiting.removeFirst();
            connect(next);
        }
    }

    /** Enforces the time limits. */
    void check(long nowNanos) {
        for (Job first = waiting.peekFirst();
                first != null && first.isLateForConnection(nowNanos);
                first = waiting.peekFirst()) {
            waiting.removeFirst();
            first.fail(
                    Kind.UNREACHABLE,
                    "all connections to " + to.hostAndPort()
                            + " are busy: raise mockserver.forwardConnectionPoolMaxTotalPerKey");
        }
        for (Attempt attempt : new ArrayList<>(attempts)) {
            if (attempt.job.isLateForConnection(nowNanos)) {
                attempt.job.fail(
                        Kind.UNREACHABLE,
                        "no connection to " + to.hostAndPort() + " within " + attempt.job.connectMillis() + " ms");
            }
        }
        for (UpstreamConnection connection : new ArrayList<>(open)) {
            connection.check(nowNanos);
        }
        for (UpstreamConnection oldest = idle.peekLast();
                oldest != null && oldest.isTooOld(nowNanos);
                oldest = idle.peekLast()) {
            idle.removeLast();
            oldest.close();
        }
    }
}
