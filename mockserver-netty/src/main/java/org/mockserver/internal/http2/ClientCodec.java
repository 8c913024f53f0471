package org.mockserver.internal.http2;

import io.netty.handler.codec.http2.AbstractHttp2ConnectionHandlerBuilder;
import io.netty.handler.codec.http2.DefaultHttp2Connection;
import io.netty.handler.codec.http2.DefaultHttp2ConnectionDecoder;
import io.netty.handler.codec.http2.DefaultHttp2ConnectionEncoder;
import io.netty.handler.codec.http2.DefaultHttp2FrameReader;
import io.netty.handler.codec.http2.DefaultHttp2FrameWriter;
import io.netty.handler.codec.http2.DefaultHttp2HeadersDecoder;
import io.netty.handler.codec.http2.DefaultHttp2HeadersEncoder;
import io.netty.handler.codec.http2.DefaultHttp2LocalFlowController;
import io.netty.handler.codec.http2.DefaultHttp2RemoteFlowController;
import io.netty.handler.codec.http2.Http2Connection;
import io.netty.handler.codec.http2.Http2ConnectionDecoder;
import io.netty.handler.codec.http2.Http2ConnectionEncoder;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2HeadersEncoder.SensitivityDetector;
import io.netty.handler.codec.http2.Http2PromisedRequestVerifier;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.UniformStreamByteDistributor;
import io.netty.util.AsciiString;
import io.netty.util.concurrent.Ticker;

/**
 * Puts the parts of Netty's codec together for one connection to another server. The window of the connection refills by
 * itself, so that a stream whose client does not read cannot hold up the others; each stream's own window is the bound.
 *
 * @param <H> the handler that becomes of it
 */
public final class ClientCodec<H extends Http2ConnectionHandler>
        extends AbstractHttp2ConnectionHandlerBuilder<H, ClientCodec<H>> {

    /** What a server may send of one body ahead of the client that it is for. */
    public static final int STREAM_WINDOW_BYTES = 512 * 1024;

    private static final int MOST_SMALL_CONTINUATIONS = 16;
    private static final int MOST_EMPTY_DATA_FRAMES = 10;

    /* Resets are ours here: one for each client that leaves before its response has ended. */
    private static final int ANY_NUMBER = Integer.MAX_VALUE;

    private static final AsciiString AUTHORIZATION = AsciiString.cached("authorization");

    /* Secrets stay out of the table that all requests of a connection share (RFC 7541 section 7.1.3). */
    private static final SensitivityDetector SECRETS =
            (name, value) -> AUTHORIZATION.contentEquals(name) || FieldRules.COOKIE.contentEquals(name);

    private final Factory<H> factory;
    private final Ticker ticker;
    private final int maxHeaderBytes;

    /**
     * Makes the handler.
     *
     * @param <H> its type
     */
    @FunctionalInterface
    public interface Factory<H> {

        /**
         * Makes the handler, which has to set the frame listener.
         *
         * @param decoder reads frames
         * @param encoder writes frames
         * @param settings what the server is told first
         * @return the handler
         */
        H create(Http2ConnectionDecoder decoder, Http2ConnectionEncoder encoder, Http2Settings settings);
    }

    private ClientCodec(Factory<H> factory, Ticker ticker, int maxHeaderBytes) {
        this.factory = factory;
        this.ticker = ticker;
        this.maxHeaderBytes = maxHeaderBytes;
    }

    /**
     * A handler for one connection, which reads {@link ClientResponseHeaders}.
     *
     * @param ticker the clock of the event loop
     * @param maxHeaderBytes most bytes of a header list as RFC 9113 section 6.5.2 counts them
     * @param factory makes it
     * @param <H> its type
     * @return what the factory made
     */
    public static <H extends Http2ConnectionHandler> H handler(Ticker ticker, int maxHeaderBytes, Factory<H> factory) {
        return new ClientCodec<>(factory, ticker, maxHeaderBytes).build();
    }

    @Override
    protected H build() {
        Http2Connection connection = new DefaultHttp2Connection(false, 0);
        connection
                .remote()
                .flowController(
                        new DefaultHttp2RemoteFlowController(connection, new UniformStreamByteDistributor(connection)));
        connection
                .local()
                .flowController(new DefaultHttp2LocalFlowController(
                        connection, DefaultHttp2LocalFlowController.DEFAULT_WINDOW_UPDATE_RATIO, true));
        Http2ConnectionEncoder encoder = new BoundedControlFrames(
                new DefaultHttp2ConnectionEncoder(
                        connection, new DefaultHttp2FrameWriter(new DefaultHttp2HeadersEncoder(SECRETS, true))),
                new RateWindow(ticker, ANY_NUMBER));
        Http2ConnectionDecoder decoder = new DefaultHttp2ConnectionDecoder(
                connection,
                encoder,
                new DefaultHttp2FrameReader(new FieldsDecoder(maxHeaderBytes), MOST_SMALL_CONTINUATIONS),
                Http2PromisedRequestVerifier.ALWAYS_VERIFY,
                true,
                true,
                true,
                true);
        initialSettings(new Http2Settings()
                .pushEnabled(false)
                .maxHeaderListSize(maxHeaderBytes)
                .initialWindowSize(STREAM_WINDOW_BYTES));
        decoderEnforceMaxConsecutiveEmptyDataFrames(MOST_EMPTY_DATA_FRAMES);
        codec(decoder, encoder);
        return super.build();
    }

    @Override
    protected H build(Http2ConnectionDecoder decoder, Http2ConnectionEncoder encoder, Http2Settings settings) {
        return factory.create(decoder, encoder, settings);
    }

    /** Netty's decoder of header blocks, filling our kind of header fields. */
    private static final class FieldsDecoder extends DefaultHttp2HeadersDecoder {

        FieldsDecoder(long maxHeaderListBytes) {
            super(true, maxHeaderListBytes);
        }

        @Override
        protected Http2Headers newHeaders() {
            return new ClientResponseHeaders();
        }
    }
}
