package org.mockserver.internal.server;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http2.DefaultHttp2DataFrame;
import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.DefaultHttp2HeadersFrame;
import io.netty.handler.codec.http2.DefaultHttp2ResetFrame;
import io.netty.handler.codec.http2.DefaultHttp2WindowUpdateFrame;
import io.netty.handler.codec.http2.Http2DataFrame;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2FrameStream;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2HeadersFrame;
import io.netty.handler.codec.http2.Http2ResetFrame;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.util.ReferenceCountUtil;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLException;
import org.mockserver.internal.tls.TlsFixture;

/** A server to forward to that speaks HTTP/2 over TLS, frame by frame as the test wants. */
final class Http2Origin implements AutoCloseable {

    private static final TlsFixture.Holder SELF =
            TlsFixture.authority(TlsFixture.ec()).issue(TlsFixture.ec(), "localhost");

    private final MultiThreadIoEventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final AtomicInteger connections = new AtomicInteger();
    private final Set<Channel> open = ConcurrentHashMap.newKeySet();
    private final List<Request> received = new CopyOnWriteArrayList<>();
    private final List<Long> resets = new CopyOnWriteArrayList<>();
    private final Script script;
    private final Channel listener;

    /** What an origin does with a request, once it is complete. Runs on the event loop. */
    @FunctionalInterface
    interface Script {

        void answer(Request request);
    }

    private Http2Origin(Http2Settings settings, Script script) {
        this.script = script;
        SslContext tls = tls();
        this.listener = new ServerBootstrap()
                .group(loops)
                .channel(NioServerSocketChannel.class)
                .childHandler(new ChannelInitializer<Channel>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        open.add(channel);
                        channel.pipeline()
                                .addLast(tls.newHandler(channel.alloc()))
                                .addLast(Http2FrameCodecBuilder.forServer()
                                        .initialSettings(settings)
                                        .validateHeaders(false)
                                        .build())
                                .addLast(new Connection(connections.incrementAndGet()));
                    }
                })
                .bind("127.0.0.1", 0)
                .syncUninterruptibly()
                .channel();
    }

    static Http2Origin that(Script script) {
        return that(new Http2Settings(), script);
    }

    static Http2Origin that(Http2Settings settings, Script script) {
        return new Http2Origin(settings, script);
    }

    static Http2Origin saying(String text) {
        return that(request -> request.answer(text));
    }

    private static SslContext tls() {
        try {
            return SslContextBuilder.forServer(SELF.keys().getPrivate(), SELF.certificate())
                    .applicationProtocolConfig(new ApplicationProtocolConfig(
                            ApplicationProtocolConfig.Protocol.ALPN,
                            ApplicationProtocolConfig.SelectorFailureBehavior.NO_ADVERTISE,
                            ApplicationProtocolConfig.SelectedListenerFailureBehavior.ACCEPT,
                            "h2"))
                    .build();
        } catch (SSLException e) {
            throw new IllegalStateException(e);
        }
    }

    int port() {
        return ((java.net.InetSocketAddress) listener.localAddress()).getPort();
    }

    int connections() {
        return connections.get();
    }

    int openConnections() {
        return open.size();
    }

    List<Request> received() {
        return received;
    }

    /** The error codes with which streams were reset. */
    List<Long> resets() {
        return resets;
    }

    /** Ends all connections without a word. */
    void cut() {
        open.forEach(channel -> channel.pipeline().firstContext().close().syncUninterruptibly());
    }

    /** A request as it came, and the way to answer it. */
    static final class Request {

        private final ChannelHandlerContext ctx;
        private final Http2FrameStream stream;
        private final int connection;
        private final Http2Headers head;
        private final ByteArrayOutputStream body = new ByteArrayOutputStream();
        private Http2Headers trailers = new DefaultHttp2Headers();

        private Request(ChannelHandlerContext ctx, Http2FrameStream stream, int connection, Http2Headers head) {
            this.ctx = ctx;
            this.stream = stream;
            this.connection = connection;
            this.head = head;
        }

        int connection() {
            return connection;
        }

        int stream() {
            return stream.id();
        }

        String path() {
            return head.path().toString();
        }

        String pseudo() {
            return head.method() + " " + head.scheme() + " " + head.authority() + " " + head.path();
        }

        List<String> headerLines() {
            return lines(head);
        }

        List<String> trailerLines() {
            return lines(trailers);
        }

        byte[] body() {
            return body.toByteArray();
        }

        private static List<String> lines(Http2Headers headers) {
            List<String> lines = new ArrayList<>();
            headers.forEach(field -> {
                if (field.getKey().charAt(0) != ':') {
                    lines.add(field.getKey() + ": " + field.getValue());
                }
            });
            return lines;
        }

        Request answer(String text) {
            return head(200, "content-length", Integer.toString(text.length()))
                    .data(text.getBytes(StandardCharsets.ISO_8859_1), true);
        }

        private Http2Headers fields(Http2Headers headers, String... namesAndValues) {
            for (int i = 0; i < namesAndValues.length; i += 2) {
                headers.add(
                        namesAndValues[i],
                        new io.netty.util.AsciiString(namesAndValues[i + 1].getBytes(StandardCharsets.ISO_8859_1)));
            }
            return headers;
        }

        Request head(int status, String... namesAndValues) {
            return headers(
                    fields(new DefaultHttp2Headers(false).status(Integer.toString(status)), namesAndValues), false);
        }

        Request headAlone(int status, String... namesAndValues) {
            return headers(
                    fields(new DefaultHttp2Headers(false).status(Integer.toString(status)), namesAndValues), true);
        }

        Request trailers(String... namesAndValues) {
            return headers(fields(new DefaultHttp2Headers(false), namesAndValues), true);
        }

        private Request headers(Http2Headers headers, boolean end) {
            ctx.writeAndFlush(new DefaultHttp2HeadersFrame(headers, end).stream(stream));
            return this;
        }

        Request data(byte[] bytes, boolean end) {
            ctx.writeAndFlush(new DefaultHttp2DataFrame(Unpooled.wrappedBuffer(bytes), end).stream(stream));
            return this;
        }

        Request data(String text, boolean end) {
            return data(text.getBytes(StandardCharsets.ISO_8859_1), end);
        }

        void reset(Http2Error error) {
            ctx.writeAndFlush(new DefaultHttp2ResetFrame(error).stream(stream));
        }

        /** Sends bytes between two frames, inside TLS. */
        void frame(byte[] bytes) {
            ctx.pipeline()
                    .context(io.netty.handler.codec.http2.Http2FrameCodec.class)
                    .writeAndFlush(Unpooled.wrappedBuffer(bytes));
        }

        /** Ends the connection without a word. */
        void close() {
            ctx.pipeline().firstContext().close();
        }

        void later(long millis, Runnable task) {
            ctx.executor().schedule(task, millis, TimeUnit.MILLISECONDS);
        }
    }

    /** The requests of one connection. */
    private final class Connection extends ChannelInboundHandlerAdapter {

        private final int number;
        private final Map<Http2FrameStream, Request> arriving = new HashMap<>();

        Connection(int number) {
            this.number = number;
        }

        @Override
        public void channelRead(ChannelHandlerContext ctx, Object message) {
            try {
                if (message instanceof Http2HeadersFrame headers) {
                    headersRead(ctx, headers);
                } else if (message instanceof Http2DataFrame data) {
                    Request request = arriving.get(data.stream());
                    request.body.writeBytes(ByteBufUtil.getBytes(data.content()));
                    ctx.write(
                            new DefaultHttp2WindowUpdateFrame(data.initialFlowControlledBytes()).stream(data.stream()));
                    complete(request, data.isEndStream());
                } else if (message instanceof Http2ResetFrame reset) {
                    resets.add(reset.errorCode());
                }
            } finally {
                ReferenceCountUtil.release(message);
            }
        }

        private void headersRead(ChannelHandlerContext ctx, Http2HeadersFrame headers) {
            Request known = arriving.get(headers.stream());
            if (known == null) {
                known = new Request(ctx, headers.stream(), number, headers.headers());
                arriving.put(headers.stream(), known);
            } else {
                known.trailers = headers.headers();
            }
            complete(known, headers.isEndStream());
        }

        private void complete(Request request, boolean last) {
            if (last) {
                arriving.remove(request.stream);
                received.add(request);
                script.answer(request);
            }
        }

        @Override
        public void channelReadComplete(ChannelHandlerContext ctx) {
            ctx.flush();
        }

        @Override
        public void channelInactive(ChannelHandlerContext ctx) {
            open.remove(ctx.channel());
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            ctx.close();
        }
    }

    @Override
    public void close() {
        listener.close().syncUninterruptibly();
        cut();
        loops.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
    }
}
