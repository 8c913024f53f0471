package org.mockserver.internal.upstream;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ConnectTimeoutException;
import io.netty.channel.EventLoop;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.NetUtil;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.UpstreamFailure;
import org.mockserver.internal.exchange.UpstreamFailure.Kind;

/** One connection being made: the addresses of a host are tried in turn. Used on one event loop. */
final class Dial {

    private final Wish wish;
    private final Destination to;
    private final @Nullable Hop hop;
    /** What is connected to: the proxy, or the server itself. */
    private final Destination first;

    private final EventLoop loop;
    private final Dialer dialer;
    private final Dialer.Outcome outcome;
    private List<InetAddress> addresses = List.of();
    private int next;

    Dial(Wish wish, EventLoop loop, Dialer dialer, Dialer.Outcome outcome) {
        this.wish = wish;
        this.to = wish.to();
        this.hop = dialer.hop(wish);
        this.first = hop == null ? to : hop.proxy();
        this.loop = loop;
        this.dialer = dialer;
        this.outcome = outcome;
    }

    void begin() {
        String refused = wish.options().guard().refusesName(to.host());
        if (refused != null) {
            fail(Kind.BLOCKED, refused);
            return;
        }
        InetAddress target = literal(to.host());
        String refusedAddress =
                hop == null || target == null ? null : wish.options().guard().refusesAddress(target);
        if (refusedAddress != null) {
            fail(Kind.BLOCKED, refusedAddress);
            return;
        }
        InetAddress literal = literal(first.host());
        if (literal != null) {
            resolved(new InetAddress[] {literal});
            return;
        }
        try {
            dialer.blocking().execute(this::resolve);
        } catch (RejectedExecutionException full) {
            fail(Kind.UNRESOLVED, "too many host names are being resolved");
        }
    }

    private static @Nullable InetAddress literal(String host) {
        byte[] bytes = NetUtil.createByteArrayFromIpAddressString(host);
        try {
            return bytes == null ? null : InetAddress.getByAddress(bytes);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("an address of " + bytes.length + " bytes", impossible);
        }
    }

    private void resolve() {
        InetAddress[] found;
        try {
            found = InetAddress.getAllByName(first.host());
        } catch (UnknownHostException unknown) {
            found = new InetAddress[0];
        }
        InetAddress[] all = found;
        onLoop(() -> resolved(all));
    }

    private void onLoop(Runnable task) {
        try {
            loop.execute(task);
        } catch (RejectedExecutionException stopped) {
            // The event loop has ended and the exchange with it.
            return;
        }
    }

    private void resolved(InetAddress[] found) {
        if (found.length == 0) {
            fail(Kind.UNRESOLVED, "upstream host name could not be resolved: " + first.host());
            return;
        }
        List<InetAddress> reachable = new ArrayList<>(found.length);
        String refused = null;
        for (InetAddress address : found) {
            /* A proxy was chosen by whoever runs this server, not by a request. */
            String reason = hop == null ? wish.options().guard().refusesAddress(address) : null;
            if (reason == null) {
                reachable.add(address);
            } else {
                refused = reason;
            }
        }
        if (reachable.isEmpty()) {
            fail(Kind.BLOCKED, String.valueOf(refused));
        } else if (hop == null
                && !wish.mayBeSelf()
                && reachable.stream().anyMatch(address -> dialer.isSelf(address, to.port()))) {
            fail(Kind.SELF, to.hostAndPort() + " is this server");
        } else {
            addresses = reachable;
            tryNext();
        }
    }

    private void tryNext() {
        InetSocketAddress address = new InetSocketAddress(addresses.get(next++), first.port());
        Dialer.bootstrap(loop, wish.options(), wish.connectMillis())
                .connect(address)
                .addListener((ChannelFuture done) -> {
                    if (done.isSuccess()) {
                        connected(done.channel());
                    } else if (next < addresses.size() && !wish.over().getAsBoolean()) {
                        tryNext();
                    } else {
                        unreachable(done.cause());
                    }
                });
    }

    private void unreachable(Throwable cause) {
        if (cause instanceof ConnectTimeoutException) {
            fail(
                    Kind.UNREACHABLE,
                    "no connection to " + first.hostAndPort() + " within " + wish.connectMillis() + " ms");
        } else if (cause instanceof ConnectException) {
            fail(
                    Kind.UNREACHABLE,
                    "upstream refused the connection: check that " + first.hostAndPort()
                            + " is the right address and that a server listens there");
        } else {
            fail(Kind.UNREACHABLE, "no connection to " + first.hostAndPort() + ": " + cause.getMessage());
        }
    }

    private void connected(Channel channel) {
        if (hop == null || hop.kind() == Hop.Kind.FORWARD) {
            throughTo(channel);
            return;
        }
        channel.pipeline().addLast(Handshake.of(hop, to, wish.connectMillis(), new Handshake.Result() {
            @Override
            public void open() {
                throughTo(channel);
            }

            @Override
            public void refused(String why) {
                fail(Kind.UNREACHABLE, why);
            }
        }));
    }

    /* The channel reaches the server: directly, through its tunnel, or by way of a proxy that reads requests. */
    private void throughTo(Channel channel) {
        if (to.secure() && !wish.untouched()) {
            dialer.tls().withContext(loop, dialer.tls().proof(to), wish.offersHttp2(), (context, problem) -> {
                if (context == null) {
                    channel.close();
                    fail(Kind.TLS, "TLS with the upstream failed: " + problem);
                } else {
                    secure(channel, context.newHandler(channel, to));
                }
            });
        } else {
            outcome.connected(channel, false);
        }
    }

    private void secure(Channel channel, SslHandler handler) {
        handler.setHandshakeTimeoutMillis(wish.connectMillis());
        Quiet quiet = new Quiet();
        channel.pipeline().addLast(handler, quiet);
        handler.handshakeFuture().addListener(done -> {
            if (done.isSuccess()) {
                channel.pipeline().remove(quiet);
                outcome.connected(channel, ApplicationProtocolNames.HTTP_2.equals(handler.applicationProtocol()));
            } else {
                channel.close();
                fail(Kind.TLS, "TLS with the upstream failed: " + done.cause().getMessage());
            }
        });
    }

    /** Keeps to itself why a handshake failed: whoever wanted the connection is told by its future. */
    private static final class Quiet extends ChannelInboundHandlerAdapter {

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            ctx.close();
        }
    }

    private void fail(Kind kind, String message) {
        outcome.failed(new UpstreamFailure(kind, message));
    }
}
