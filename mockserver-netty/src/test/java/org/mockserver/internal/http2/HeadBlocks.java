package org.mockserver.internal.http2;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http2.DefaultHttp2HeadersEncoder;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Headers;

/** Heads as HPACK writes them on one connection, each with the tables that the ones before have left. */
public final class HeadBlocks {

    private final DefaultHttp2HeadersEncoder encoder = new DefaultHttp2HeadersEncoder();

    public byte[] block(Http2Headers headers) {
        ByteBuf out = Unpooled.buffer();
        try {
            encoder.encodeHeaders(1, headers, out);
        } catch (Http2Exception e) {
            throw new IllegalArgumentException(e);
        }
        return ByteBufUtil.getBytes(out);
    }
}
