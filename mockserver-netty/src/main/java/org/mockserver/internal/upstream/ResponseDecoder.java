package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpResponseDecoder;
import io.netty.handler.codec.http.LastHttpContent;
import java.util.List;
import org.mockserver.internal.http1.WireHeaders;

/**
 * Reads responses: those that are complete and plain in one step as {@link WholeResponse}, all others with Netty's
 * response decoder, told which request it decodes the response to.
 */
final class ResponseDecoder extends HttpResponseDecoder {

    private final int mostHeadBytes;
    private boolean toHead;
    private boolean bytesSeen;
    private boolean stepByStep;

    ResponseDecoder(int maxLineBytes, int maxHeaderBytes) {
        super(new HttpDecoderConfig()
                .setMaxInitialLineLength(maxLineBytes)
                .setMaxHeaderSize(maxHeaderBytes)
                .setHeadersFactory(WireHeaders.FACTORY)
                .setTrailersFactory(WireHeaders.FACTORY)
                .setInitialBufferSize(128));
        this.mostHeadBytes = Math.min(maxLineBytes, maxHeaderBytes);
    }

    /* Prepares for the response to the next request. */
    void expect(boolean responseToHead) {
        toHead = responseToHead;
        bytesSeen = false;
    }

    /* Whether anything has come back since the request was sent. */
    boolean bytesSeen() {
        return bytesSeen;
    }

    /* Whether bytes have arrived that belong to no message read so far. */
    boolean hasSurplus() {
        return actualReadableBytes() > 0;
    }

    @Override
    protected void decode(ChannelHandlerContext ctx, ByteBuf in, List<Object> out) throws Exception {
        bytesSeen = true;
        if (!stepByStep && !toHead) {
            WholeResponse whole = WholeResponse.take(in, mostHeadBytes);
            if (whole != null) {
                out.add(whole);
                return;
            }
        }
        int before = out.size();
        super.decode(ctx, in, out);
        stepByStep = out.size() == before
                || !(out.get(out.size() - 1) instanceof LastHttpContent last)
                || last.decoderResult().isFailure();
    }

    /* A response to HEAD has the header lines of one to GET and no body (RFC 9110 section 9.3.2). */
    @Override
    protected boolean isContentAlwaysEmpty(HttpMessage message) {
        return toHead || super.isContentAlwaysEmpty(message);
    }
}
