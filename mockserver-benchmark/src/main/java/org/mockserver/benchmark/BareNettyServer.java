package org.mockserver.benchmark;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.SocketChannel;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.ssl.OpenSsl;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import io.netty.util.ReferenceCountUtil;
import java.io.File;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/**
 * The least that Netty must do to answer a request over HTTP/1.1: its codec, one handler, one fixed answer.
 *
 * <p>It records nothing and matches nothing, so its throughput is the ceiling and its CPU time the floor for our server,
 * whose figures are given as ratios to it. It listens on the loopback address, uses epoll where there is epoll, as many
 * event loops as there are processors, keeps connections alive and flushes once for each read.
 */
public final class BareNettyServer {
    private final @Nullable SslContext tls;
    private final HttpHeaders headers;
    private final ByteBuf body;

    private BareNettyServer(@Nullable SslContext tls, HttpHeaders headers, ByteBuf body) {
        this.tls = tls;
        this.headers = headers;
        this.body = body;
    }

    /**
     * Serves until the process is ended.
     *
     * @param args perhaps {@code --tls} with the PEM files of a certificate and its key; then the port (0 for any), the
     *     body, and any number of headers as {@code name:value}
     * @throws InterruptedException when the waiting thread is interrupted
     * @throws SSLException when the certificate cannot be used
     */
    public static void main(String[] args) throws InterruptedException, SSLException {
        boolean secure = args.length > 0 && args[0].equals("--tls");
        int first = secure ? 3 : 0;
        if (args.length < first + 2) {
            System.err.println("usage: BareNettyServer [--tls CERTIFICATE KEY] PORT BODY [NAME:VALUE]...");
            System.exit(2);
        }
        SslContext tls = secure ? tls(new File(args[1]), new File(args[2])) : null;
        HttpHeaders headers = new DefaultHttpHeaders();
        BareListener.headers(args, first + 2, headers::add);
        BareNettyServer server = new BareNettyServer(tls, headers, BareListener.body(args[first + 1]));
        BareListener.serve(Integer.parseInt(args[first]), server::handle);
    }

    /* The same provider that our server prefers. */
    private static SslContext tls(File certificate, File key) throws SSLException {
        return SslContextBuilder.forServer(certificate, key)
                .sslProvider(OpenSsl.isAvailable() ? SslProvider.OPENSSL : SslProvider.JDK)
                .build();
    }

    private void handle(SocketChannel channel) {
        if (tls != null) {
            channel.pipeline().addLast(tls.newHandler(channel.alloc()));
        }
        channel.pipeline().addLast(new HttpServerCodec(), new FixedAnswer());
    }

    /** Answers when the request is complete and flushes when the bytes at hand are used up. */
    private final class FixedAnswer extends ChannelInboundHandlerAdapter {
        private boolean keepAlive = true;

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            if (message instanceof HttpRequest request) {
                keepAlive = HttpUtil.isKeepAlive(request);
            }
            if (message instanceof LastHttpContent) {
                FullHttpResponse answer =
                        new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK, body.duplicate());
                answer.headers().set(headers);
                if (keepAlive) {
                    context.write(answer, context.voidPromise());
                } else {
                    context.write(answer).addListener(ChannelFutureListener.CLOSE);
                }
            }
            ReferenceCountUtil.release(message);
        }

        @Override
        public void channelReadComplete(ChannelHandlerContext context) {
            context.flush();
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            context.close();
        }
    }
}
