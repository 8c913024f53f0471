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
import io.netty.util.ReferenceCountUtil;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The least that Netty must do to answer a request over HTTP/1.1: its codec, one handler, one fixed answer.
 *
 * <p>It records nothing and matches nothing, so its throughput is the ceiling and its CPU time the floor for our server,
 * whose figures are given as ratios to it. It listens on the loopback address, uses epoll where there is epoll, as many
 * event loops as there are processors, keeps connections alive and flushes once for each read.
 */
public final class BareNettyServer {
    private final HttpHeaders headers;
    private final ByteBuf body;

    private BareNettyServer(HttpHeaders headers, ByteBuf body) {
        this.headers = headers;
        this.body = body;
    }

    /**
     * Serves until the process is ended.
     *
     * @param args the port (0 for any), the body, then any number of headers as {@code name:value}
     * @throws InterruptedException when the waiting thread is interrupted
     */
    public static void main(String[] args) throws InterruptedException {
        if (args.length < 2) {
            System.err.println("usage: BareNettyServer PORT BODY [NAME:VALUE]...");
            System.exit(2);
        }
        HttpHeaders headers = new DefaultHttpHeaders();
        for (String header : Arrays.asList(args).subList(2, args.length)) {
            int colon = header.indexOf(':');
            headers.add(header.substring(0, colon), header.substring(colon + 1).strip());
        }
        ByteBuf body = Unpooled.unreleasableBuffer(Unpooled.directBuffer()
                .writeBytes(args[1].getBytes(StandardCharsets.UTF_8))
                .asReadOnly());
        Channel channel = new BareNettyServer(headers, body).listen(Integer.parseInt(args[0]));
        System.out.println("listening on " + ((InetSocketAddress) channel.localAddress()).getPort());
        channel.closeFuture().sync();
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
