package org.mockserver.internal.upstream;

import io.netty.channel.EventLoop;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.mockserver.internal.connection.PassThrough;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;

/**
 * Sends requests to other servers, asynchronously from end to end. Each event loop has connections of its own, so that a
 * request and its response never change threads.
 */
public final class UpstreamClient implements Upstream, AutoCloseable {

    private final Supplier<UpstreamOptions> liveOptions;
    private final IntPredicate ownPorts;
    private final Dialer dialer;
    private final Breakers breakers = new Breakers();
    private final ConcurrentHashMap<Executor, LoopClient> loops = new ConcurrentHashMap<>();

    /**
     * A client without connections.
     *
     * @param liveOptions read for each request
     * @param ownPorts the ports this server listens on now
     * @param tls how TLS is spoken; files are read when the first connection needs them
     * @param proxies the proxies on the way
     */
    public UpstreamClient(
            Supplier<UpstreamOptions> liveOptions, IntPredicate ownPorts, TlsSettings tls, UpstreamProxies proxies) {
        this.liveOptions = liveOptions;
        this.ownPorts = ownPorts;
        this.dialer = new Dialer(tls, proxies, ownPorts);
    }

    @Override
    public void send(OutgoingRequest request, Destination to, Limits limits, Executor loop, Receiver receiver) {
        if (!(loop instanceof EventLoop eventLoop)) {
            throw new IllegalArgumentException("not the thread of a connection");
        }
        UpstreamOptions options = liveOptions.get();
        Runnable begin = limits.persistent()
                ? () -> persist(request, to, limits, options, eventLoop, receiver)
                : () -> once(request, to, limits, options, eventLoop, receiver);
        if (eventLoop.inEventLoop()) {
            begin.run();
        } else {
            eventLoop.execute(begin);
        }
    }

    private void once(
            OutgoingRequest request,
            Destination to,
            Limits limits,
            UpstreamOptions options,
            EventLoop loop,
            Receiver receiver) {
        client(loop).send(new Job(request, to, limits, options, receiver));
    }

    private void persist(
            OutgoingRequest request,
            Destination to,
            Limits limits,
            UpstreamOptions options,
            EventLoop loop,
            Receiver receiver) {
        UpstreamOptions.Breaker breaker = options.persistence().breaker();
        if (breaker.enabled() && !breakers.admits(to, System.nanoTime())) {
            receiver.failed(new UpstreamFailure(
                    UpstreamFailure.Kind.CIRCUIT_OPEN,
                    "upstream circuit breaker open for " + to.hostAndPort()
                            + ": it has failed too often and is left alone for a while"));
            return;
        }
        Receiver[] persistent = new Receiver[1];
        persistent[0] = new Persistent(
                request.isIdempotent(),
                options.persistence(),
                millis -> loop.schedule(
                        () -> once(request, to, limits, options, loop, persistent[0]), millis, TimeUnit.MILLISECONDS),
                outcome -> {
                    if (breaker.enabled()) {
                        breakers.ended(to, outcome, breaker, System.nanoTime());
                    }
                },
                receiver);
        once(request, to, limits, options, loop, persistent[0]);
    }

    /**
     * Joins connections to other servers, byte by byte.
     *
     * @param options read for each connection
     * @return says which ones
     */
    public PassThrough joining(Supplier<JoinOptions> options) {
        return new Joiner(dialer, liveOptions, options);
    }

    @Override
    public boolean isOwnPort(int port) {
        return ownPorts.test(port);
    }

    private LoopClient client(EventLoop loop) {
        LoopClient known = loops.get(loop);
        return known != null ? known : loops.computeIfAbsent(loop, unused -> new LoopClient(loop, dialer));
    }

    /** Gives up what has not been sent; connections end with their event loops. */
    @Override
    public void close() {
        dialer.close();
    }
}
