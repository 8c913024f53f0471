package org.mockserver.internal.upstream;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.IoEventLoop;
import io.netty.channel.epoll.EpollChannelOption;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.resolver.NoopAddressResolverGroup;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.UpstreamFailure;

/** Makes connections: resolves the name, connects, agrees on TLS. Never blocks an event loop. */
final class Dialer implements AutoCloseable {

    /* What can block, looking up names and reading certificates, happens on threads of its own: few, because answers
     * are cached below, and with a bounded queue, because a resolver that hangs must not collect work. */
    private static final int BLOCKING_THREADS = 4;
    private static final int BLOCKING_TASKS = 1_000;
    private static final int THREAD_IDLE_SECONDS = 30;

    private final ThreadPoolExecutor blocking;
    private final TlsContexts tls;
    private final UpstreamProxies proxies;
    private final IntPredicate ownPorts;

    /** Where the outcome goes, on the event loop: exactly one call. */
    interface Outcome {

        /** The connection, ready for the first request, and whether HTTP/2 was agreed on. */
        void connected(Channel channel, boolean http2);

        /** Why there is none. */
        void failed(UpstreamFailure failure);
    }

    Dialer(TlsSettings settings, UpstreamProxies proxies, IntPredicate ownPorts) {
        this.proxies = proxies;
        this.ownPorts = ownPorts;
        blocking = new ThreadPoolExecutor(
                BLOCKING_THREADS,
                BLOCKING_THREADS,
                THREAD_IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(BLOCKING_TASKS),
                task -> {
                    Thread thread = new Thread(task, "mockserver-upstream");
                    thread.setDaemon(true);
                    return thread;
                });
        blocking.allowCoreThreadTimeOut(true);
        tls = new TlsContexts(settings, blocking);
    }

    void connect(Wish wish, EventLoop loop, Outcome outcome) {
        new Dial(wish, loop, this, outcome).begin();
    }

    /** The proxy on the way of requests to a server; null for none. */
    @Nullable
    Hop hop(Destination to) {
        return proxies.hop(to);
    }

    /** The proxy on the way to what is wanted; null for none. */
    @Nullable
    Hop hop(Wish wish) {
        Hop hop = proxies.hop(wish.to());
        return hop == null || !wish.bytes() || hop.kind() != Hop.Kind.FORWARD
                ? hop
                : new Hop(Hop.Kind.TUNNEL, hop.proxy(), hop.credentials());
    }

    ThreadPoolExecutor blocking() {
        return blocking;
    }

    TlsContexts tls() {
        return tls;
    }

    /* Whether connecting to an address would lead back to this server. */
    boolean isSelf(InetAddress address, int port) {
        if (!ownPorts.test(port)) {
            return false;
        }
        try {
            return address.isLoopbackAddress()
                    || address.isAnyLocalAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
        } catch (SocketException unknown) {
            return false;
        }
    }

    /* A bootstrap for one connection. Nobody reads before the connection has an owner. */
    static Bootstrap bootstrap(EventLoop loop, UpstreamOptions options, long connectMillis) {
        boolean epoll = loop instanceof IoEventLoop io && io.isIoType(EpollIoHandler.class);
        UpstreamOptions.TcpKeepAlive tcp = options.tcp();
        Bootstrap bootstrap = new Bootstrap()
                .group(loop)
                .channel(epoll ? EpollSocketChannel.class : NioSocketChannel.class)
                .resolver(NoopAddressResolverGroup.INSTANCE)
                .option(ChannelOption.TCP_NODELAY, true)
                .option(ChannelOption.SO_KEEPALIVE, tcp.enabled())
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int) Math.min(connectMillis, Integer.MAX_VALUE))
                .handler(new ChannelInboundHandlerAdapter());
        if (epoll && tcp.enabled()) {
            bootstrap
                    .option(EpollChannelOption.TCP_KEEPIDLE, tcp.idleSeconds())
                    .option(EpollChannelOption.TCP_KEEPINTVL, tcp.intervalSeconds())
                    .option(EpollChannelOption.TCP_KEEPCNT, tcp.count());
        }
        return bootstrap;
    }

    @Override
    public void close() {
        blocking.shutdownNow();
    }
}
