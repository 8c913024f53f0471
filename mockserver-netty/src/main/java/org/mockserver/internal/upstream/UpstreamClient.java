package org.mockserver.internal.upstream;

import io.netty.channel.EventLoop;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.Upstream;

/**
 * Sends requests to other servers, asynchronously from end to end. Each event loop has connections of its own, so that a
 * request and its response never change threads.
 */
public final class UpstreamClient implements Upstream, AutoCloseable {

    private final Supplier<UpstreamOptions> liveOptions;
    private final IntPredicate ownPorts;
    private final Dialer dialer;
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
        Job job = new Job(request, to, limits, liveOptions.get(), receiver, System.nanoTime());
        if (eventLoop.inEventLoop()) {
            client(eventLoop).send(job);
        } else {
            eventLoop.execute(() -> client(eventLoop).send(job));
        }
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
