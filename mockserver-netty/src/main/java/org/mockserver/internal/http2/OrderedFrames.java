package org.mockserver.internal.http2;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.Http2Connection;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2FrameListener;
import io.netty.handler.codec.http2.Http2FrameListenerDecorator;
import io.netty.handler.codec.http2.Http2FrameReader;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2Stream;
import org.jspecify.annotations.Nullable;

/**
 * A reader of frames that refuses HEADERS on streams whose request has ended: as an error of the stream while it is open,
 * as an error of the connection afterwards (RFC 9113 section 5.1). Netty's decoder takes both for less than they are. What
 * was sent before the client heard of a reset is left to Netty, which ignores it.
 */
final class OrderedFrames implements Http2FrameReader {

    private final Http2FrameReader reader;
    private final Http2Connection connection;
    private final ResetStreams resets;
    private @Nullable Http2FrameListener target;
    private @Nullable Http2FrameListener checked;

    OrderedFrames(Http2FrameReader reader, Http2Connection connection) {
        this.reader = reader;
        this.connection = connection;
        this.resets = new ResetStreams(connection);
    }

    @Override
    public void readFrame(ChannelHandlerContext ctx, ByteBuf input, Http2FrameListener listener) throws Http2Exception {
        Http2FrameListener checking = checked;
        if (checking == null || target != listener) {
            checking = new Checking(listener);
            target = listener;
            checked = checking;
        }
        reader.readFrame(ctx, input, checking);
    }

    @Override
    public Configuration configuration() {
        return reader.configuration();
    }

    @Override
    public void close() {
        reader.close();
    }

    private void check(int id) throws Http2Exception {
        Http2Stream stream = connection.stream(id);
        if (stream != null) {
            boolean ended = stream.state() == Http2Stream.State.HALF_CLOSED_REMOTE && !stream.isResetSent();
            if (ended) {
                throw Http2Exception.streamError(id, Http2Error.STREAM_CLOSED, "HEADERS after the end of the request");
            }
        } else if (id % 2 == 1 && id <= connection.remote().lastStreamCreated() && !resets.contains(id)) {
            throw Http2Exception.connectionError(Http2Error.STREAM_CLOSED, "HEADERS on the closed stream %d", id);
        }
    }

    /** Looks at HEADERS before they are passed on. */
    private final class Checking extends Http2FrameListenerDecorator {

        Checking(Http2FrameListener listener) {
            super(listener);
        }

        @Override
        public void onHeadersRead(
                ChannelHandlerContext ctx, int streamId, Http2Headers headers, int padding, boolean endOfStream)
                throws Http2Exception {
            check(streamId);
            super.onHeadersRead(ctx, streamId, headers, padding, endOfStream);
        }

        @Override
        public void onHeadersRead(
                ChannelHandlerContext ctx,
                int streamId,
                Http2Headers headers,
                int streamDependency,
                short weight,
                boolean exclusive,
                int padding,
                boolean endOfStream)
                throws Http2Exception {
            check(streamId);
            super.onHeadersRead(ctx, streamId, headers, streamDependency, weight, exclusive, padding, endOfStream);
        }
    }
}
