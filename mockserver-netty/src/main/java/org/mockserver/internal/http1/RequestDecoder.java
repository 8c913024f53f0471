package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.DefaultHttpRequest;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.AsciiString;
import java.util.List;

/**
 * Reads requests: those that are complete and plain in one step as {@link WholeRequest}, all others with
 * Netty's request decoder made as strict as RFC 9112 allows: exactly one space between the words of the request line, no
 * control characters in the target, only versions 1.0 and 1.1, no folded header lines. Whatever breaks a rule comes out
 * as a message with a failed result, and the rest of the connection is skipped.
 */
final class RequestDecoder extends HttpRequestDecoder {

    private final int mostHeadBytes;
    private boolean stepByStep;
    private boolean headBegun;
    private boolean bodyPending;
    private boolean broken;
    private int methodEnd;
    private int targetEnd;

    RequestDecoder(Http1Options options) {
        super(new HttpDecoderConfig()
                .setMaxInitialLineLength(options.maxInitialLineBytes())
                .setMaxHeaderSize(options.maxHeaderBytes())
                .setMaxChunkSize(options.maxChunkBytes())
                .setHeadersFactory(WireHeaders.FACTORY)
                .setTrailersFactory(WireHeaders.FACTORY)
                .setInitialBufferSize(128));
        this.mostHeadBytes = Math.min(options.maxInitialLineBytes(), options.maxHeaderBytes());
    }

    /* Whether a part of a request has arrived whose rest is missing. */
    boolean midRequest() {
        return !broken && (headBegun || bodyPending || actualReadableBytes() > 0);
    }

    @Override
    protected void decode(ChannelHandlerContext ctx, ByteBuf in, List<Object> out) throws Exception {
        if (broken) {
            in.skipBytes(in.readableBytes());
            return;
        }
        if (!stepByStep) {
            WholeRequest whole = WholeRequest.take(in, mostHeadBytes);
            if (whole != null) {
                out.add(whole);
                return;
            }
            stepByStep = true;
        }
        if (!bodyPending && hasFoldedLine(in)) {
            broken = true;
            in.skipBytes(in.readableBytes());
            out.add(failed("a header line is continued on the next line"));
            return;
        }
        int before = out.size();
        super.decode(ctx, in, out);
        if (out.size() > before) {
            headBegun = false;
            HttpObject latest = (HttpObject) out.get(out.size() - 1);
            bodyPending = !(latest instanceof LastHttpContent);
            stepByStep = bodyPending;
            broken = latest.decoderResult().isFailure();
        }
    }

    /* Continued lines are refused in requests (RFC 9112 section 5.2); Netty would join them. Each line is consumed when
     * it is complete, so the readable bytes start at the beginning of a line. */
    private boolean hasFoldedLine(ByteBuf in) {
        int end = in.writerIndex();
        int at = in.readerIndex();
        if (headBegun) {
            if (at < end && isBlank(in.getByte(at))) {
                return true;
            }
            if (at < end && isLineEnd(in.getByte(at))) {
                return false; // the head ends here, and what follows is a body
            }
        } else {
            while (at < end && isLineEnd(in.getByte(at))) {
                at++;
            }
        }
        for (int next = in.indexOf(at, end, (byte) '\n') + 1; next > 0 && next < end; ) {
            byte first = in.getByte(next);
            if (isBlank(first)) {
                return true;
            }
            if (isLineEnd(first)) {
                return false;
            }
            next = in.indexOf(next, end, (byte) '\n') + 1;
        }
        return false;
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t';
    }

    private static boolean isLineEnd(byte b) {
        return b == '\r' || b == '\n';
    }

    private static HttpMessage failed(String reason) {
        DefaultHttpRequest request = new DefaultHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.GET, "/");
        request.setDecoderResult(DecoderResult.failure(new IllegalArgumentException(reason)));
        return request;
    }

    @Override
    protected String splitFirstWordInitialLine(byte[] line, int start, int length) {
        if (start != 0) {
            throw new IllegalArgumentException("white space before the method");
        }
        methodEnd = length;
        return super.splitFirstWordInitialLine(line, start, length);
    }

    @Override
    protected String splitSecondWordInitialLine(byte[] line, int start, int length) {
        if (start != methodEnd + 1 || line[methodEnd] != ' ') {
            throw new IllegalArgumentException("more than a space after the method");
        }
        for (int i = start; i < start + length; i++) {
            if (line[i] >= 0 && line[i] < 0x21 || line[i] == 0x7f) {
                throw new IllegalArgumentException("control character in the request target");
            }
        }
        targetEnd = start + length;
        return super.splitSecondWordInitialLine(line, start, length);
    }

    @Override
    protected String splitThirdWordInitialLine(byte[] line, int start, int length) {
        if (start != targetEnd + 1 || line[targetEnd] != ' ') {
            throw new IllegalArgumentException("more than a space after the target");
        }
        return super.splitThirdWordInitialLine(line, start, length);
    }

    @Override
    protected AsciiString splitHeaderName(byte[] line, int start, int length) {
        AsciiString known = HeaderNames.find(line, start, length);
        return known != null ? known : super.splitHeaderName(line, start, length);
    }

    @Override
    protected HttpMessage createMessage(String[] line) {
        HttpVersion version = switch (line[2]) {
            case "HTTP/1.1" -> HttpVersion.HTTP_1_1;
            case "HTTP/1.0" -> HttpVersion.HTTP_1_0;
            default -> throw new IllegalArgumentException("unsupported version");
        };
        headBegun = true;
        return new DefaultHttpRequest(version, HttpMethod.valueOf(line[0]), line[1], headersFactory);
    }
}
