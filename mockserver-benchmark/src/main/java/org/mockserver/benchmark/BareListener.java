package org.mockserver.benchmark;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * What the bare servers have in common: the loopback address, epoll where there is epoll, as many event loops as there are
 * processors, and an answer that is the same for every request.
 */
final class BareListener {

    private BareListener() {}

    /* Serves until the process is ended, and says on which port. */
    static void serve(int port, Consumer<SocketChannel> handlers) throws InterruptedException {
        boolean epoll = Epoll.isAvailable();
        IoHandlerFactory io = epoll ? EpollIoHandler.newFactory() : NioIoHandler.newFactory();
        Class<? extends ServerChannel> kind = epoll ? EpollServerSocketChannel.class : NioServerSocketChannel.class;
        Channel listener = new ServerBootstrap()
                .group(new MultiThreadIoEventLoopGroup(Runtime.getRuntime().availableProcessors(), io))
                .channel(kind)
                .option(ChannelOption.SO_BACKLOG, 1024)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel channel) {
                        handlers.accept(channel);
                    }
                })
                .bind("127.0.0.1", port)
                .sync()
                .channel();
        System.out.println("listening on " + ((InetSocketAddress) listener.localAddress()).getPort());
        listener.closeFuture().sync();
    }

    /* Hands over the headers that stand among arguments, as {@code name:value}. */
    static void headers(String[] args, int first, BiConsumer<String, String> header) {
        for (String each : Arrays.asList(args).subList(first, args.length)) {
            int colon = each.indexOf(':');
            header.accept(each.substring(0, colon), each.substring(colon + 1).strip());
        }
    }

    /* A body that is never copied and never released. */
    static ByteBuf body(String text) {
        return Unpooled.unreleasableBuffer(Unpooled.directBuffer()
                .writeBytes(text.getBytes(StandardCharsets.UTF_8))
                .asReadOnly());
    }
}
