package org.mockserver.internal.http2;

import io.netty.channel.Channel;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http2.AbstractHttp2ConnectionHandlerBuilder;
import io.netty.handler.codec.http2.DefaultHttp2Connection;
import io.netty.handler.codec.http2.DefaultHttp2ConnectionDecoder;
import io.netty.handler.codec.http2.DefaultHttp2ConnectionEncoder;
import io.netty.handler.codec.http2.DefaultHttp2FrameReader;
import io.netty.handler.codec.http2.DefaultHttp2FrameWriter;
import io.netty.handler.codec.http2.DefaultHttp2HeadersDecoder;
import io.netty.handler.codec.http2.DefaultHttp2RemoteFlowController;
import io.netty.handler.codec.http2.Http2Connection;
import io.netty.handler.codec.http2.Http2ConnectionDecoder;
import io.netty.handler.codec.http2.Http2ConnectionEncoder;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2PromisedRequestVerifier;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.UniformStreamByteDistributor;
import java.util.function.Supplier;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.ExchangeHandler;

/**
 * Puts the parts of Netty's codec together for one connection. Priorities of streams are ignored, as RFC 9113 section 5.3
 * allows: all get the same share.
 */
final class CodecBuilder extends AbstractHttp2ConnectionHandlerBuilder<ServerConnection, CodecBuilder> {

    /** What a client may send of one body before it hears of the server: enough for a long round trip. */
    static final int STREAM_WINDOW_BYTES = 1024 * 1024;

    /** Header blocks in more small CONTINUATION frames than this have no honest use. */
    private static final int MOST_SMALL_CONTINUATIONS = 16;

    private static final int MOST_EMPTY_DATA_FRAMES = 10;

    /** Requests that a client may take back: within ten seconds, then the connection ends. */
    private static final int MOST_CANCELLED = 1_000;

    private static final int CANCELLING_SECONDS = 10;

    private final Channel channel;
    private final ExchangeHandler handler;
    private final Supplier<Http2Options> options;
    private final StreamProtocols protocols;
    private final ConnectionOrigin origin;

    private CodecBuilder(
            Channel channel,
            ExchangeHandler handler,
            StreamProtocols protocols,
            Supplier<Http2Options> options,
            ConnectionOrigin origin) {
        this.protocols = protocols;
        this.channel = channel;
        this.handler = handler;
        this.options = options;
        this.origin = origin;
    }

    /* Adds a connection at the end of an active channel's pipeline. */
    static ServerConnection install(
            ChannelPipeline pipeline,
            ExchangeHandler handler,
            StreamProtocols protocols,
            Supplier<Http2Options> options,
            ConnectionOrigin origin) {
        ServerConnection connection = new CodecBuilder(pipeline.channel(), handler, protocols, options, origin).build();
        pipeline.addLast(connection);
        return connection;
    }

    @Override
    protected ServerConnection build() {
        Http2Options now = options.get();
        Http2Connection connection = new DefaultHttp2Connection(true, 0);
        connection
                .remote()
                .flowController(
                        new DefaultHttp2RemoteFlowController(connection, new UniformStreamByteDistributor(connection)));
        Http2ConnectionEncoder encoder = new BoundedControlFrames(
                new DefaultHttp2ConnectionEncoder(
                        connection, new DefaultHttp2FrameWriter(new PreparedHeadersEncoder())),
                new RateWindow(channel.eventLoop().ticker(), BoundedControlFrames.MOST_RESETS));
        Http2ConnectionDecoder decoder = new DefaultHttp2ConnectionDecoder(
                connection,
                encoder,
                new OrderedFrames(
                        new DefaultHttp2FrameReader(new FieldsDecoder(now.maxHeaderBytes()), MOST_SMALL_CONTINUATIONS),
                        connection),
                Http2PromisedRequestVerifier.ALWAYS_VERIFY,
                true,
                true,
                true,
                true);
        initialSettings(new Http2Settings()
                .maxConcurrentStreams(now.maxConcurrentStreams())
                .maxHeaderListSize(now.maxHeaderBytes())
                .initialWindowSize(STREAM_WINDOW_BYTES)
                .connectProtocolEnabled(true));
        decoderEnforceMaxConsecutiveEmptyDataFrames(MOST_EMPTY_DATA_FRAMES);
        decoderEnforceMaxRstFramesPerWindow(MOST_CANCELLED, CANCELLING_SECONDS);
        codec(decoder, encoder);
        return super.build();
    }

    @Override
    protected ServerConnection build(
            Http2ConnectionDecoder decoder, Http2ConnectionEncoder encoder, Http2Settings settings) {
        return new ServerConnection(decoder, encoder, settings, channel, handler, protocols, options, origin);
    }

    /** Netty's decoder of header blocks, filling our kind of header fields. */
    private static final class FieldsDecoder extends DefaultHttp2HeadersDecoder {

        FieldsDecoder(long maxHeaderListBytes) {
            super(true, maxHeaderListBytes);
        }

        @Override
        protected Http2Headers newHeaders() {
            return new RequestHeaders();
        }
    }
}
