package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.util.concurrent.Future;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;

/** The conversation that opens a tunnel. Leaves the pipeline when the tunnel is open, and closes the channel otherwise. */
abstract class Handshake extends ByteToMessageDecoder {

    private final Hop hop;
    private final Destination to;
    private final long mostMillis;
    private final Result result;
    private @Nullable Future<?> timer;
    private boolean over;

    /** How the conversation ended: exactly one call. */
    interface Result {

        /** Bytes now go to the server. */
        void open();

        /** There is no tunnel. */
        void refused(String why);
    }

    Handshake(Hop hop, Destination to, long mostMillis, Result result) {
        this.hop = hop;
        this.to = to;
        this.mostMillis = mostMillis;
        this.result = result;
    }

    static Handshake of(Hop hop, Destination to, long mostMillis, Result result) {
        return hop.kind() == Hop.Kind.SOCKS
                ? new SocksHandshake(hop, to, mostMillis, result)
                : new ConnectHandshake(hop, to, mostMillis, result);
    }

    /** Says the first word. */
    abstract void begin(ChannelHandlerContext ctx);

    /** Looks at what has arrived, as often as something does. */
    abstract void read(ChannelHandlerContext ctx, ByteBuf in);

    final Hop hop() {
        return hop;
    }

    final Destination to() {
        return to;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        timer = ctx.executor()
                .schedule(
                        () -> refuse(ctx, hop + " has not answered within " + mostMillis + " ms"),
                        mostMillis,
                        TimeUnit.MILLISECONDS);
        begin(ctx);
    }

    @Override
    protected void decode(ChannelHandlerContext ctx, ByteBuf in, List<Object> out) {
        if (!over) {
            read(ctx, in);
        }
        if (over) {
            in.skipBytes(in.readableBytes());
        }
    }

    /* The tunnel is open. The client speaks first in whatever comes now, so a byte that is left is not of the server. */
    final void open(ChannelHandlerContext ctx, ByteBuf rest) {
        if (rest.isReadable()) {
            refuse(ctx, hop + " has sent more than its answer");
        } else if (end()) {
            ctx.pipeline().remove(this);
            result.open();
        }
    }

    final void refuse(ChannelHandlerContext ctx, String why) {
        if (end()) {
            ctx.close();
            result.refused(why);
        }
    }

    private boolean end() {
        boolean first = !over;
        over = true;
        if (timer != null) {
            timer.cancel(false);
        }
        return first;
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) throws Exception {
        super.channelInactive(ctx);
        refuse(ctx, hop + " closed the connection without an answer");
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        refuse(ctx, hop + " failed: " + cause.getMessage());
    }
}
