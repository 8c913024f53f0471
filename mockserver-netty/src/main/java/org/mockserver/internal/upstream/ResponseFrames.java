package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2FrameAdapter;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2Settings;
import org.mockserver.internal.http2.ClientResponseHeaders;

/** The frames that a server sends, in the order that Netty has found to be right. Used on the connection's event loop. */
final class ResponseFrames extends Http2FrameAdapter {

    private final MultiplexedConnection connection;

    ResponseFrames(MultiplexedConnection connection) {
        this.connection = connection;
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
        connection.read();
        UpstreamStream exchange = connection.exchange(streamId);
        if (exchange != null) {
            exchange.headersRead((ClientResponseHeaders) headers, endOfStream);
        }
    }

    /* Padding is of no use to anybody and returned at once. */
    @Override
    public int onDataRead(ChannelHandlerContext ctx, int streamId, ByteBuf data, int padding, boolean endOfStream) {
        connection.read();
        UpstreamStream exchange = connection.exchange(streamId);
        return padding + (exchange == null ? data.readableBytes() : exchange.dataRead(data, endOfStream));
    }

    @Override
    public void onRstStreamRead(ChannelHandlerContext ctx, int streamId, long errorCode) {
        connection.read();
        UpstreamStream exchange = connection.exchange(streamId);
        if (exchange != null) {
            exchange.resetRead(errorCode);
        }
    }

    @Override
    public void onSettingsRead(ChannelHandlerContext ctx, Http2Settings settings) {
        connection.read();
        connection.settingsRead();
    }

    @Override
    public void onPingAckRead(ChannelHandlerContext ctx, long data) {
        connection.read();
    }
}
