package org.mockserver.internal.upstream;

import io.netty.channel.Channel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.internal.exchange.UpstreamFailure.Kind;

/** The connections of one event loop to one destination, and the requests that wait for one. Used on that loop only. */
final class TargetPool {

    /* A server may speak HTTP/1.1, with one request at a time on a connection, or HTTP/2, with many. Which of them is not
     * known before TLS is agreed on, so the first requests wait for the first connection; after that, requests share what
     * there is. */

    private final LoopClient.Key key;
    private final @Nullable Hop hop;
    private final LoopClient client;
    private final Set<UpstreamConnection> open = new LinkedHashSet<>();
    /** Most recently used first, so that surplus connections grow old. */
    private final Deque<UpstreamConnection> idle = new ArrayDeque<>();

    private final Set<MultiplexedConnection> shared = new LinkedHashSet<>();
    private final Deque<Job> waiting = new ArrayDeque<>();
    private final Set<Attempt> attempts = new LinkedHashSet<>();
    /** Whether requests may share a connection, as far as is known. */
    private boolean mayShare;

    TargetPool(LoopClient.Key key, LoopClient client) {
        this.key = key;
        this.hop = client.dialer().hop(key.to());
        this.client = client;
        this.mayShare = key.offersHttp2();
    }

    LoopClient.Key key() {
        return key;
    }

    /** The proxy on the way; null for none. */
    @Nullable
    Hop hop() {
        return hop;
    }

    boolean isEmpty() {
        return open.isEmpty() && shared.isEmpty() && attempts.isEmpty() && waiting.isEmpty();
    }

    void send(Job job) {
        MultiplexedConnection common = sharedWithRoom();
        UpstreamConnection ready = common == null ? idle.pollFirst() : null;
        if (common != null) {
            common.start(job);
        } else if (ready != null) {
            ready.start(job);
        } else if (hasRoom(job.options) && !(mayShare(job) && !attempts.isEmpty())) {
            connect(job);
        } else {
            job.waitsForConnection();
            waiting.add(job);
        }
    }

    private boolean mayShare(Job job) {
        return mayShare && job.options.pool().enabled();
    }

    private @Nullable MultiplexedConnection sharedWithRoom() {
        for (MultiplexedConnection connection : shared) {
            if (connection.hasRoom()) {
                return connection;
            }
        }
        return null;
    }

    private boolean hasRoom(UpstreamOptions options) {
        return open.size() + shared.size() + attempts.size() < options.pool().maxTotal();
    }

    private void connect(Job job) {
        job.waitsForConnection();
        Attempt attempt = new Attempt(job);
        attempts.add(attempt);
        client.dialer().connect(Wish.of(job), client.loop(), attempt);
    }

    /** A connection being made for a request. */
    private final class Attempt implements Dialer.Outcome {

        private final Job job;

        Attempt(Job job) {
            this.job = job;
        }

        @Override
        public void connected(Channel channel, boolean http2) {
            attempts.remove(this);
            mayShare = http2;
            if (!channel.isActive()) {
                job.fail(Kind.CLOSED, "the upstream closed the connection without a response");
            } else if (http2) {
                MultiplexedConnection connection = MultiplexedConnection.install(TargetPool.this, channel, job);
                shared.add(connection);
                if (job.isOver()) {
                    connection.rest();
                } else {
                    connection.start(job);
                }
            } else {
                UpstreamConnection connection = new UpstreamConnection(TargetPool.this, channel);
                open.add(connection);
                connection.install();
                if (job.isOver()) {
                    connection.rest(job.options);
                } else {
                    connection.start(job);
                }
            }
            serveWaiting();
        }

        /* Whoever waited for this connection tries for itself, because each has time limits of its own. */
        @Override
        public void failed(UpstreamFailure failure) {
            attempts.remove(this);
            job.fail(failure.kind(), failure.message());
            boolean shares = mayShare;
            mayShare = false;
            serveWaiting();
            mayShare = shares;
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

    /** A shared connection has closed. */
    void closed(MultiplexedConnection connection) {
        shared.remove(connection);
        serveWaiting();
    }

    /** Sends a request once more, on a connection that has not been used before. */
    void repeat(Job job) {
        connect(job);
    }

    /** Sends a request once more, because a server of HTTP/2 has not taken it. */
    void resend(Job job) {
        client.send(job);
    }

    /** Serves who waits: because a request has ended, or a connection, or more of them are allowed now. */
    void serveWaiting() {
        for (Job next = waiting.peekFirst(); next != null; next = waiting.peekFirst()) {
            MultiplexedConnection common = sharedWithRoom();
            if (common != null) {
                waiting.removeFirst();
                common.start(next);
            } else if (hasRoom(next.options) && !(mayShare(next) && !attempts.isEmpty())) {
                waiting.removeFirst();
                connect(next);
            } else {
                return;
            }
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
                    "all connections to " + key.to().hostAndPort()
                            + " are busy: raise mockserver.forwardConnectionPoolMaxTotalPerKey");
        }
        for (Attempt attempt : new ArrayList<>(attempts)) {
            if (attempt.job.isLateForConnection(nowNanos)) {
                attempt.job.fail(
                        Kind.UNREACHABLE,
                        "no connection to " + key.to().hostAndPort() + " within " + attempt.job.connectMillis()
                                + " ms");
            }
        }
        for (UpstreamConnection connection : new ArrayList<>(open)) {
            connection.check(nowNanos);
        }
        for (MultiplexedConnection connection : new ArrayList<>(shared)) {
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
