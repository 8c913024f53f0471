package org.mockserver.internal.transport;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionUpgrade;
import org.mockserver.internal.connection.PassThrough;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.tls.Tls;
import org.mockserver.internal.tunnel.ProxyHeaders;

/**
 * The listening side of the server: ports, event loops and the connections they serve. Methods may be called from any
 * thread.
 */
public final class Transport {

    private final EventLoopGroup acceptLoop;
    private final EventLoopGroup eventLoops;
    private final ServerBootstrap bootstrap;
    private final Acceptor acceptor;
    private final List<Channel> listeners = new CopyOnWriteArrayList<>();
    private final AtomicBoolean stopping = new AtomicBoolean();
    private final CompletableFuture<Void> stopped = new CompletableFuture<>();
    private volatile TransportOptions options;

    private Transport(
            TransportOptions options,
            ExchangeHandler handler,
            @Nullable Tls tls,
            ProxyHeaders headers,
            ConnectionUpgrade upgrade,
            PassThrough passThrough) {
        this.options = options;
        IoKind kind = IoKind.choose(options.nativeTransport());
        /* Accepting has a thread of its own, so that a port can be opened from any event loop that serves. */
        acceptLoop = new MultiThreadIoEventLoopGroup(
                1, new DefaultThreadFactory("mockserver-accept", true), kind.handlers());
        eventLoops = new MultiThreadIoEventLoopGroup(
                options.eventLoops(), new DefaultThreadFactory("mockserver-io", true), kind.handlers());
        Protocols protocols = new Protocols(handler, tls, headers, upgrade, passThrough, () -> this.options);
        acceptor = new Acceptor(protocols, () -> this.options, eventLoops);
        bootstrap = new ServerBootstrap()
                .group(acceptLoop, eventLoops)
                .channel(kind.serverChannel())
                .option(ChannelOption.SO_BACKLOG, options.soBacklog())
                .option(ChannelOption.SO_REUSEADDR, true)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childOption(ChannelOption.ALLOW_HALF_CLOSURE, true)
                .childOption(
                        ChannelOption.WRITE_BUFFER_WATER_MARK,
                        new WriteBufferWaterMark(options.writeLowWaterBytes(), options.writeHighWaterBytes()))
                .childHandler(acceptor);
    }

    /**
     * Whether connections know more about themselves than Java's sockets do, such as where they were meant for before the
     * packet filter redirected them here.
     *
     * @param options as for {@link #start}
     * @return false where epoll is missing or not wanted
     */
    public static boolean isNative(TransportOptions options) {
        return IoKind.choose(options.nativeTransport()) != IoKind.NIO;
    }

    /**
     * Starts the event loops for connections without TLS. No port is open yet.
     *
     * @param options how to listen and accept
     * @param handler gets all requests
     * @return a running transport
     */
    public static Transport start(TransportOptions options, ExchangeHandler handler) {
        return new Transport(
                options, handler, null, ProxyHeaders.from(List.of()), ConnectionUpgrade.NONE, PassThrough.NONE);
    }

    /**
     * Starts the event loops. No port is open yet.
     *
     * @param options how to listen and accept
     * @param handler gets all requests
     * @param tls takes connections that begin with TLS; closed by the caller
     * @return a running transport
     */
    public static Transport start(TransportOptions options, ExchangeHandler handler, Tls tls) {
        return new Transport(
                options, handler, tls, ProxyHeaders.from(List.of()), ConnectionUpgrade.NONE, PassThrough.NONE);
    }

    /**
     * Starts the event loops. No port is open yet.
     *
     * @param options how to listen and accept
     * @param handler gets all requests
     * @param tls takes connections that begin with TLS; closed by the caller
     * @param headers who may say on whose behalf it connects
     * @param upgrade further protocols that clients may ask for in the middle of HTTP/1.1
     * @param passThrough which connections belong to another server
     * @return a running transport
     */
    public static Transport start(
            TransportOptions options,
            ExchangeHandler handler,
            Tls tls,
            ProxyHeaders headers,
            ConnectionUpgrade upgrade,
            PassThrough passThrough) {
        return new Transport(options, handler, tls, headers, upgrade, passThrough);
    }

    /**
     * Opens a port and waits until it is open. Must not be called from the thread that accepts, which no handler runs
     * on.
     *
     * @param port 0 for any free one
     * @return the port that is open now
     * @throws BindFailedException if it cannot be opened
     */
    public int bind(int port) {
        String ip = options.localBoundIp();
        InetSocketAddress address =
                ip == null || ip.isBlank() ? new InetSocketAddress(port) : new InetSocketAddress(ip.strip(), port);
        ChannelFuture bound = bootstrap.bind(address).awaitUninterruptibly();
        if (!bound.isSuccess()) {
            throw new BindFailedException(address, bound.cause());
        }
        Channel listener = bound.channel();
        listeners.add(listener);
        if (stopping.get()) {
            listener.close();
        }
        return portOf(listener);
    }

    /**
     * Closes a port and waits until it is closed. Connections that came through it stay. Must not be called from the
     * thread that accepts, which no handler runs on.
     *
     * @param port as {@link #bind} returned it; a port that is not open is ignored
     */
    public void unbind(int port) {
        List<Channel> closing =
                listeners.stream().filter(listener -> portOf(listener) == port).toList();
        listeners.removeAll(closing);
        closing.forEach(listener -> listener.close().awaitUninterruptibly());
    }

    private static int portOf(Channel listener) {
        return ((InetSocketAddress) listener.localAddress()).getPort();
    }

    /**
     * The open ports.
     *
     * @return in the order they were opened
     */
    public List<Integer> ports() {
        List<Integer> ports = new ArrayList<>();
        for (Channel listener : listeners) {
            ports.add(portOf(listener));
        }
        return ports;
    }

    /**
     * The inbound connections that are open.
     *
     * @return zero or more
     */
    public int openConnections() {
        return acceptor.openConnections();
    }

    /**
     * Changes the options that are read when a connection opens or at each response.
     *
     * @param changed the address, the number of event loops, the kind of transport and the backlog are ignored
     */
    public void update(TransportOptions changed) {
        options = changed;
    }

    /**
     * Stops accepting, lets the exchanges in progress finish, closes idle connections at once and everything else when
     * the time is over, and ends the event loops. A second call changes nothing.
     *
     * @param drainMillis the most time for exchanges in progress; 0 to cut them
     * @return completes when all threads have ended; not on one of them
     */
    public CompletionStage<Void> stop(long drainMillis) {
        if (!stopping.compareAndSet(false, true)) {
            return stopped;
        }
        List<CompletableFuture<Void>> closing = new ArrayList<>();
        for (Channel listener : listeners) {
            CompletableFuture<Void> closed = new CompletableFuture<>();
            listener.close().addListener(done -> closed.complete(null));
            closing.add(closed);
        }
        CompletableFuture.allOf(closing.toArray(new CompletableFuture<?>[0])).thenRun(() -> drain(drainMillis));
        return stopped;
    }

    private void drain(long drainMillis) {
        CompletableFuture<Void> drained = acceptor.drain();
        if (drainMillis <= 0) {
            acceptor.closeAll();
        } else {
            acceptLoop.schedule(acceptor::closeAll, drainMillis, TimeUnit.MILLISECONDS);
        }
        drained.thenRun(this::endLoops);
    }

    private void endLoops() {
        eventLoops
                .shutdownGracefully(0, 1, TimeUnit.SECONDS)
                .addListener(served -> acceptLoop
                        .shutdownGracefully(0, 1, TimeUnit.SECONDS)
                        .addListener(accepted -> stopped.complete(null)));
    }
}
