package org.mockserver.internal.tls;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.ssl.AbstractSniHandler;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.concurrent.Future;
import io.netty.util.concurrent.Promise;
import java.net.InetSocketAddress;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.PassThrough;
import org.mockserver.internal.exchange.ConnectionOrigin;

/**
 * Reads the first message of a handshake for the name the client asks for (RFC 6066 section 3), waits for a certificate
 * with that name and leaves the channel to the handler that does the rest.
 */
final class ClientHello extends AbstractSniHandler<SslContext> {

    /** A client hello has a few hundred bytes, a few thousand with post-quantum keys. */
    private static final int MAX_HELLO_BYTES = 64 * 1024;

    private final Tls tls;
    private final ConnectionOrigin origin;
    private final TlsConnection connection;
    private final PassThrough passThrough;
    private @Nullable ConnectionStarter elsewhere;

    ClientHello(Tls tls, ConnectionOrigin origin, TlsConnection connection, PassThrough passThrough) {
        super(MAX_HELLO_BYTES, 0);
        this.tls = tls;
        this.origin = origin;
        this.connection = connection;
        this.passThrough = passThrough;
    }

    @Override
    protected Future<SslContext> lookup(ChannelHandlerContext ctx, @Nullable String hostname) {
        String asked = hostname == null ? null : hostname.toLowerCase(Locale.ROOT);
        elsewhere = passThrough.tls(asked, origin);
        if (elsewhere != null) {
            return ctx.executor().newSucceededFuture(null);
        }
        String name = tls.nameFor(
                asked,
                origin.tunnelTarget() == null ? null : origin.tunnelTarget().host(),
                addressText(origin.localAddress()));
        Identity identity = tls.identityNow();
        SslContext found = identity == null ? null : identity.find(name);
        if (found != null) {
            return ctx.executor().newSucceededFuture(found);
        }
        Promise<SslContext> making = ctx.executor().newPromise();
        boolean accepted = tls.later(() -> {
            try {
                making.trySuccess(tls.identity().get(name));
            } catch (TlsSetupException unable) {
                making.tryFailure(unable);
            } finally {
                making.tryFailure(new TlsSetupException("no certificate could be made"));
            }
        });
        if (!accepted) {
            making.tryFailure(new TlsSetupException("too many certificates are waiting to be made"));
        }
        return making;
    }

    private static @Nullable String addressText(@Nullable InetSocketAddress local) {
        if (local == null || local.getAddress() == null) {
            return null;
        }
        String text = local.getAddress().getHostAddress();
        int zone = text.indexOf('%');
        return zone < 0 ? text : text.substring(0, zone);
    }

    @Override
    protected void onLookupComplete(ChannelHandlerContext ctx, @Nullable String hostname, Future<SslContext> lookup) {
        if (elsewhere != null) {
            connection.joined(elsewhere.start(ctx.pipeline(), origin));
            /* The message that was looked at goes on as it came. */
            ctx.pipeline().remove(this);
            return;
        }
        if (!lookup.isSuccess()) {
            ctx.fireExceptionCaught(lookup.cause());
            return;
        }
        SslHandler handler = lookup.getNow().newHandler(ctx.alloc());
        /* The connection's own supervisor watches the time. */
        handler.setHandshakeTimeoutMillis(0);
        connection.continueIn(handler);
        ctx.pipeline().replace(this, null, handler);
    }
}
