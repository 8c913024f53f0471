package org.mockserver.internal.transport;

import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.util.concurrent.EventExecutor;
import java.util.IdentityHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.mockserver.internal.http1.Http1Options;

/** Receives accepted channels on their event loops, counts them, and ends them all when the transport stops. */
final class Acceptor extends ChannelInitializer<Channel> {

    private final Protocols protocols;
    private final Supplier<TransportOptions> options;
    private final IdentityHashMap<EventExecutor, LoopConnections> loops = new IdentityHashMap<>();
    private final AtomicInteger open = new AtomicInteger();
    private final CompletableFuture<Void> allClosed = new CompletableFuture<>();
    private volatile boolean draining;

    Acceptor(Protocols protocols, Supplier<TransportOptions> options, Iterable<EventExecutor> eventLoops) {
        this.protocols = protocols;
        this.options = options;
        long shortest = shortestLimitMillis(options.get().http1());
        for (EventExecutor loop : eventLoops) {
            loops.put(loop, new LoopConnections((EventLoop) loop, shortest));
        }
    }

    private static long shortestLimitMillis(Http1Options limits) {
        long shortest = Long.MAX_VALUE;
        for (long limit : new long[] {
            limits.idleTimeoutMillis(), limits.requestReadTimeoutMillis(), limits.writeStallTimeoutMillis()
        }) {
            shortest = limit > 0 ? Math.min(shortest, limit) : shortest;
        }
        return shortest;
    }

    @Override
    protected void initChannel(Channel channel) {
        TransportOptions now = options.get();
        int count = open.incrementAndGet();
        LoopConnections loop = loops.get(channel.eventLoop());
        if (loop == null || draining || now.maxInboundConnections() > 0 && count > now.maxInboundConnections()) {
            channel.closeFuture().addListener(closed -> closed());
            channel.config().setOption(ChannelOption.SO_LINGER, 0);
            channel.close();
            return;
        }
        long nowNanos = channel.eventLoop().ticker().nanoTime();
        InboundConnection connection = new InboundConnection(protocols, now, null, nowNanos);
        channel.pipeline().addLast(connection);
        loop.add(connection);
        channel.closeFuture().addListener(closed -> {
            loop.remove(connection);
            closed();
        });
        if (now.connectionDelayMillis() > 0) {
            channel.config().setAutoRead(false);
            channel.eventLoop()
                    .schedule(
                            () -> channel.config().setAutoRead(true),
                            now.connectionDelayMillis(),
                            TimeUnit.MILLISECONDS);
        }
    }

    private void closed() {
        if (open.decrementAndGet() == 0 && draining) {
            allClosed.complete(null);
        }
    }

    /* Connections open now. */
    int openConnections() {
        return open.get();
    }

    /**
     * Lets exchanges in progress finish, refuses new connections.
     *
     * @return completes when the last connection has closed
     */
    CompletableFuture<Void> drain() {
        draining = true;
        loops.forEach((loop, connections) -> loop.execute(() -> connections.forEach(InboundConnection::drain)));
        if (open.get() == 0) {
            allClosed.complete(null);
        }
        return allClosed;
    }

    /* Closes every connection, whatever it is doing. */
    void closeAll() {
        loops.forEach((loop, connections) -> loop.execute(() -> connections.forEach(InboundConnection::close)));
    }
}
