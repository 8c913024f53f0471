package org.mockserver.internal.http2;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http2.DefaultHttp2HeadersEncoder;
import io.netty.handler.codec.http2.EmptyHttp2Headers;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2HeadersEncoder;
import java.io.Closeable;
import org.mockserver.internal.exchange.Http1Image;
import org.mockserver.internal.exchange.OutgoingResponse;

/**
 * Writes HPACK blocks (RFC 7541): copies those that are prepared, encodes the others with Netty's encoder. A prepared block
 * refers to the static table only, so that it means the same on every connection; it costs some bytes on the wire and saves
 * the look-ups in the dynamic table.
 */
final class PreparedHeadersEncoder implements Http2HeadersEncoder, Http2HeadersEncoder.Configuration, Closeable {

    private final DefaultHttp2HeadersEncoder encoder = new DefaultHttp2HeadersEncoder(NEVER_SENSITIVE, true);

    /* The next block has to begin with a change of the table's size (RFC 7541 section 4.2). */
    private boolean tableSizeChanged;

    /* The head of a response; made once for one that is served again and again. */
    static ResponseHeaders headOf(OutgoingResponse response) {
        if (response.streamImage() instanceof ResponseHeaders prepared) {
            return prepared;
        }
        ResponseHeaders head = ResponseHeaders.of(response);
        if (Http1Image.of(response) != null) {
            response.attachStreamImage(head.prepared(encode(head)));
        }
        return head;
    }

    private static byte[] encode(ResponseHeaders head) {
        ByteBuf out = Unpooled.buffer();
        DefaultHttp2HeadersEncoder encoder = new DefaultHttp2HeadersEncoder(NEVER_SENSITIVE, true);
        try {
            encoder.maxHeaderTableSize(0);
            encoder.encodeHeaders(0, EmptyHttp2Headers.INSTANCE, out);
            out.clear();
            encoder.encodeHeaders(0, head, out);
            return ByteBufUtil.getBytes(out);
        } catch (Http2Exception impossible) {
            throw new IllegalStateException(impossible);
        } finally {
            encoder.close();
        }
    }

    @Override
    public void encodeHeaders(int streamId, Http2Headers headers, ByteBuf buffer) throws Http2Exception {
        byte[] block = headers instanceof ResponseHeaders response ? response.block() : null;
        if (block != null && !tableSizeChanged) {
            buffer.writeBytes(block);
        } else {
            tableSizeChanged = false;
            encoder.encodeHeaders(streamId, headers, buffer);
        }
    }

    @Override
    public Configuration configuration() {
        return this;
    }

    @Override
    public void maxHeaderTableSize(long max) throws Http2Exception {
        tableSizeChanged = true;
        encoder.maxHeaderTableSize(max);
    }

    @Override
    public long maxHeaderTableSize() {
        return encoder.maxHeaderTableSize();
    }

    @Override
    public void maxHeaderListSize(long max) throws Http2Exception {
        encoder.maxHeaderListSize(max);
    }

    @Override
    public long maxHeaderListSize() {
        return encoder.maxHeaderListSize();
    }

    @Override
    public void close() {
        encoder.close();
    }
}
