package org.mockserver.benchmark;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.socket.SocketChannel;
import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.Http2ConnectionEncoder;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2ConnectionHandlerBuilder;
import io.netty.handler.codec.http2.Http2FrameAdapter;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2Settings;

/**
 * The least that Netty must do to answer a request over HTTP/2 by prior knowledge: its connection handler without a channel
 * for each stream, one listener of frames, one fixed answer. The counterpart of {@link BareNettyServer}.
 */
public final class BareHttp2Server {

    private static final int CONCURRENT_STREAMS = 1_000;

    private final Http2Headers headers;
    private final ByteBuf body;

    private BareHttp2Server(Http2Headers headers, ByteBuf body) {
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
            System.err.println("usage: BareHttp2Server PORT BODY [NAME:VALUE]...");
            System.exit(2);
        }
        Http2Headers headers = new DefaultHttp2Headers().status("200");
        BareListener.headers(args, 2, headers::add);
        BareHttp2Server server = new BareHttp2Server(headers, BareListener.body(args[1]));
        BareListener.serve(Integer.parseInt(args[0]), server::handle);
    }

    private void handle(SocketChannel channel) {
        channel.pipeline()
                .addLast(new Http2ConnectionHandlerBuilder()
                        .initialSettings(new Http2Settings().maxConcurrentStreams(CONCURRENT_STREAMS))
                        .frameListener(new FixedAnswer())
                        .build());
    }

    /** Answers requests without a body as soon as their head has come; the handler flushes after a batch of reads. */
    private final class FixedAnswer extends Http2FrameAdapter {
        @Override
        public void onHeadersRead(
                ChannelHandlerContext context,
                int streamId,
                Http2Headers request,
                int streamDependency,
                short weight,
                boolean exclusive,
                int padding,
                boolean endOfStream) {
            Http2ConnectionEncoder encoder = ((Http2ConnectionHandler) context.handler()).encoder();
            encoder.writeHeaders(context, streamId, headers, 0, false, context.newPromise());
            encoder.writeData(context, streamId, body.duplicate(), 0, true, context.newPromise());
        }
    }
}
