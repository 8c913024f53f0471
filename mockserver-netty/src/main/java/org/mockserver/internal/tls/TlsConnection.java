package org.mockserver.internal.tls;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.SslCloseCompletionEvent;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import java.io.IOException;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionStarter;
import org.mockserver.internal.connection.Layer;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.PeerCertificate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One connection inside TLS: waits for the end of the handshake and gives the channel to the protocol that was agreed
 * on. It stays behind the TLS handler to say in the terms of a socket when the client has said its last word.
 */
final class TlsConnection extends ChannelInboundHandlerAdapter {

    private static final Logger LOG = LoggerFactory.getLogger(TlsConnection.class);

    private final Layer layer;
    private final ConnectionOrigin outside;
    private final ConnectionStarter inside;
    private final ConnectionStarter http2;
    private @Nullable SslHandler handler;
    private boolean told;

    TlsConnection(Layer layer, ConnectionOrigin outside, ConnectionStarter inside, ConnectionStarter http2) {
        this.layer = layer;
        this.outside = outside;
        this.inside = inside;
        this.http2 = http2;
    }

    /* The handshake goes on in a handler right before this one. */
    void continueIn(SslHandler next) {
        handler = next;
    }

    /* There is no handshake here: the connection has been joined to another server. */
    void joined(Supervised other) {
        layer.settled(other);
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof SslHandshakeCompletionEvent handshake && !layer.isSettled()) {
            if (handshake.isSuccess() && handler != null) {
                begin(ctx, handler);
            } else {
                failed(handshake.cause());
            }
        } else if (event instanceof SslCloseCompletionEvent || event instanceof ChannelInputShutdownEvent) {
            inputEnded(ctx);
        } else {
            ctx.fireUserEventTriggered(event);
        }
    }

    /* The closure alert ends the client's side as the end of the stream does (RFC 8446 section 6.1). */
    private void inputEnded(ChannelHandlerContext ctx) {
        if (!layer.isSettled()) {
            ctx.close();
        } else {
            ctx.fireUserEventTriggered(ChannelInputShutdownEvent.INSTANCE);
        }
    }

    private void begin(ChannelHandlerContext ctx, SslHandler finished) {
        ConnectionOrigin origin = outside.insideTls(clientCertificates(finished));
        boolean agreed = ApplicationProtocolNames.HTTP_2.equals(finished.applicationProtocol());
        layer.settled((agreed ? http2 : inside).start(ctx.pipeline(), origin));
    }

    private static List<PeerCertificate> clientCertificates(SslHandler handler) {
        try {
            List<PeerCertificate> chain = new ArrayList<>();
            for (Certificate certificate : handler.engine().getSession().getPeerCertificates()) {
                if (certificate instanceof X509Certificate x509) {
                    chain.add(PeerCertificate.of(x509));
                }
            }
            return chain;
        } catch (SSLPeerUnverifiedException none) {
            return List.of();
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        failed(cause);
        ctx.close();
    }

    /* A connection that merely breaks off is nobody's mistake. */
    private void failed(Throwable cause) {
        Throwable reason = cause instanceof DecoderException && cause.getCause() != null ? cause.getCause() : cause;
        boolean brokenOff = reason instanceof IOException && !(reason instanceof SSLException);
        if (!layer.isSettled() && !told && !brokenOff) {
            told = true;
            LOG.warn("TLS handshake with {} failed: {}", outside.remoteAddress(), reason.getMessage());
        }
    }
}
