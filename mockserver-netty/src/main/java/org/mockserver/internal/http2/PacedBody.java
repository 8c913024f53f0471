package org.mockserver.internal.http2;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Http1Format;
import org.mockserver.internal.exchange.OutgoingResponse;

/** A body on its way out in DATA frames of a wanted size with pauses between them. */
final class PacedBody implements StreamBody {

    private final ServerConnection connection;
    private final StreamExchange exchange;
    private final OutgoingResponse response;
    private final int step;
    private int from;
    private @Nullable Future<?> pause;

    PacedBody(ServerConnection connection, StreamExchange exchange, OutgoingResponse response) {
        this.connection = connection;
        this.exchange = exchange;
        this.response = response;
        this.step = Http1Format.chunkBytes(response);
    }

    static boolean suits(OutgoingResponse response) {
        return response.framing().chunkDelayNanos() > 0 && response.framing().chunkSize() != null;
    }

    @Override
    public void start() {
        byte[] body = response.body();
        int start = from;
        from = Math.min(body.length, start + step);
        boolean last = from == body.length;
        ByteBuf piece = Unpooled.wrappedBuffer(body, start, from - start);
        if (last) {
            connection.responses().writeEnd(exchange, piece, response.trailers());
        } else {
            connection.responses().writeData(exchange, piece);
        }
        if (!last) {
            pause = connection.schedule(response.framing().chunkDelayNanos(), this::start);
        }
        connection.flushUnlessReading();
    }

    @Override
    public void abandon() {
        if (pause != null) {
            pause.cancel(false);
        }
    }
}
