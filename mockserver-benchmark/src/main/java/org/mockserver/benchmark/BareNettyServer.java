package org.mockserver.benchmark;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
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
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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
        for (String header : Arrays.asList(args).subList(first + 2, args.length)) {
            int colon = header.indexOf(':');
            headers.add(header.substring(0, colon), header.substring(colon + 1).strip());
        }
        ByteBuf body = Unpooled.unreleasableBuffer(Unpooled.directBuffer()
                .writeBytes(args[first + 1].getBytes(StandardCharsets.UTF_8))
                .asReadOnly());
        Channel channel = new BareNettyServer(tls, headers, body).listen(Integer.parseInt(args[first]));
        System.out.println("listening on " + ((InetSocketAddress) channel.localAddress()).getPort());
        channel.closeFuture().sync();
    }

    /* The same provider that our server prefers. */
    private static SslContext tls(File certificate, File key) throws SSLException {
        return SslContextBuilder.forServer(certificate, key)
                .sslProvider(OpenSsl.isAvailable() ? SslProvider.OPENSSL : SslProvider.JDK)
                .build();
    }

    private Channel listen(int port) throws InterruptedException {
        boolean epoll = Epoll.isAvailable();
        IoHandlerFactory io = epoll ? EpollIoHandler.newFactory() : NioIoHandler.newFactory();
        Class<? extends ServerChannel> kind = epoll ? EpollServerSocketChannel.class : NioServerSocketChannel.class;
        EventLoopGroup loops =
                new MultiThreadIoEventLoopGroup(Runtime.getRuntime().availableProcessors(), io);
        return new ServerBootstrap()
                .group(loops)
                .channel(kind)
                .option(ChannelOption.SO_BACKLOG, 1024)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel channel) {
                        if (tls != null) {
                            channel.pipeline().addLast(tls.newHandler(channel.alloc()));
                        }
                        channel.pipeline().addLast(new HttpServerCodec(), new FixedAnswer());
                    }
                })
                .bind("127.0.0.1", port)
                .sync()
                .channel();
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
