package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.exchange.Destination;

/** Opens a tunnel with CONNECT (RFC 9110 section 9.3.6). */
final class ConnectHandshake extends Handshake {

    private static final int MAX_HEAD_BYTES = 64 * 1024;

    ConnectHandshake(Hop hop, Destination to, long mostMillis, Result result) {
        super(hop, to, mostMillis, result);
    }

    @Override
    void begin(ChannelHandlerContext ctx) {
        String server = to().hostAndPort();
        String authorization = hop().authorization();
        String request = "CONNECT " + server + " HTTP/1.1\r\nhost: " + server + "\r\n"
                + (authorization == null ? "" : "proxy-authorization: " + authorization + "\r\n") + "\r\n";
        ctx.writeAndFlush(ByteBufUtil.writeAscii(ctx.alloc(), request));
    }

    @Override
    void read(ChannelHandlerContext ctx, ByteBuf in) {
        String head = in.toString(
                in.readerIndex(), Math.min(in.readableBytes(), MAX_HEAD_BYTES), StandardCharsets.ISO_8859_1);
        int end = head.indexOf("\r\n\r\n");
        if (end >= 0) {
            in.skipBytes(end + 4);
            answered(ctx, head.substring(0, head.indexOf("\r\n")), in);
        } else if (in.readableBytes() >= MAX_HEAD_BYTES) {
            refuse(ctx, hop() + " has not answered in HTTP");
        }
    }

    /* A body that a successful answer announces is none: the tunnel begins behind the head. */
    private void answered(ChannelHandlerContext ctx, String line, ByteBuf rest) {
        boolean http = line.matches("HTTP/1\\.[01] [1-5][0-9][0-9]( .*)?");
        if (!http) {
            refuse(ctx, hop() + " has not answered in HTTP");
        } else if (line.charAt(9) == '2') {
            open(ctx, rest);
        } else if (line.startsWith("407", 9)) {
            refuse(ctx, Hop.demandsCredentials(hop()));
        } else {
            refuse(ctx, hop() + " opened no tunnel to " + to().hostAndPort() + ": " + line.substring(9));
        }
    }
}
